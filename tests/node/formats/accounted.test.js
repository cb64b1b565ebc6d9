// Nothing of a text of moves is lost: each line is in a game, or told of.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { readGames } from "flipside/formats";
import { Game } from "flipside/game";
import { pick, randomFrom } from "../../support/random.js";

/** The moves of the games of a text, without passes. @param {string} text */
const transcriptsIn = (text) =>
  readGames(text).games.map(({ game }) => game.moves.filter((move) => move !== "pass").join(""));

/** @param {string} text */
const problemsIn = (text) => readGames(text).problems.map(({ message, place }) => [message, place]);

/** A game from the start of some random moves, often of few. @param {() => number} random */
function randomLine(random) {
  const game = new Game();
  for (let left = 1 + Math.floor(random() ** 3 * 60); left > 0 && !game.isOver; left -= 1)
    game.play(pick(random, game.legalMoves()));
  return game.transcript;
}

/** The ways in which a line can be written. @type {readonly ((moves: string, index: number) => string)[]} */
const WRITTEN = [
  (moves) => moves,
  (moves) => `  ${moves.toUpperCase()}`,
  (moves) => (moves.match(/../g) ?? []).join(" "),
  (moves) => (moves.match(/../g) ?? []).join(", "),
  (moves) => (moves.match(/.{1,4}/g) ?? []).map((pair, index) => `${index + 1}. ${pair}`).join(" "),
  (moves, index) => `${index + 1}. ${moves}`,
  (moves, index) => `${index + 1}) ${moves}`,
];

suite("each line of a text of moves is in a game, or told of", () => {
  test("lines of one move are games", () => {
    assert.deepEqual(transcriptsIn("d3\nd3"), ["d3", "d3"]);
    assert.deepEqual(transcriptsIn("f5\nd3\nc4"), ["f5", "d3", "c4"]);
    assert.deepEqual(transcriptsIn("1. d3\n2. c4\n\n3. e6\n"), ["d3", "c4", "e6"]);
    const many = Array.from({ length: 300 }, () => "d3");
    assert.deepEqual(transcriptsIn(many.join("\n")), many);
  });

  test("a line that goes on with the one before it is of its game", () => {
    assert.deepEqual(transcriptsIn("f5\nd6\nc3\nd3"), ["f5d6c3d3"]);
    assert.deepEqual(transcriptsIn("1. f5 d6\n2. c3 d3\n3. c4 f4"), ["f5d6c3d3c4f4"]);
  });

  test("games of a numbered list do not go on with each other", () => {
    assert.deepEqual(transcriptsIn("1. f5d6c3\n2. d3c3c4\n3. f5f6e6"), ["f5d6c3", "d3c3c4", "f5f6e6"]);
  });

  test("a line of moves among words that is in no game is told of", () => {
    const text = "Try these:\nd3\nc4\nf5d6c3d3\nor a8\n";
    assert.deepEqual(transcriptsIn(text), ["f5d6c3d3"]);
    const found =
      'text: expected all moves to be in a game, found 2 lines of moves that are in none: "d3", "c4"';
    assert.deepEqual(problemsIn(text), [[found, text.indexOf("d3")]]);
    assert.deepEqual(problemsIn("f5d6c3d3\nand\n a1 b1 \nof those"), [
      ['text: expected all moves to be in a game, found a line of moves that is in none: "a1 b1"', 13],
    ]);
  });

  test("what stands behind a mistake is told of by the game that has it", () => {
    const { games, problems } = readGames("1. f5 d6\n2. c3 d3\n3. a8 f4\n4. e6 f6\n");
    assert.deepEqual([games.map(({ game }) => game.transcript), problems], [["f5d6c3d3"], []]);
    assert.match(String(games[0]?.problem?.message), /^move 5: expected .*, found "a8"$/);
  });

  test("whatever legal games stand on the lines", () => {
    const random = randomFrom(14);
    for (let round = 0; round < 300; round += 1) {
      const write = pick(random, WRITTEN);
      const lines = Array.from({ length: 1 + Math.floor(random() * 8) }, () => randomLine(random));
      const text = lines.map((line, index) => write(line, index)).join(pick(random, ["\n", "\r\n", "\n\n"]));
      const { games, problems } = readGames(text);
      assert.deepEqual([transcriptsIn(text).join(""), problems], [lines.join(""), []], text);
      for (const { problem } of games) assert.equal(problem, null, text);
    }
  });
});
