import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { suite, test } from "node:test";
import { setTimeout as after } from "node:timers/promises";
import { Engine } from "flipside";
import { ENDGAME, engineFor, LONG, MIDGAME, MODES } from "./engines.js";

/** Longer than any test takes: a search that ends was ended. */
const FOREVER = { budgetMs: 600_000 };

/** Holds this thread, so that it hears nothing meanwhile. @param {number} milliseconds */
const hold = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

for (const { where, worker } of MODES) {
  suite(`an engine ${where}`, () => {
    test("stops with its best so far, and searches right afterwards", async (t) => {
      const engine = await engineFor(t, { worker });
      for (const pause of [0, 1, 30]) {
        const answer = engine.search(LONG, FOREVER);
        if (pause > 0) await after(pause);
        engine.stop();
        const { move, stopped } = await answer;
        assert.deepEqual([typeof move, stopped], ["string", "stop"]);
        assert.equal((await engine.search(ENDGAME)).score, 18);
      }
    });

    test("stops an analysis and a solution as well", async (t) => {
      const engine = await engineFor(t, { worker });
      const analysis = engine.analyze(LONG, FOREVER);
      engine.stop();
      assert.equal((await analysis).lines.length, 5);
      const solution = engine.solve(LONG);
      engine.stop();
      const { outcome, exact, stopped } = await solution;
      assert.deepEqual([outcome, exact, stopped], [null, false, "stop"]);
    });

    test("has nothing to stop when nothing runs", async (t) => {
      const engine = await engineFor(t, { worker });
      engine.stop();
      assert.equal((await engine.search(ENDGAME)).stopped, "solved");
      engine.stop();
      assert.equal((await engine.search(ENDGAME)).stopped, "solved");
    });

    test("rejects with the reason of an abort, and searches right afterwards", async (t) => {
      const engine = await engineFor(t, { worker });
      const reason = new Error("changed my mind");
      for (const pause of [0, 1, 30]) {
        const abort = new AbortController();
        const answer = engine.search(LONG, { ...FOREVER, signal: abort.signal });
        if (pause > 0) await after(pause);
        abort.abort(reason);
        await assert.rejects(answer, reason);
        assert.equal((await engine.search(ENDGAME)).score, 18);
      }
    });

    test("reports nothing after an abort, not even what was under way", async (t) => {
      const engine = await engineFor(t, { worker });
      const abort = new AbortController();
      let reported = 0;
      const watch = async () => {
        for await (const report of engine.search(LONG, { ...FOREVER, signal: abort.signal })) {
          assert.equal(report.stopped, null);
          reported += 1;
          // Meanwhile a worker sends more reports, which wait for this thread.
          hold(300);
          abort.abort();
        }
      };
      await assert.rejects(watch(), { name: "AbortError" });
      await engine.search(ENDGAME);
      assert.equal(reported, 1);
    });

    test("does not begin what was aborted before", async (t) => {
      const engine = await engineFor(t, { worker });
      await assert.rejects(engine.search(LONG, { signal: AbortSignal.abort() }), { name: "AbortError" });
      const abort = new AbortController();
      const running = engine.search(LONG, FOREVER);
      const waiting = engine.search(LONG, { ...FOREVER, signal: abort.signal });
      abort.abort();
      await assert.rejects(waiting, { name: "AbortError" });
      engine.stop();
      assert.equal((await running).stopped, "stop");
      assert.equal((await engine.stats()).searches, 1);
    });

    test("listens once to a signal of many searches, and no more when they are done", async (t) => {
      const engine = await engineFor(t, { worker });
      const abort = new AbortController();
      const { signal } = abort;
      const listeners = () => getEventListeners(signal, "abort").length;
      const given = { ...FOREVER, signal };
      const short = engine.search(MIDGAME, { depth: 2, signal });
      const long = Array.from({ length: 12 }, () => engine.search(LONG, given));
      const rejected = Promise.all(long.map((search) => assert.rejects(search, { name: "AbortError" })));
      assert.equal(listeners(), 1);
      await short;
      assert.equal(listeners(), 1);
      abort.abort();
      await rejected;
      assert.equal((await engine.search(ENDGAME)).score, 18);
      assert.equal(listeners(), 0);
    });

    test("answers 200 searches in the order they were asked for", async (t) => {
      const engine = await engineFor(t, { worker });
      /** @type {number[]} */
      const order = [];
      const asked = Array.from({ length: 200 }, async (_, i) => {
        const result = await engine.search(i % 2 ? MIDGAME : ENDGAME, { depth: 1 + (i % 4) });
        order.push(i);
        return result.depth;
      });
      const depths = await Promise.all(asked);
      assert.deepEqual(order, [...Array(200).keys()]);
      assert.ok(depths.every((depth, i) => depth === 1 + (i % 4)));
    });

    test("ends a search whose loop is left, by that call alone", async (t) => {
      const engine = await engineFor(t, { worker });
      const running = engine.search(LONG, FOREVER);
      const waiting = engine.search(LONG, { depth: 4 });
      for await (const { move } of running) {
        assert.equal(typeof move, "string");
        break;
      }
      assert.equal((await running).stopped, "stop");
      assert.deepEqual([(await waiting).depth, (await waiting).stopped], [4, "depth"]);
    });

    test("stops one call of several, begun or not", async (t) => {
      const engine = await engineFor(t, { worker });
      const [first, second, third] = [FOREVER, FOREVER, { depth: 3 }].map((limits) =>
        engine.search(LONG, limits),
      );
      second.stop();
      first.stop();
      assert.deepEqual(
        [(await first).stopped, (await second).stopped, (await third).stopped],
        ["stop", "stop", "depth"],
      );
      first.stop();
      assert.equal((await engine.search(ENDGAME)).stopped, "solved");
    });

    test("counts what it spends, also while it searches", async (t) => {
      const engine = await engineFor(t, { worker, tableBits: 10, seed: 7 });
      const { seed, tableBits, tableBytes, searches } = await engine.stats();
      assert.deepEqual([seed, tableBits, tableBytes, searches], [7n, 10, 2 ** 10 * 32, 0]);
      const { nodes } = await engine.search(MIDGAME, { depth: 5 });
      for await (const report of engine.search(LONG, FOREVER)) {
        const stats = await engine.stats();
        assert.ok(stats.nodes >= nodes + report.nodes);
        assert.equal(stats.searches, 2);
        break;
      }
    });

    test("that is disposed rejects what runs, what waits and what comes", async () => {
      const engine = await Engine.create({ worker, tableBits: 10 });
      const calls = [engine.search(LONG, FOREVER), engine.search(LONG), engine.newGame()];
      const disposed = { name: "FlipsideError", code: "DISPOSED" };
      const rejected = Promise.all(calls.map((call) => assert.rejects(call, disposed)));
      await after(20);
      await engine.dispose();
      await rejected;
      const later = [
        () => engine.search(LONG),
        () => engine.analyze(LONG),
        () => engine.solve(ENDGAME),
        () => engine.newGame(),
        () => engine.saveTable(),
        () => engine.loadTable(new Uint8Array()),
        () => engine.stats(),
        async () => engine.tableView(),
      ];
      for (const call of later) await assert.rejects(call, disposed);
      engine.stop();
      await engine.dispose();
    });

    test("is not made after an abort", async () => {
      const signal = AbortSignal.abort(new Error("never mind"));
      await assert.rejects(Engine.create({ worker, signal }), /never mind/);
      const abort = new AbortController();
      const engine = Engine.create({ worker, signal: abort.signal });
      abort.abort();
      await assert.rejects(engine, { name: "AbortError" });
    });
  });
}

test("a call that was aborted while it waited starts no engine in the place of one that crashed", async (t) => {
  const engine = await engineFor(t, { worker: false });
  const abort = new AbortController();
  const running = assert.rejects(engine.search(LONG, FOREVER), { code: "CRASHED" });
  const waiting = assert.rejects(engine.search(LONG, { signal: abort.signal }), { name: "AbortError" });
  abort.abort();
  // An import that throws ends the module's call like a trap.
  t.mock.method(performance, "now").mock.mockImplementationOnce(() => {
    throw new Error("the clock fell over");
  });
  await Promise.all([running, waiting]);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  assert.throws(() => engine.tableView(), { code: "CRASHED" });
  assert.equal((await engine.search(ENDGAME)).score, 18);
});

test("50 engines made and disposed one after the other take the memory of one", async () => {
  /** @type {number[]} */
  const sizes = [];
  for (let round = 0; round < 50; round += 1) {
    const engine = await Engine.create({ worker: false, tableBits: 16 });
    await engine.search(MIDGAME, { depth: 3 });
    sizes.push(engine.tableView().buffer.byteLength);
    await engine.dispose();
  }
  assert.equal(sizes.at(-1), sizes[1]);
});

test("engines in workers can be made and disposed, several at once", async () => {
  for (let round = 0; round < 4; round += 1) {
    const engines = await Promise.all(Array.from({ length: 5 }, () => Engine.create({ tableBits: 8 })));
    const answers = await Promise.all(engines.map((engine) => engine.search(MIDGAME, { depth: 3 })));
    assert.ok(answers.every(({ depth }) => depth === 3));
    await Promise.all(engines.map((engine) => engine.dispose()));
  }
});

test("25 engines made and disposed in workers give their memory back", async () => {
  const tableBytes = 2 ** 18 * 32;
  const rounds = async (/** @type {number} */ count) => {
    for (let round = 0; round < count; round += 1) {
      const engine = await Engine.create({ tableBits: 18 });
      await engine.search(MIDGAME, { depth: 2 });
      // Writes the whole table.
      await engine.newGame();
      await engine.dispose();
    }
    return process.memoryUsage.rss();
  };
  const settled = await rounds(5);
  const grown = (await rounds(20)) - settled;
  // 20 tables would be 160 MiB; what the process keeps for later use differs by less than a few of them.
  assert.ok(grown < 8 * tableBytes, `${Math.round(grown / 2 ** 20)} MiB more after 20 engines more`);
});
