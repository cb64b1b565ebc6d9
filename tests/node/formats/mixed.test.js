// Files with several kinds of games in them: all of them are read, or told of.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { readGames } from "flipside/formats";
import { Game } from "flipside/game";

const SGF = "(;GM[2];B[f5];W[f6])";
const GGF = "(;GM[Othello]PB[x]PW[y]TY[8]B[f5]W[d6]B[c4];)";
const PGN = '[Black "Ann"]\n[White "Bob"]\n\n1. f5 d6 2. c3 {(;GM[2];B[c4])} *\n';
const BOARD = `${Game.parse("f5d6c3").board.match(/.{8}/g)?.join("\n")}\nWhite to move\n`;

/** The moves of the games, and what is told. @param {string} text */
function read(text) {
  const { games, problems } = readGames(text);
  return [...games.map(({ game }) => game.moves.join("")), ...problems.map(({ message }) => message)];
}

suite("one behind the other", () => {
  for (const [name, text, expected] of /** @type {const} */ ([
    ["PGN and SGF", `${PGN}\n${SGF}`, ["f5d6c3", "f5f6"]],
    ["tags alone and SGF", `[Black "Ann"]\n${SGF}`, ["", "f5f6"]],
    ["SGF and PGN", `${SGF}\n\n${PGN}`, ["f5f6", "f5d6c3"]],
    ["SGF, PGN, GGF and PGN", `${SGF}\n${PGN}\n${GGF}\n${PGN}`, ["f5f6", "f5d6c3", "f5d6c4", "f5d6c3"]],
    ["words in parentheses and PGN", `well (; that was it\n\n${PGN}`, ["f5d6c3"]],
    ["words in parentheses and SGF", `well (;-) that was it\n\n${SGF}`, ["f5f6"]],
  ]))
    test(name, () => assert.deepEqual(read(text), expected));

  const outside = "text outside of the games: expected none with moves or a board in it: it was passed over";
  for (const [name, text, expected] of /** @type {const} */ ([
    ["moves before PGN", `f5d6c3d3\n\n${PGN}`, ["f5d6c3", outside]],
    ["a board before SGF", `${BOARD}\n${SGF}`, ["f5f6", outside]],
    ["a board behind SGF", `${SGF}\n${BOARD}`, ["f5f6", outside]],
    ["a board between GGF and PGN", `${GGF}\n${BOARD}\n${PGN}`, ["f5d6c4", "f5d6c3", outside]],
  ]))
    test(`but ${name} is told of`, () => assert.deepEqual(read(text), expected));
});

test("a game with names that has no legal move is refused, and none is made of its later moves", () => {
  for (const text of [
    '[Event "E"]\n[Black "A"]\n[White "B"]\n\n1. a1 f5 2. d6 c3 3. d3 c4\n',
    "(;GM[2]PB[A];B[a1];W[f5];B[d6];W[c3];B[d3];W[c4])",
  ])
    assert.throws(() => readGames(text), { code: "INVALID_POSITION", message: /^move 1: .*found "a1"$/ });
});

suite("saved games", () => {
  const one = JSON.stringify(Game.parse("f5d6"));
  const two = JSON.stringify(Game.parse("f5f6"));
  test("on lines of their own, and in an object", () => {
    assert.deepEqual(read(`${one}\n${two}\n`), ["f5d6", "f5f6"]);
    assert.deepEqual(read(`{"games":[${one},${two}]}`), ["f5d6", "f5f6"]);
  });
  test("and a line that is none is told of", () => {
    const [first, second, told] = read(`${one}\n{"start":\n${two}`);
    assert.deepEqual([first, second], ["f5d6", "f5f6"]);
    assert.match(told, /expected a text, found/);
  });
  test("of other programs, which have no start, keep their names", () => {
    const games = [
      { id: 1, black: "Ann", white: "Bob", moves: "f5d6c3" },
      { id: 2, black: "Cid", white: "Dee", moves: ["F5", "f6", "a1"] },
    ];
    for (const text of [JSON.stringify(games), games.map((game) => JSON.stringify(game)).join("\n")]) {
      const [first, second] = readGames(text).games;
      assert.deepEqual([first?.black, first?.white, first?.game.transcript], ["Ann", "Bob", "f5d6c3"]);
      assert.deepEqual([second?.black, second?.game.transcript], ["Cid", "f5f6"]);
      assert.match(second?.problem?.message ?? "", /^move 3: .*found "a1"$/);
    }
  });
  test("without a cursor are at their end", () => {
    const { start, moves } = JSON.parse(one);
    assert.equal(readGames(JSON.stringify({ start, moves })).games[0]?.game.ply, 2);
  });
});
