import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { availableParallelism } from "node:os";
import { suite, test } from "node:test";
import { setTimeout as after } from "node:timers/promises";
import { Engine, EnginePool, Game } from "flipside";
import { ENDGAME, engineFor, LONG, MIDGAME, OVER, poolFor } from "./engines.js";

/** @import { PoolOptions } from "flipside" */

/** Longer than any test takes: a search that ends was ended. */
const FOREVER = { budgetMs: 600_000 };

/** Pools as different as can be: what they answer is the same. @type {PoolOptions[]} */
const POOLS = [
  { workers: 1, reproducible: true },
  { workers: 3, reproducible: true },
  { worker: false, reproducible: true },
];

/** What does not depend on the clock. @template {object} T @param {T} result */
const timeless = (result) => ({ ...result, elapsedMs: 0 });

/** The positions of a game, from its beginning on. @param {string} transcript */
function positionsOf(transcript) {
  const game = Game.parse(transcript);
  return game.moves.map((_, ply) => `${game.at(ply)}`);
}

for (const options of POOLS) {
  suite(`a pool of ${JSON.stringify(options)}`, () => {
    test("answers each search and each solution as a new engine would", async (t) => {
      const pool = await poolFor(t, options);
      const positions = positionsOf(MIDGAME).slice(0, 8);
      const found = await Promise.all(positions.map((position) => pool.search(position, { depth: 6 })));
      const solved = await pool.solve(ENDGAME);
      for (const [at, position] of positions.entries()) {
        const engine = await engineFor(t, { worker: false });
        assert.deepEqual(
          timeless(found[at]),
          timeless(await engine.search(position, { depth: 6 })),
          position,
        );
      }
      const engine = await engineFor(t, { worker: false });
      assert.deepEqual(timeless(solved), timeless(await engine.solve(ENDGAME)));
    });

    test("scores each move as a new engine would score it alone, best first", async (t) => {
      const pool = await poolFor(t, options);
      const limits = { depth: 6 };
      for (let round = 0; round < 2; round += 1) {
        const { lines } = await pool.analyze(MIDGAME, limits);
        assert.deepEqual(lines.map(({ move }) => move).sort(), Game.parse(MIDGAME).legalMoves().sort());
        assert.ok(lines.every(({ score }, at) => at === 0 || score <= lines[at - 1].score));
        for (const line of lines) {
          const engine = await engineFor(t, { worker: false });
          const alone = await engine.analyze(MIDGAME, { ...limits, moves: [line.move] });
          assert.deepEqual([line], alone.lines);
        }
      }
    });

    test("scores only the moves that are asked for, or the best few of them", async (t) => {
      const pool = await poolFor(t, options);
      const { lines: all } = await pool.analyze("f5", { depth: 4 });
      const { lines: best } = await pool.analyze("f5", { depth: 4, count: 2 });
      assert.deepEqual(best, all.slice(0, 2));
      const { lines: wanted } = await pool.analyze("f5", { depth: 4, moves: ["F6", "d6"] });
      assert.deepEqual(
        wanted,
        all.filter(({ move }) => move === "f6" || move === "d6"),
      );
      const over = await pool.analyze(OVER);
      assert.deepEqual([over.lines, over.stopped], [[], "solved"]);
      const forced = await pool.analyze(`${"OXXXXXXX".repeat(7)}OXXXXX-- X`, { moves: ["PS"] });
      assert.deepEqual([forced.lines.length, forced.lines[0].move, forced.lines[0].exact], [1, "pass", true]);
    });

    test("shares the nodes of an analysis out among its moves", async (t) => {
      const pool = await poolFor(t, options);
      await pool.analyze(LONG, { nodes: 50_000 });
      const spent = (await pool.stats()).reduce((nodes, stats) => nodes + stats.nodes, 0);
      // A move that is cut off finishes its last few nodes.
      assert.ok(spent < 50_100 && spent > 40_000, `${spent} nodes`);
    });

    test("ends with its budget, with a score for every move", async (t) => {
      const pool = await poolFor(t, options);
      const { lines } = await pool.analyze(LONG, { budgetMs: 60 });
      assert.equal(lines.length, 5);
      assert.equal((await pool.analyze(LONG, { budgetMs: 0 })).lines.length, 5);
    });

    test("stops what runs with the best so far, and not what waits", async (t) => {
      const pool = await poolFor(t, options);
      for (const pause of [0, 30]) {
        const running = pool.analyze(LONG, FOREVER);
        const waiting = pool.analyze(LONG, { depth: 4 });
        if (pause > 0) await after(pause);
        pool.stop();
        const stopped = await running;
        assert.deepEqual([stopped.lines.length, stopped.stopped], [5, "stop"]);
        assert.ok((await waiting).lines.every(({ depth }) => depth === 4));
      }
      const searches = Array.from({ length: pool.size }, () => pool.search(LONG, FOREVER));
      pool.stop();
      assert.ok((await Promise.all(searches)).every(({ stopped, move }) => stopped === "stop" && move));
      pool.stop();
      assert.equal((await pool.search(ENDGAME)).stopped, "solved");
    });

    test("gives up what is aborted, running or waiting, and answers right afterwards", async (t) => {
      const pool = await poolFor(t, options);
      const reason = new Error("changed my mind");
      for (const pause of [0, 1, 30]) {
        const abort = new AbortController();
        const given = { ...FOREVER, signal: abort.signal };
        const calls = [
          pool.analyze(LONG, given),
          pool.search(LONG, given),
          pool.solve(LONG, { signal: abort.signal }),
        ];
        const rejected = Promise.all(calls.map((call) => assert.rejects(call, reason)));
        if (pause > 0) await after(pause);
        abort.abort(reason);
        await rejected;
        assert.equal((await pool.search(ENDGAME)).score, 18);
      }
      await assert.rejects(pool.analyze(LONG, { signal: AbortSignal.abort(reason) }), reason);
    });

    test("reports the progress of an analysis, with more and more moves, the answer last", async (t) => {
      const pool = await poolFor(t, options);
      const analysis = pool.analyze(MIDGAME, { depth: 8 });
      /** @type {import("flipside").Report[]} */
      const reported = [];
      for await (const report of analysis) reported.push(report);
      assert.deepEqual(reported.at(-1), await analysis);
      assert.ok(reported.every(({ lines }, at) => at === 0 || lines.length >= reported[at - 1].lines.length));
      assert.ok(reported.every(({ nodes }, at) => at === 0 || nodes >= reported[at - 1].nodes));
    });

    test("ends an analysis whose loop is left, and no other call", async (t) => {
      const pool = await poolFor(t, options);
      const analysis = pool.analyze(LONG, FOREVER);
      const leave = async () => {
        for await (const report of analysis) throw new RangeError(`no room to draw ${report.turn}`);
      };
      await assert.rejects(leave(), /no room to draw/);
      assert.equal((await analysis).stopped, "stop");
      assert.equal((await pool.search(ENDGAME)).score, 18);
    });

    test("refuses at once what an engine refuses, and works on", async (t) => {
      const pool = await poolFor(t, options);
      const wrong = /** @type {any} */ (pool);
      const running = pool.search(LONG, FOREVER);
      await assert.rejects(pool.search("f5d6a1"), {
        code: "ILLEGAL_MOVE",
        message: /"a1" for black at ply 3/,
      });
      await assert.rejects(pool.analyze("hello"), { code: "INVALID_POSITION" });
      await assert.rejects(pool.analyze("f5", { moves: ["a1"] }), {
        code: "INVALID_OPTION",
        message: /"a1"/,
      });
      await assert.rejects(wrong.solve("f5", { depth: 1 }), { code: "INVALID_OPTION", message: /"depth"/ });
      pool.stop();
      assert.equal((await running).stopped, "stop");
    });

    test("takes the position as it is when it is asked for", async (t) => {
      const pool = await poolFor(t, options);
      const game = Game.parse("f5");
      const limits = { depth: 2 };
      const answers = [pool.search(game, limits), pool.search(game, limits), pool.analyze(game, limits)];
      game.play("f6");
      limits.depth = 60;
      const [first, second] = await Promise.all(answers);
      assert.deepEqual(timeless(second), timeless(first));
    });

    test("that is disposed rejects what runs, what waits and what comes", async () => {
      const pool = await EnginePool.create({ tableBits: 10, ...options });
      const calls = [pool.analyze(LONG, FOREVER), pool.search(LONG, FOREVER), pool.solve(LONG)];
      const disposed = { name: "FlipsideError", code: "DISPOSED" };
      const rejected = Promise.all(calls.map((call) => assert.rejects(call, disposed)));
      await after(20);
      await pool.dispose();
      await rejected;
      for (const call of [
        () => pool.search(LONG),
        () => pool.analyze(LONG),
        () => pool.solve(LONG),
        () => pool.stats(),
      ]) {
        await assert.rejects(call, disposed);
      }
      pool.stop();
      await pool.dispose();
    });
  });
}

test("a pool answers 200 searches, begun in the order they were asked for, none lost", async (t) => {
  const pool = await poolFor(t, { workers: 3 });
  const asked = Array.from({ length: 200 }, (_, at) =>
    pool.search(at % 2 ? MIDGAME : ENDGAME, { depth: 1 + (at % 4) }),
  );
  const depths = (await Promise.all(asked)).map(({ depth }) => depth);
  assert.ok(depths.every((depth, at) => depth === 1 + (at % 4)));
  const searches = (await pool.stats()).map((stats) => stats.searches);
  assert.equal(
    searches.reduce((sum, each) => sum + each),
    200,
  );
  assert.ok(
    searches.every((each) => each > 0),
    `${searches} searches of each engine`,
  );
});

test("a pool has by default as many engines as there are processors to use, 4 at most", async (t) => {
  const usual = await poolFor(t, { workers: undefined });
  assert.equal(usual.size, Math.min(availableParallelism(), 4));
});

test("a pool listens once to a signal of many calls, and no more when they are done", async (t) => {
  const pool = await poolFor(t);
  const { signal } = new AbortController();
  const listeners = () => getEventListeners(signal, "abort").length;
  const searches = Array.from({ length: 12 }, () => pool.search(MIDGAME, { depth: 2, signal }));
  assert.equal(listeners(), 1);
  await Promise.all(searches);
  assert.equal(listeners(), 0);
});

test("calls of a pool end apart: a short one does not wait for a long one before it", async (t) => {
  const pool = await poolFor(t, { workers: 2 });
  const long = pool.search(LONG, FOREVER);
  assert.equal((await pool.search(MIDGAME, { depth: 3 })).depth, 3);
  pool.stop();
  assert.equal((await long).stopped, "stop");
});

test("a pool has as many engines as asked for, and one where there are no workers", async (t) => {
  assert.equal((await poolFor(t, { workers: 3 })).size, 3);
  assert.equal((await poolFor(t, { workers: 3, worker: false })).size, 1);
});

test("the engines of a pool have one seed, a random one too", async (t) => {
  const pool = await poolFor(t, { workers: 3, seed: "random" });
  const seeds = new Set((await pool.stats()).map(({ seed }) => seed));
  assert.equal(seeds.size, 1);
});

test("a pool is not made with options it cannot have, nor after an abort", async () => {
  const wrong = /** @type {[any, RegExp][]} */ ([
    [{ workers: 0 }, /^workers: expected a whole number from 1 to 64, found 0$/],
    [{ workers: 65 }, /found 65/],
    [{ workers: 1.5 }, /found 1.5/],
    [{ workers: "4" }, /found "4"/],
    [{ tableBits: 25 }, /^tableBits: .* found 25$/],
    [{ threads: 2 }, /threads/],
    [null, /options: expected a plain object, found null/],
  ]);
  for (const [options, message] of wrong) {
    await assert.rejects(EnginePool.create(options), { code: "INVALID_OPTION", message });
  }
  await assert.rejects(EnginePool.create({ worker: "nowhere" }), { code: "UNSUPPORTED" });
  await assert.rejects(
    EnginePool.create({ signal: AbortSignal.abort(new Error("never mind")) }),
    /never mind/,
  );
});

test("a pool that cannot be made whole leaves no worker behind", async () => {
  const abort = new AbortController();
  const pool = EnginePool.create({ workers: 8, tableBits: 8, signal: abort.signal });
  const engine = await Engine.create({ tableBits: 8 });
  abort.abort();
  await assert.rejects(pool, { name: "AbortError" });
  await engine.dispose();
});
