import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { keepingOutcome } from "../../../js/book/choice.js";
import { pick, randomFrom } from "../../support/random.js";
import { ENDGAME, OVER } from "../engines.js";
import { BOOK, KNOWN } from "./books.js";

/** The eight symmetries, as maps of squares. @type {((square: string) => string)[]} */
const SYMMETRIES = [0, 1, 2, 3, 4, 5, 6, 7].map((symmetry) => (square) => {
  const [file, rank] = ["abcdefgh".indexOf(square[0]), Number(square[1]) - 1];
  const [across, up] = symmetry & 4 ? [rank, file] : [file, rank];
  return `${"abcdefgh"[symmetry & 1 ? 7 - across : across]}${(symmetry & 2 ? 7 - up : up) + 1}`;
});

/** The position of a game turned or mirrored, as text. @param {Game} game @param {(square: string) => string} symmetry */
function imageOf(game, symmetry) {
  const squares = Array(64);
  for (const [index, disc] of [...game.board].entries()) {
    const image = symmetry(`${"abcdefgh"[index % 8]}${(index >> 3) + 1}`);
    squares["abcdefgh".indexOf(image[0]) + 8 * (Number(image[1]) - 1)] = disc;
  }
  return `${squares.join("")} ${game.turn === "black" ? "X" : "O"}`;
}

/** A game of moves of the book, to a position that it knows. @param {number} seed */
function bookGame(seed) {
  const random = randomFrom(seed);
  const game = new Game();
  for (;;) {
    const moves = BOOK.lookup(game)?.moves ?? [];
    if (moves.length === 0 || random() < 0.1) return game;
    game.play(pick(random, moves).move);
    if (BOOK.lookup(game)) continue;
    game.undo();
    return game;
  }
}

test("the book has at least 120,000 positions, and tells of each move the score, the depth and the confidence", () => {
  assert.ok(BOOK.size >= 120_000, `${BOOK.size}`);
  const entry = BOOK.lookup(KNOWN);
  assert.ok(entry);
  assert.equal(entry.name, "Perpendicular");
  assert.ok(entry.moves.length > 1);
  assert.equal(entry.moves[0].score, entry.score);
  for (const { move, score, depth, selectivity } of entry.moves) {
    assert.ok(new Game().play("f5").play("d6").play("c3").legalMoves().includes(move));
    assert.ok(Number.isInteger(score) && score <= entry.score);
    assert.ok(depth > 5 && selectivity >= 73);
  }
});

test("moves come best first, and each leads to a position that the book gives the same score", () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const game = bookGame(seed);
    const moves = BOOK.lookup(game)?.moves ?? [];
    const scores = moves.map(({ score }) => score);
    assert.deepEqual(
      scores,
      scores.toSorted((one, other) => other - one),
    );
    for (const { move, score, depth } of moves) {
      const next = game.after(move);
      const known = BOOK.lookup(next);
      if (!known) continue;
      assert.equal(
        score,
        next.turn === game.turn ? known.score : 0 - known.score,
        `${game.transcript} ${move}`,
      );
      assert.equal(depth, known.depth + 1);
    }
  }
});

test("every symmetric image of a position finds the same scores", () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const game = bookGame(seed);
    const entry = BOOK.lookup(game);
    assert.ok(entry, game.transcript);
    const scores = entry.moves.map(({ score }) => score);
    for (const symmetry of SYMMETRIES) {
      const image = BOOK.lookup(imageOf(game, symmetry));
      assert.deepEqual([image?.score, image?.depth], [entry.score, entry.depth]);
      // A position with symmetries of its own keeps one of several equal moves out of the book.
      const found = image?.moves.map(({ score }) => score) ?? [];
      assert.deepEqual([...new Set(found)], [...new Set(scores)], `${game}`);
    }
  }
});

test("the order of moves does not matter", () => {
  for (const [one, other] of [
    ["f5d6c7f4g3", "f5f4g3d6c7"],
    ["f5d6c4d3c3", "f5d6c3d3c4"],
  ]) {
    const [first, second] = [one, other].map((moves) => BOOK.lookup(Game.parse(moves)));
    assert.equal(Game.parse(one).toString(), Game.parse(other).toString());
    assert.deepEqual(first && { ...first, name: "" }, second && { ...second, name: "" });
  }
});

test("lines follow the best moves to where the book ends, and name the opening there", () => {
  const lines = BOOK.lines(KNOWN);
  const entry = BOOK.lookup(KNOWN);
  assert.deepEqual(
    lines.map(({ name: _, pv: __, ...known }) => known),
    entry?.moves,
  );
  for (const { move, pv, name } of lines) {
    assert.equal(pv[0], move);
    const game = Game.parse(KNOWN);
    for (const [index, best] of pv.entries()) {
      if (index > 0) assert.equal(BOOK.lookup(game)?.moves[0].move, best);
      game.play(best);
    }
    assert.deepEqual(BOOK.lookup(game)?.moves ?? [], []);
    assert.equal(name, game.openingName());
  }
  assert.ok(lines.some(({ pv }) => pv.length > 5));
});

test("what it does not know is null, and has no lines", () => {
  for (const position of [ENDGAME, OVER]) {
    assert.equal(BOOK.lookup(position), null);
    assert.deepEqual(BOOK.lines(position), []);
  }
});

test("a game is looked up at its cursor, and stays as it is", () => {
  const game = Game.parse("f5d6c3d3c4").goTo(3);
  assert.deepEqual(BOOK.lookup(game), BOOK.lookup(KNOWN));
  assert.deepEqual(BOOK.lines(game), BOOK.lines(KNOWN));
  assert.deepEqual([game.ply, game.moves.length], [3, 5]);
});

test("what is no position is refused", () => {
  for (const [position, code] of /** @type {[any, string][]} */ ([
    ["hello", "INVALID_POSITION"],
    ["f5a1", "ILLEGAL_MOVE"],
    [42, "INVALID_POSITION"],
    [undefined, "INVALID_POSITION"],
    [Object.create(Game.prototype), "INVALID_POSITION"],
  ]))
    for (const call of [() => BOOK.lookup(position), () => BOOK.lines(position)])
      assert.throws(call, { name: "FlipsideError", code });
});

test("a choice gives up neither a proven win nor a proven draw", () => {
  const searched = (/** @type {number} */ score, depth = 10, selectivity = 100) => ({
    score,
    depth,
    selectivity,
  });
  const [win, draw, loss] = [searched(2), searched(0), searched(-2)];
  const [early, selective] = [searched(8, 9), searched(6, 10, 73)];
  for (const [moves, kept] of [
    [[early, selective, win, draw, loss], [win]],
    [
      [early, selective, draw, loss],
      [early, selective, draw],
    ],
    [
      [early, selective, loss],
      [early, selective, loss],
    ],
    [
      [early, selective],
      [early, selective],
    ],
  ])
    assert.deepEqual(keepingOutcome(moves, 10), kept);
});
