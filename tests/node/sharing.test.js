// How a pool shares work: positions, games, and any items.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EnginePool } from "flipside";
import { ENDGAME, engineFor, LONG, poolFor } from "./engines.js";
import { randomGame } from "./games.js";

/** @import { Engine } from "flipside" */

/** @param {{ nodes: number }[]} answers */
const nodesOf = (answers) => answers.reduce((sum, { nodes }) => sum + nodes, 0);

test("a pool keeps its tables: the positions of games cost it little more than one engine", async (t) => {
  const games = Array.from({ length: 6 }, (_, seed) => randomGame(seed + 1));
  const positions = games.flatMap((game) => game.moves.map((_, ply) => game.at(ply)));
  const limits = { level: 5 };
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
    [review.done, review.total, counts.at(-1)],
    [game.moves.length, game.moves.length, game.moves.length],
  );
  const alone = await poolFor(t, { workers: 1, reproducible: true });
  assert.deepEqual((await alone.review(game, { depth: 4 })).moves, review.moves);
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
  for (const limits of [{ depth: 1, moves: ["d6"] }, { depth: 3 }, { nodes: 1 }]) {
    const stopped = [];
    for await (const report of pool.analyze("f5", limits)) stopped.push(report.stopped);
    assert.ok(stopped.pop());
    assert.ok(stopped.every((reason) => reason === null));
  }
});
