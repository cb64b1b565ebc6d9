// Boards as other programs, forums and sheets draw them, and where they name the side to move.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { readGames } from "flipside/formats";
import { Game } from "flipside/game";

const GAME = Game.parse("f5d6c3d3c4f4f6f3");
const BLACK = GAME.toString();
const WHITE = Game.parse("f5d6c3d3c4f4f6").toString();
const rowsOf = (/** @type {string} */ board) => board.slice(0, 64).match(/.{8}/g) ?? [];
const ROWS = rowsOf(BLACK);

/** The squares of the rows in other signs. @param {string} x @param {string} o @param {string} empty */
function cells(x, o, empty) {
  return ROWS.map((row) => [...row].map((cell) => ({ X: x, O: o })[cell] ?? empty));
}

/** The starts that are read. @param {string} text */
function startsIn(text) {
  return readGames(text).games.map(({ game }) => game.start);
}

const flat = (/** @type {string[][]} */ rows, between = "") =>
  rows.map((row) => row.join(between)).join("\n");

suite("a board is read as it is drawn", () => {
  const discs = cells("●", "○", "　");
  const heavy = discs.map((row) => `┃${row.join("┃")}┃`).join("\n┣━╋━╋━╋━╋━╋━╋━╋━┫\n");
  const double = cells("●", "○", " ")
    .map((row) => `║${row.join("║")}║`)
    .join("\n╠═╬═╬═╬═╬═╬═╬═╬═╣\n");
  const table = cells("●", "○", " ").map((row, index) => `|${index + 1}|${row.join("|")}|`);
  const showboard = cells("X", "O", ".").map((row, index) => ` ${index + 1} ${row.join(" ")} ${index + 1}`);
  for (const [name, text] of Object.entries({
    "in a heavy frame": `┏━┳━┳━┳━┳━┳━┳━┳━┓\n${heavy}\n┗━┻━┻━┻━┻━┻━┻━┻━┛\n黒番`,
    "in a double frame": `╔═╦═╦═╦═╦═╦═╦═╦═╗\n${double}\n╚═╩═╩═╩═╩═╩═╩═╩═╝\nBlack to move`,
    "as a table": `| |a|b|c|d|e|f|g|h|\n|-|-|-|-|-|-|-|-|-|\n${table.join("\n")}\nBlack to move`,
    "by showboard": `=\n   A B C D E F G H\n${showboard.join("\n")}\n   A B C D E F G H\n\nBlack to move\n`,
    "on crossings": `${flat(cells("●", "○", "┼"))}\n黒番`,
    "with a number sign": `${flat(cells("#", "O", "."), " ")}\n# to move`,
    "with an at sign": `${flat(cells("@", "O", "."), " ")}\n@ to move`,
    "with large discs": `${flat(cells("⬤", "◯", "·"), " ")}\nBlack to play`,
    "with Japanese numbers": `${flat(cells("●", "○", "・").map((row, index) => ["一二三四五六七八"[index], ...row]))}\n黒番`,
    "with blank lines": `${ROWS.join("\n\n")}\n\nX to move`,
    "in a quotation": [...ROWS, "Black to move"].map((line) => `> ${line}`).join("\n"),
    "in a comment of a program": [...ROWS, "Black to move"].map((line) => `// ${line}`).join("\n"),
    "as a list with null": `{"board":${JSON.stringify(cells("black", "white", "")).replaceAll('""', "null")},"turn":"black"}`,
    "as a list with empty texts": `{"board":${JSON.stringify(cells("B", "W", ""))},"turn":"B"}`,
    "as rows of digits": `board = [\n${cells("1", "2", "0")
      .map((row) => `  [${row.join(", ")}],`)
      .join("\n")}\n]\nturn = 1`,
    "as rows with -1": `[\n${cells("1", "-1", "0")
      .map((row) => `  [${row.join(", ")}],`)
      .join("\n")}\n]\ncurrent_player = 1`,
  }))
    test(name, () => assert.deepEqual(startsIn(text), [BLACK]));
});

suite("the side to move is found", () => {
  const board = BLACK.slice(0, 64);
  const rows = ROWS.join("\n");
  for (const text of [
    `${board},X`,
    `${board}\tX\t+18`,
    `X ${board}`,
    `black: ${board}`,
    `Position: ${board} Side to move: Black`,
    `${rows}\nNext: X`,
    `${rows}\nPlayer: X`,
    `${rows}\nCurrent player: BLACK`,
    `${rows}\n轮到黑方`,
    `${rows}\n黑方行棋`,
    `${rows}\n흑 차례`,
  ])
    test(JSON.stringify(text.replaceAll(/[-XO]{8}\n?/g, "")), () =>
      assert.deepEqual(startsIn(text), [BLACK]),
    );

  test("above each of several boards, or below each", () => {
    const [first, second] = [rows, rowsOf(WHITE).join("\n")];
    for (const text of [
      `Black to move:\n${first}\n\nWhite to move:\n${second}\n`,
      `Problem 1, black to play\n\n${first}\n\nProblem 2, white to play\n\n${second}\n`,
      `${first}\nBlack to move\n\n${second}\nWhite to move\n`,
      `X ${board}\nO ${WHITE.slice(0, 64)}`,
    ])
      assert.deepEqual(startsIn(text), [BLACK, WHITE], text);
  });
});
