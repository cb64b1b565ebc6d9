// Moves that are the same by symmetry: one of them is searched, and the others are worth the same.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { canonical, transform } from "flipside/game";
import { randomFrom } from "../support/random.js";
import { engineFor, poolFor } from "./engines.js";

/** @import { Engine, Line } from "flipside" */

/**
 * A board near the end of a game that is its own image in the diagonal from a1 to h8, or in both diagonals.
 * @param {number} seed
 * @param {boolean} inBoth
 */
function symmetricBoard(seed, inBoth) {
  const random = randomFrom(seed);
  const cells = Array.from({ length: 64 }, () => {
    const chance = random();
    if (chance < 0.14) return "-";
    return chance < 0.57 ? "X" : "O";
  });
  const at = (/** @type {number} */ file, /** @type {number} */ rank) => {
    const [low, high] = [Math.min(file, rank), Math.max(file, rank)];
    const isCenter = (low === 3 || low === 4) && (high === 3 || high === 4);
    const place = inBoth && low + high > 7 ? 8 * (7 - high) + 7 - low : 8 * low + high;
    return isCenter && cells[place] === "-" ? "X" : cells[place];
  };
  const board = Array.from({ length: 64 }, (_, index) => at(index % 8, index >> 3)).join("");
  return `${board} X`;
}

/** Boards with few empty squares where some move has an image. */
const BOARDS = Array.from({ length: 60 }, (_, seed) => symmetricBoard(seed, seed % 2 === 1)).filter(
  (text) => {
    const game = Game.parse(text);
    return (
      game.empties <= 10 &&
      game.legalMoves().length >= 3 &&
      groupsBySlowTwin(game).some(({ length }) => length > 1)
    );
  },
);

/** The eight images of a board, one by one, by turning and mirroring it. @param {string} board */
function imagesOf(board) {
  const rows = Array.from({ length: 8 }, (_, rank) => board.slice(8 * rank, 8 * rank + 8));
  const turned = (/** @type {string[]} */ each) =>
    each.map((_, file) =>
      each
        .map((row) => row[file])
        .toReversed()
        .join(""),
    );
  const all = [];
  for (let now = rows, turns = 0; turns < 4; turns += 1, now = turned(now))
    all.push(now.join(""), now.toReversed().join(""));
  return all;
}

/** The legal moves in groups that lead to images of the same board: the plain way. @param {Game} game */
function groupsBySlowTwin(game) {
  /** @type {string[][]} */
  const groups = [];
  for (const move of game.legalMoves()) {
    const images = imagesOf(game.after(move).board);
    const group = groups.find(([first]) => images.includes(game.after(/** @type {any} */ (first)).board));
    if (group) group.push(move);
    else groups.push([move]);
  }
  return groups;
}

/** The score with which the game ends for the side to move when the line is played. @param {Game} game @param {Line} line */
function resultOf(game, { pv }) {
  const end = game.clone();
  for (const move of pv) end.play(move);
  const result = end.result ?? Number.NaN;
  return game.turn === "black" ? result : 0 - result;
}

test("each image of a move has the score that solving gives it, and a line that reaches it", async (t) => {
  assert.ok(BOARDS.length >= 10, `${BOARDS.length} boards`);
  const solver = await engineFor(t, { worker: false });
  for (const engine of [await engineFor(t), await engineFor(t, { worker: false }), await poolFor(t)]) {
    for (const text of BOARDS) {
      const game = Game.parse(text);
      const { lines } = await engine.analyze(game, { depth: 60, selectivity: 100 });
      assert.deepEqual(lines.map(({ move }) => move).sort(), game.legalMoves().sort(), text);
      for (const line of lines) {
        const next = game.after(line.move);
        const { score } = await solver.solve(next);
        const expected = next.turn === game.turn ? score : 0 - score;
        assert.deepEqual([line.score, line.exact], [expected, true], `${line.move} at ${text}`);
        assert.equal(line.pv[0], line.move);
        assert.equal(resultOf(game, line), expected, `${line.pv} at ${text}`);
      }
    }
  }
});

test("images have one score where nothing is proven, while it is searched and in the answer", async (t) => {
  for (const engine of [await engineFor(t), await poolFor(t)]) {
    for (const text of ["", ...BOARDS]) {
      const game = Game.parse(text);
      const search = engine.analyze(game, { depth: 3 });
      for await (const { lines } of search) {
        const scores = new Map(lines.map(({ move, score }) => [String(move), score]));
        for (const group of groupsBySlowTwin(game))
          assert.equal(new Set(group.map((move) => scores.get(move))).size, 1, `${group} at ${text}`);
      }
    }
  }
});

test("one of the images is searched: the four first moves take the nodes of one", async (t) => {
  const engine = await engineFor(t);
  const nodesOf = async (/** @type {Parameters<Engine["analyze"]>[1]} */ options) => {
    await engine.newGame();
    return (await engine.analyze("", { depth: 8, ...options })).nodes;
  };
  const one = await nodesOf({ moves: ["d3"] });
  assert.deepEqual([await nodesOf({}), await nodesOf({ moves: ["d3", "e6"] })], [one, one]);
});

test("as many moves as are asked for, and no others, are among the images", async (t) => {
  for (const engine of [await engineFor(t), await poolFor(t)]) {
    const movesOf = async (/** @type {Parameters<Engine["analyze"]>[1]} */ options) =>
      (await engine.analyze("", { depth: 4, ...options })).lines.map(({ move }) => move);
    assert.deepEqual(await movesOf({}), ["d3", "c4", "f5", "e6"]);
    assert.deepEqual(await movesOf({ count: 3 }), ["d3", "c4", "f5"]);
    assert.deepEqual(await movesOf({ moves: ["e6", "f5"] }), ["f5", "e6"]);
    assert.deepEqual(await movesOf({ moves: ["e6", "f5"], count: 1 }), ["f5"]);
  }
});

test("all images of a position have one answer where the canonical one is searched", async (t) => {
  const engine = await engineFor(t);
  const game = Game.parse("f5d6c3d3c4f4f6f3");
  const answers = [];
  for (const symmetry of /** @type {const} */ ([0, 1, 2, 3, 4, 5, 6, 7])) {
    const { game: searched, inverse } = canonical(transform(game, symmetry));
    const { move, score, nodes } = await engine.search(searched, { depth: 6, fresh: true });
    answers.push({ move: transform(move, inverse), score, nodes });
  }
  const [{ move, ...first }] = answers;
  assert.deepEqual(
    answers,
    answers.map((_, symmetry) => ({ move: transform(move, /** @type {0} */ (symmetry)), ...first })),
  );
});
