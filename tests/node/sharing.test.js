// How a pool shares work: positions, games, and any items.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EnginePool } from "flipside";
import { sharesOf } from "../../js/request/shares.js";
import { ENDGAME, engineFor, LONG, poolFor } from "./engines.js";
import { randomGame } from "./games.js";

/** @import { Engine } from "flipside" */

/** @param {{ nodes: number }[]} answers */
const nodesOf = (answers) => answers.reduce((sum, { nodes }) => sum + nodes, 0);

test("a pool keeps its tables: the positions of games cost it little more than one engine", async (t) => {
  const games = Array.from({ length: 6 }, (_, seed) => randomGame(seed + 1));
  const positions = games.flatMap((game) => game.moves.map((_, ply) => game.at(ply)));
  const limits = /** @type {const} */ ({ level: 5 });
  const engine = await engineFor(t, { worker: false, tableBits: 16 });
  const alone = [];
  for (const position of positions) alone.push(await engine.search(position, limits));
  const pool = await poolFor(t, { workers: 2, tableBits: 16 });
  const shared = await Promise.all(positions.map((position) => pool.search(position, limits)));
  assert.ok(
    nodesOf(shared) <= 1.3 * nodesOf(alone),
    `${nodesOf(shared)} nodes, one engine ${nodesOf(alone)}`,
  );
});

test("`map` gives results in order, with a bounded number under way", async (t) => {
  const pool = await poolFor(t, { workers: 2 });
  let asked = 0;
  let most = 0;
  let given = 0;
  /** Has no end. */
  function* endless() {
    for (let depth = 1; ; depth = (depth % 5) + 1) {
      asked += 1;
      most = Math.max(most, asked - given);
      yield depth;
    }
  }
  for await (const { depth } of pool.map(endless(), (engine, depth) => engine.search(LONG, { depth }))) {
    assert.equal(depth, (given % 5) + 1);
    given += 1;
    if (given === 40) break;
  }
  assert.ok(most <= 2 * 4 + 1, `${most} items under way`);
  assert.equal((await pool.search(ENDGAME)).score, 18);
});

test("`map` throws what the work or the items throw, and what the pool refuses", async (t) => {
  const pool = await poolFor(t, { workers: 2 });
  const collect = async (/** @type {any} */ items, /** @type {any} */ work) => {
    const results = [];
    for await (const result of pool.map(items, work)) results.push(result);
    return results;
  };
  const search = (/** @type {Engine} */ engine, /** @type {string} */ position) =>
    engine.search(position, { depth: 2 });
  await assert.rejects(collect(["f5", "f5a1", "f5"], search), { code: "ILLEGAL_MOVE" });
  async function* broken() {
    yield "f5";
    throw new RangeError("no more lines");
  }
  await assert.rejects(collect(broken(), search), /no more lines/);
  await assert.rejects(collect(5, search), {
    code: "INVALID_OPTION",
    message: /^items: expected an iterable of items, found 5$/,
  });
  await assert.rejects(collect("f5d6", search), { code: "INVALID_OPTION", message: /found "f5d6"$/ });
  await assert.rejects(collect([], "search"), {
    code: "INVALID_OPTION",
    message: /^work: expected a function/,
  });
  assert.deepEqual(await collect([], search), []);
  assert.deepEqual(await collect(["f5"], () => 7), [7]);
  assert.equal((await pool.search(ENDGAME)).score, 18);
});

test("`map` refuses what iterates, but not over items, and says what it found", async (t) => {
  const pool = await poolFor(t, { worker: false });
  for (const [items, found] of /** @type {[any, string][]} */ ([
    [{ [Symbol.iterator]: () => 5 }, "an iterator, 5"],
    [{ [Symbol.asyncIterator]: () => undefined }, "an iterator, undefined"],
    [{ [Symbol.iterator]: () => ({ next: () => null }) }, "a result of `next`, null"],
    [{ [Symbol.asyncIterator]: () => ({ next: () => 5 }) }, "a result of `next`, 5"],
  ])) {
    const loop = async () => {
      for await (const each of pool.map(items, () => {})) assert.fail(`${each}`);
    };
    const message = `items: expected an iterable of items, found ${found}`;
    await assert.rejects(loop(), { name: "FlipsideError", code: "INVALID_OPTION", message });
  }
});

test("`map` ends its items when its loop is left, takes no more of them, and ends nothing that has ended", async (t) => {
  const pool = await poolFor(t, { worker: false });
  const asked = [0, 0];
  const returned = [0, 0];
  let give = () => {};
  /** Three items at once, a fourth when it is told to. @param {number} round */
  const itemsOf = (round) => ({
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        asked[round] += 1;
        if (asked[round] > 3 && round === 1) return { done: true, value: 0 };
        if (asked[round] === 4) await new Promise((resolve) => (give = () => resolve(undefined)));
        return { done: false, value: asked[round] };
      },
      return: async () => {
        returned[round] += 1;
        return { done: true, value: 0 };
      },
    }),
  });
  /** @type {number[]} */
  const worked = [];
  const work = (/** @type {Engine} */ _, /** @type {number} */ item) => worked.push(item);
  for await (const _ of pool.map(itemsOf(0), work)) if (asked[0] === 4) break;
  give();
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const before = worked.length;
  assert.deepEqual([asked[0], returned[0], worked.includes(4)], [4, 1, false]);
  for await (const _ of pool.map(itemsOf(1), work));
  // Not every iterator can be told to end.
  const endless = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 5 }) }) };
  for await (const _ of pool.map(endless, () => 1)) break;
  assert.deepEqual([returned[1], worked.length - before], [0, 3]);
});

test("an item of `map` that waits for an engine is not begun when its loop has been left", async (t) => {
  const pool = await poolFor(t, { workers: 1 });
  /** @type {number[]} */
  const begun = [];
  const work = async (/** @type {Engine} */ engine, /** @type {number} */ item) => {
    begun.push(item);
    if (item > 1) await engine.search(LONG, { budgetMs: 600_000 });
  };
  for await (const _ of pool.map([1, 2, 3, 4], work)) {
    while (!begun.includes(2)) await new Promise((resolve) => setImmediate(resolve));
    break;
  }
  assert.equal((await pool.search(ENDGAME)).score, 18);
  assert.deepEqual(begun, [1, 2]);
});

test("an engine that `map` lent cannot be used after its item is done", async (t) => {
  const pool = await poolFor(t, { workers: 1 });
  /** @type {Engine[]} */
  const lent = [];
  for await (const { depth } of pool.map(["f5"], (engine, position) => {
    lent.push(engine);
    return engine.search(position, { depth: 2 });
  })) {
    assert.equal(depth, 2);
  }
  await assert.rejects(lent[0].search("f5"), { code: "DISPOSED", message: /`map`.* is done/ });
});

test("a pool's review is of every move, in order, and like one engine's when it is reproducible", async (t) => {
  const game = randomGame(5);
  const pool = await poolFor(t, { workers: 3, reproducible: true });
  const counts = [];
  const search = pool.review(game, { depth: 4 });
  for await (const { done } of search) counts.push(done);
  const review = await search;
  assert.deepEqual(
    review.moves.map(({ ply, move }) => [ply, move]),
    game.moves.map((move, ply) => [ply, move]),
  );
  assert.deepEqual(
    [review.done, review.total, counts.at(-1), review.stopped],
    [game.moves.length, game.moves.length, game.moves.length, "depth"],
  );
  const alone = await poolFor(t, { workers: 1, reproducible: true });
  assert.deepEqual((await alone.review(game, { depth: 4 })).moves, review.moves);
});

test("a pool's review with a survey searches each position to its limit once, whoever has surveyed it", async (t) => {
  const game = randomGame(5);
  const pool = await poolFor(t, { workers: 3 });
  const { moves, done, stopped } = await pool.review(game, { depth: 5, surveyMs: 0 });
  assert.deepEqual([done, stopped], [game.moves.length, "depth"]);
  assert.ok(moves.every(({ provisional, best }) => !provisional && (best.exact || best.depth >= 5)));
});

test("a pool is disposed though a call is on some of its engines only, or the work of an item never ends", async (t) => {
  const disposed = { code: "DISPOSED" };
  const half = await EnginePool.create({ workers: 2, tableBits: 8 });
  const calls = [half.search(LONG, { budgetMs: 600_000 }), half.newGame()];
  const rejected = Promise.all(calls.map((call) => assert.rejects(call, disposed)));
  await half.dispose();
  await rejected;
  const stuck = await poolFor(t, { workers: 1 });
  const next = stuck.map([1], () => new Promise(() => {})).next();
  const refused = assert.rejects(next, disposed);
  await stuck.search(ENDGAME, { signal: AbortSignal.timeout(20) }).catch(() => {});
  await stuck.dispose();
  await refused;
});

test("a pool's analysis says why it stopped in its answer alone", async (t) => {
  const pool = await poolFor(t, { workers: 2 });
  for (const [limits, reason] of /** @type {const} */ ([
    [{ depth: 1, moves: ["d6"] }, "depth"],
    [{ depth: 3 }, "depth"],
    [{ nodes: 1 }, "nodes"],
    [{ budgetMs: 0 }, "budget"],
  ])) {
    const begun = performance.now();
    const stopped = [];
    for await (const report of pool.analyze("f5", {
      ...limits,
      moves: [...(limits.moves ?? ["d6", "f6"])],
    })) {
      stopped.push(report.stopped);
      assert.ok(report.elapsedMs >= 0 && report.elapsedMs <= performance.now() - begun);
    }
    assert.equal(stopped.pop(), reason);
    assert.ok(stopped.every((each) => each === null));
  }
});

test("analyses at the same time search every move, and one with time for its moves searches none for a moment only", async (t) => {
  const pool = await poolFor(t, { workers: 2, tableBits: 16 });
  for (const budgetMs of [0, 20, 300]) {
    const asked = ["", "f5", LONG].map((position) => pool.analyze(position, { budgetMs }));
    for (const { lines } of await Promise.all(asked)) assert.ok(lines.every(({ depth }) => depth > 0));
  }
});

test("time is divided among the engines that work on a call, not among all", (t) => {
  t.mock.method(performance, "now", () => 1000);
  const share = sharesOf({ budgetMs: 900 }, 3);
  // One of two engines is busy with another call, until the second move begins.
  const shares = [1, 2, 2].map((working) => Number(share(working).budgetMs));
  assert.deepEqual(shares, [300, 900, 900]);
});

test("the time of an analysis begins with its first move: later ones get what is left, and where that is too little a quarter of their share", async (t) => {
  // A worker whose scores are the time that a search may take.
  const script = `
    import { parentPort } from "node:worker_threads";
    const MOVES = { d6: 43n, f4: 29n, f6: 45n };
    parentPort.on("message", ({ id, method, args }) => {
      if (method !== "run") return parentPort.postMessage({ id });
      const [score] = new Float64Array(args[0].slice(-1).buffer);
      const move = Object.keys(MOVES).find((name) => args[0][3] === 1n << MOVES[name]);
      const lines = [{ move, score, exact: false, depth: 1, selectivity: 100, pv: [move] }];
      const report = { turn: "white", lines, nodes: 1, elapsedMs: 1, source: "search", stopped: "budget" };
      parentPort.postMessage({ id, result: report });
    });`;
  const worker = `data:text/javascript,${encodeURIComponent(script)}`;
  const pool = await poolFor(t, { workers: 1, worker });
  let now = 1000;
  t.mock.method(performance, "now", () => now);
  const analysis = pool.analyze("f5", { budgetMs: 90 });
  // When the first move has been searched, the time of all is over.
  for await (const { lines } of analysis) if (lines.length === 1) now += 200;
  const { lines, elapsedMs } = await analysis;
  assert.equal(elapsedMs, 200);
  const scores = lines.map(({ score }) => score);
  assert.deepEqual(scores, [30, 7.5, 7.5]);
});
