// What a review makes of the reports of its searches, which a worker here has been told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EnginePool, Game } from "flipside";
import { engineFor, OVER } from "./engines.js";

/** @import { Line, Review } from "flipside" */
/** @import { TestContext } from "node:test" */
/**
 * @typedef {Partial<Omit<Line, "move">> & { move: string, score: number, stopped?: string, waits?: boolean }} Told `waits`: until it is
 *   stopped
 */

/** A worker that answers a search by the position's ply, the discs besides the first four. @param {Record<number, Told>} told */
function teller(told) {
  const script = `
    import { parentPort } from "node:worker_threads";
    const told = ${JSON.stringify(told)};
    const count = (word) => word.toString(2).replaceAll("0", "").length;
    let held;
    let isStopped = false;
    const search = (words, answer) => {
      const ply = count(words[0] | words[1]) - 4;
      const { stopped = "depth", waits, ...line } = told[ply];
      const { move } = line;
      const turn = ply % 2 ? "white" : "black";
      const lines = move ? [{ exact: true, depth: 5, selectivity: 100, pv: [move], ...line }] : [];
      const tell = () => answer({ turn, lines, nodes: 100, elapsedMs: 8, source: "search", stopped });
      if (waits) held = tell;
      else tell();
    };
    parentPort.on("message", ({ id, method, args }) => {
      const post = (result) => parentPort.postMessage({ id, result });
      if (method === "stop") {
        isStopped = true;
        return held?.();
      }
      isStopped = false;
      if (method === "run") return search(args[0], post);
      if (method !== "runAll") return post();
      const [all, count] = args;
      const size = all.length / count;
      const next = (at) => {
        if (at === count || isStopped) return post();
        search(all.subarray(size * at, size * (at + 1)), (report) => {
          parentPort.postMessage({ id, reports: [report] });
          next(at + 1);
        });
      };
      next(0);
    });`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}

/**
 * The review of a game by such a worker.
 * @param {TestContext} t
 * @param {string} game
 * @param {Record<number, Told>} told
 * @returns {Promise<Review>}
 */
async function reviewed(t, game, told) {
  return (await engineFor(t, { worker: teller(told) })).review(game, { depth: 5 });
}

const GAME = "f5d6c3d3";

test("a move is compared with the best one, and one that turns out better counts as the best, but is not proven", async (t) => {
  const { moves, ...review } = await reviewed(t, GAME, {
    0: { move: "f5", score: 1 },
    1: { move: "f6", score: -3 },
    2: { move: "c4", score: 2 },
    3: { move: "f4", score: -1 },
    4: { move: "c4", score: 7, depth: 4, selectivity: 95, exact: false, pv: ["c4", "b3"] },
  });
  const searched = { exact: true, depth: 5, selectivity: 100 };
  assert.deepEqual(moves, [
    {
      ply: 0,
      turn: "black",
      move: "f5",
      score: 1,
      line: { ...searched, move: "f5", score: 1, pv: ["f5"] },
      best: { ...searched, move: "f5", score: 1, pv: ["f5"] },
      loss: 0,
      forced: false,
    },
    // Worth what the best reply leaves, which is more than what was found before.
    {
      ply: 1,
      turn: "white",
      move: "d6",
      score: -2,
      line: { ...searched, move: "d6", score: -2, depth: 6, pv: ["d6", "c4"] },
      best: { move: "d6", score: -2, exact: false, depth: 6, selectivity: 100, pv: ["d6", "c4"] },
      loss: 0,
      forced: false,
    },
    {
      ply: 2,
      turn: "black",
      move: "c3",
      score: 1,
      line: { ...searched, move: "c3", score: 1, depth: 6, pv: ["c3", "f4"] },
      best: { ...searched, move: "c4", score: 2, pv: ["c4"] },
      loss: 1,
      forced: false,
    },
    {
      ply: 3,
      turn: "white",
      move: "d3",
      score: -7,
      line: { move: "d3", score: -7, exact: false, depth: 5, selectivity: 95, pv: ["d3", "c4", "b3"] },
      best: { ...searched, move: "f4", score: -1, pv: ["f4"] },
      loss: 6,
      forced: false,
    },
  ]);
  assert.deepEqual(review, {
    loss: { black: 1, white: 6 },
    done: 4,
    total: 4,
    nodes: 500,
    elapsedMs: 40,
    stopped: "depth",
  });
});

test("a move that is worth as much as the best one loses nothing, and the best one stays", async (t) => {
  const { moves } = await reviewed(t, "f5d6", {
    0: { move: "f5", score: 0 },
    1: { move: "f6", score: -3 },
    2: { move: "c3", score: 3 },
  });
  const { score, best, loss } = moves[1];
  assert.deepEqual([score, best.move, best.exact, loss], [-3, "f6", true, 0]);
});

test("the line of the best move goes on as the next position says, unless its score is proven", async (t) => {
  const next = { move: "d6", score: -3, pv: ["d6", "c3", "d3"] };
  for (const [exact, pv] of /** @type {const} */ ([
    [true, ["f5", "f6"]],
    [false, ["f5", "d6", "c3", "d3"]],
  ])) {
    const told = { 0: { move: "f5", score: 1, exact, pv: ["f5", "f6"] }, 1: next };
    const [{ line, best, score }] = (await reviewed(t, "f5", /** @type {Record<number, Told>} */ (told)))
      .moves;
    assert.deepEqual([line.pv, best.pv, score], [pv, pv, 1]);
  }
});

test("an image of the best move is the best move, with its score and its line mirrored, whatever the next position says", async (t) => {
  /** @type {Told} */
  const first = { move: "d3", score: 2, pv: ["d3", "c5", "f6"] };
  for (const [move, pv] of [
    ["f5", ["f5", "d6", "c3"]],
    ["c4", ["c4", "e3", "f6"]],
    ["e6", ["e6", "f4", "c3"]],
    ["d3", ["d3", "c5", "f6"]],
  ]) {
    const next = Game.parse(String(move)).legalMoves()[0];
    const [row] = (await reviewed(t, String(move), { 0: first, 1: { move: next, score: 9 } })).moves;
    const line = { move, score: 2, exact: true, depth: 5, selectivity: 100, pv };
    assert.deepEqual(row, {
      ply: 0,
      turn: "black",
      move,
      score: 2,
      line,
      best: line,
      loss: 0,
      forced: false,
    });
  }
});

test("an analysis asks for one of the moves that are the same by symmetry", async (t) => {
  const engine = await engineFor(t, { worker: teller({ 0: { move: "d3", score: 2, pv: ["d3", "c5"] } }) });
  const { lines } = await engine.analyze("", { depth: 5 });
  assert.deepEqual(
    lines.map(({ score, pv }) => [score, ...pv]),
    [
      [2, "d3", "c5"],
      [2, "c4", "e3"],
      [2, "f5", "d6"],
      [2, "e6", "f4"],
    ],
  );
});

test("the last move of a game that is over is worth its result", async (t) => {
  const won = OVER.match(/../g) ?? [];
  const told = Object.fromEntries(won.map((move, ply) => [ply, { move, score: ply % 2 ? -64 : 64 }]));
  const other = Game.parse(OVER)
    .at(8)
    .legalMoves()
    .find((move) => move !== "e3");
  assert.ok(other);
  told[8] = { move: other, score: 2 };
  const { score, best } = (await reviewed(t, OVER, told)).moves[8];
  assert.equal(score, 64);
  assert.deepEqual(best, { move: "e3", score, exact: false, depth: 1, selectivity: 100, pv: ["e3"] });
});

test("a search that is cut short is left out, and the review says that it was stopped", async (t) => {
  const engine = await engineFor(t, {
    worker: teller({
      0: { move: "f5", score: 1 },
      1: { move: "d6", score: 1, waits: true, stopped: "stop" },
      2: { move: "c3", score: 2 },
    }),
  });
  const search = engine.review("f5d6", { depth: 5 });
  /** @type {(string | null)[]} */
  const reasons = [];
  for await (const { stopped } of search) {
    reasons.push(stopped);
    search.stop();
  }
  const { moves, nodes, stopped } = await search;
  assert.deepEqual([moves.length, nodes, stopped], [0, 100, "stop"]);
  assert.deepEqual(reasons, [null, "stop"]);
});

test("a review that is stopped when its last search is done is whole", async (t) => {
  const engine = await engineFor(t, {
    worker: teller({ 0: { move: "f5", score: 1, waits: true }, 1: { move: "d6", score: 1 } }),
  });
  const search = engine.review("f5", { depth: 5 });
  for await (const _ of search) search.stop();
  const { done, total, stopped } = await search;
  assert.deepEqual([done, total, stopped], [1, 1, "depth"]);
});

test("a move before a position that was not searched is compared only when it is the best one", async (t) => {
  // One engine waits at ply 3 until the other has searched the positions before it.
  const game = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8";
  /** @type {Record<number, Told>} */
  const told = Object.fromEntries(
    Array.from({ length: 15 }, (_, ply) => [
      ply,
      { move: game.slice(2 * ply, 2 * ply + 2) || "c6", score: 1 },
    ]),
  );
  told[3] = { ...told[3], waits: true, stopped: "stop" };
  for (const [best, done] of /** @type {const} */ ([
    ["c3", 3],
    ["c4", 2],
  ])) {
    told[2] = { move: best, score: 4 };
    const pool = await EnginePool.create({ workers: 2, tableBits: 8, worker: teller(told) });
    t.after(() => pool.dispose());
    const search = pool.review(game, { depth: 5 });
    for await (const review of search) if (review.nodes === 1400) search.stop();
    const { moves } = await search;
    assert.deepEqual(
      moves.map(({ ply }) => ply),
      [...[0, 1, 2].slice(0, done), ...Array.from({ length: 10 }, (_, index) => 4 + index)],
    );
    if (done === 3) assert.deepEqual([moves[2].score, moves[2].loss], [4, 0]);
  }
});

test("a worker's illegal move is named, and so is that there is none", async (t) => {
  const none = /** @type {Told} */ ({});
  await assert.rejects(reviewed(t, "f5", { 0: { move: "f5", score: 1 }, 1: none }), {
    code: "CRASHED",
    message: /answered with no move at -{20}/,
  });
  await assert.rejects(reviewed(t, "f5", { 0: { move: "f5", score: 1 }, 1: { move: "a1", score: 1 } }), {
    code: "CRASHED",
    message: /answered with the illegal move a1 at -{20}/,
  });
});
