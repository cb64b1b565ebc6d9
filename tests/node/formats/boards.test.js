import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { readGames } from "flipside/formats";
import { Game } from "flipside/game";

const GAME = Game.parse("f5d6c3d3c4f4f6f3e6e7");
const RULE = `+${"---+".repeat(8)}`;
const ROWS = GAME.board.match(/.{8}/g) ?? [];

/** The rows with each square written another way. @param {Record<string, string>} signs @param {string} [between] */
function drawn(signs, between = " ") {
  return ROWS.map((row) => [...row].map((cell) => signs[cell]).join(between));
}

suite("a board is found in a text", () => {
  const plain = drawn({ X: "X", O: "O", "-": "-" });
  for (const [written, text] of Object.entries({
    "in rows": `${plain.join("\n")}\nBlack to move`,
    "with coordinates on the left": `  a b c d e f g h\n${plain.map((row, index) => `${index + 1} ${row}`).join("\n")}\nblack to play`,
    "with coordinates on all sides": `  A B C D E F G H\n${plain.map((row, index) => `${index + 1} ${row} ${index + 1}`).join("\n")}\n  A B C D E F G H\nX to move`,
    "with coordinates close to it": `${ROWS.map((row, index) => `${index + 1}${row}${index + 1}`).join("\n")}\nX to move`,
    "with words beside it": plain
      .map((row, index) => `${index + 1} ${row}   ${index === 3 ? "Turn: black" : "Score 5"}`)
      .join("\n"),
    "of discs": `${drawn({ X: "●", O: "○", "-": "・" }, "").join("\n")}\n●`,
    "of discs, where the side is named in Japanese": `黒番\n${drawn({ X: "●", O: "◯", "-": "＋" }, "").join("\n")}`,
    "of discs in color": `${drawn({ X: "⚫", O: "⚪", "-": "🟩" }, "").join("\n")}\n⚫ to move`,
    "in a frame with blank squares": `${RULE}\n${drawn({ X: "X", O: "O", "-": " " }, " | ")
      .map((row) => `| ${row} |`)
      .join(`\n${RULE}\n`)}\n${RULE}\nside to move: black`,
    "on one line": `${GAME.board} X`,
    "on one line with blanks": `${[...GAME.board].join(" ")} X`,
    "on one line among others": `The position:\n\n${GAME.board} X\n\nfrom last week`,
  })) {
    test(written, () => {
      const { format, games, question } = readGames(text);
      assert.deepEqual([format, question], ["board", null]);
      assert.deepEqual(
        games.map(({ game, problem }) => [game.toString(), problem]),
        [[GAME.toString(), null]],
      );
    });
  }

  test("with white to move as well", () => {
    for (const side of ["White to move", "O to move", "turn: white", "白番", "○"]) {
      const { games } = readGames(`${plain.join("\n")}\n${side}`);
      assert.equal(games[0]?.game.turn, "white", side);
    }
  });

  test("and each of several", () => {
    const next = GAME.after(GAME.legalMoves()[0] ?? "");
    const { games } = readGames(`${GAME}\nand then\n${next}`);
    assert.deepEqual(
      games.map(({ game }) => game.toString()),
      [`${GAME}`, `${next}`],
    );
  });

  test("without a side to move it is a question, and the answer is taken", () => {
    for (const text of [plain.join("\n"), GAME.board, `Look:\n${plain.join("\n")}\nBlack: 7, White: 7`]) {
      assert.deepEqual(readGames(text), {
        format: "board",
        games: [],
        problem: null,
        problems: [],
        encoding: null,
        question: { asks: "turn", board: GAME.board },
      });
      for (const turn of /** @type {const} */ (["black", "white"])) {
        const { games, question } = readGames(text, { turn });
        assert.deepEqual([question, games.length, games[0]?.game.turn], [null, 1, turn]);
        assert.equal(games[0]?.game.board, GAME.board);
      }
    }
  });

  test("a side that is named counts, whatever the option says", () => {
    assert.equal(readGames(`${GAME.board} X`, { turn: "white" }).games[0]?.game.turn, "black");
  });

  test("with an empty center it is refused by the square", () => {
    const text = `${"X".repeat(16)}${"-".repeat(48)} X`;
    assert.throws(() => readGames(text), { code: "INVALID_POSITION", message: /d4: expected a disc/ });
  });

  test("seven rows are no board, nor are they with a line of words between them", () => {
    assert.throws(() => readGames(plain.slice(1).join("\n")), { code: "INVALID_POSITION" });
    const broken = plain.toSpliced(4, 1, "and then").join("\n");
    assert.throws(() => readGames(broken), { code: "INVALID_POSITION", message: /found "a"$/ });
  });

  test("fewer than 64 squares on a long line are no board", () => {
    assert.equal(readGames(`${"X O ".repeat(17)}\nf5d6`).games[0]?.game.transcript, "f5d6");
  });

  test("eight rows without a disc are no board", () => {
    assert.equal(readGames(`${"--------\n".repeat(8)}f5d6`).games[0]?.game.transcript, "f5d6");
  });
});
