// Calls that wait for an engine: their order, their number, and how many may wait.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { engineFor, LONG, MIDGAME, poolFor } from "./engines.js";

const SHORT = { depth: 1 };

for (const [what, make, size] of /** @type {const} */ ([
  ["an engine", engineFor, 1],
  ["a pool", poolFor, 2],
])) {
  suite(`calls of ${what} that wait`, () => {
    test("begin by their priority, and with the same one in the order in which they were made", async (t) => {
      // Of several engines one may overtake the other.
      const calls = await make(t, what === "a pool" ? { workers: 1 } : {});
      const running = calls.solve(LONG);
      /** @type {number[]} */
      const done = [];
      const waiting = [0, -1, 3, undefined, 3, -1].map((priority, at) =>
        calls.search("f5", { ...SHORT, priority }).then(() => done.push(at)),
      );
      calls.stop();
      await Promise.all([running, ...waiting]);
      assert.deepEqual(done, [2, 4, 0, 3, 1, 5]);
    });

    test("are counted", async (t) => {
      const calls = await make(t);
      const load = async () => {
        const stats = [await calls.stats()].flat();
        assert.equal(new Set(stats.map(({ running, waiting }) => `${running} ${waiting}`)).size, 1);
        return [stats[0]?.running, stats[0]?.waiting];
      };
      assert.deepEqual(await load(), [0, 0]);
      const running = Array.from({ length: size }, () => calls.solve(LONG));
      const waiting = Array.from({ length: 3 }, () => calls.search("f5", SHORT));
      assert.deepEqual(await load(), [size, 3]);
      calls.stop();
      await Promise.all([...running, ...waiting]);
      assert.deepEqual(await load(), [0, 0]);
    });

    test("are at most as many as `maxWaiting` says, and one that is aborted waits no more", async (t) => {
      const calls = await make(t, { maxWaiting: 2 });
      const running = Array.from({ length: size }, () => calls.solve(LONG));
      const abort = new AbortController();
      const first = calls.search("f5", { ...SHORT, signal: abort.signal });
      const second = calls.search("f5", SHORT);
      await assert.rejects(calls.search("f5", SHORT), { code: "BUSY", message: "maxWaiting: 2 calls wait" });
      abort.abort();
      await assert.rejects(first, { name: "AbortError" });
      const third = calls.search("f5", SHORT);
      calls.stop();
      await Promise.all([...running, second, third]);
      assert.equal((await calls.search("f5", SHORT)).depth, 1);
    });
  });
}

test("a search with a priority goes before the moves of an analysis that no engine has begun", async (t) => {
  const pool = await poolFor(t);
  const analysis = pool.analyze(MIDGAME, { depth: 10 });
  let isAnalyzed = false;
  const analyzed = analysis.then(() => {
    isAnalyzed = true;
  });
  await pool.search("f5d6", { ...SHORT, priority: 1 });
  assert.equal(isAnalyzed, false);
  await analyzed;
});

test("a priority and a limit that are none are refused", async (t) => {
  const engine = await engineFor(t);
  await assert.rejects(engine.search("f5", { priority: 0.5 }), {
    code: "INVALID_OPTION",
    message: "priority: expected a whole number, found 0.5",
  });
  await assert.rejects(engineFor(t, { maxWaiting: 0 }), {
    code: "INVALID_OPTION",
    message: "maxWaiting: expected a whole number, 1 or more, found 0",
  });
});
