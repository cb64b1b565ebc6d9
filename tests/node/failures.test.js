// What goes wrong outside of the package: workers that die, stop responding or send invalid answers, and a wasm that
// never arrives.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { setTimeout as after } from "node:timers/promises";
import { Engine, EnginePool } from "flipside";
import { CODES } from "../errors/failures.js";
import { ENDGAME, engineFor, LONG } from "./engines.js";
import { inNewProcess } from "./process.js";

/** Longer than any test takes: a search that ends was ended. */
const FOREVER = { budgetMs: 600_000 };

/** A worker that answers by `reply`, a function of the message and the port. @param {string} reply */
function workerOf(reply) {
  const script = `
    import { parentPort } from "node:worker_threads";
    const reply = ${reply};
    parentPort.on("message", (message) => reply(message, parentPort));`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}

/** One that starts, and then does as the statements say. @param {string} statements */
const startsThen = (statements) =>
  workerOf(
    `({ id, method }, port) => { if (method === "start") port.postMessage({ id }); else { ${statements} } }`,
  );

/**
 * The package's own worker, but it dies in its second search.
 */
const FRAGILE = (() => {
  const script = `
    import { parentPort } from "node:worker_threads";
    const post = parentPort.postMessage.bind(parentPort);
    let runs = 0;
    parentPort.postMessage = (answer, moved) => {
      if (answer?.result?.lines) runs += 1;
      if (runs === 2) throw new Error("the worker fell over");
      post(answer, moved);
    };
    await import(${JSON.stringify(import.meta.resolve("flipside/worker"))});`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
})();

/** @param {RegExp} message */
const crashed = (message) => ({ name: "FlipsideError", code: "CRASHED", message });

suite("an engine", () => {
  for (const [what, worker, message] of /** @type {const} */ ([
    ["dies", startsThen('throw new Error("the worker fell over");'), /fell over/],
    ["ends", startsThen("process.exit();"), /its worker ended/],
    ["answers null", startsThen("port.postMessage(null);"), /sent an invalid answer/],
    ["answers a text", startsThen('port.postMessage("hello");'), /sent an invalid answer/],
    [
      "answers a search without a report",
      startsThen("port.postMessage({ id, result: 5 });"),
      /a search without a report/,
    ],
    [
      "reports a trap",
      startsThen('port.postMessage({ id, failure: { message: "unreachable" } });'),
      /^the engine crashed: unreachable$/,
    ],
    ["fails in no call", startsThen('port.postMessage({ id: 0, failure: "asleep" });'), /crashed: asleep$/],
    [
      "has more results than it can have found",
      startsThen("port.postMessage({ id, results: new BigUint64Array(4097) });"),
      /sent an invalid answer/,
    ],
    [
      "has results that are none",
      startsThen("port.postMessage({ id, results: new Uint32Array(1) });"),
      /sent an invalid answer/,
    ],
    [
      "has as many results as it can have found, and dies",
      startsThen(
        'port.postMessage({ id, results: new BigUint64Array(4096) }); throw new Error("fell over");',
      ),
      /fell over/,
    ],
    [
      "reports a text alone",
      startsThen('port.postMessage({ id, failure: "unreachable" });'),
      /^the engine crashed: unreachable$/,
    ],
  ])) {
    test(`whose worker ${what} rejects with CRASHED, every time`, async () => {
      const engine = await Engine.create({ worker, tableBits: 8 });
      for (let round = 0; round < 3; round += 1) {
        await assert.rejects(engine.search(LONG), crashed(message));
      }
      await engine.dispose();
    });
  }

  test("whose worker has no table or no statistics says so", async (t) => {
    const engine = await engineFor(t, { worker: startsThen("port.postMessage({ id, result: 5 });") });
    await assert.rejects(engine.saveTable(), crashed(/its worker answered without a table$/));
    await assert.rejects(engine.stats(), crashed(/its worker answered without statistics$/));
  });

  for (const code of CODES) {
    test(`whose worker says ${code} rejects with it`, async (t) => {
      const failure = JSON.stringify({ code, message: "as it says" });
      const engine = await engineFor(t, {
        worker: startsThen(`port.postMessage({ id, failure: ${failure} });`),
      });
      await assert.rejects(engine.search(LONG), { name: "FlipsideError", code, message: "as it says" });
    });
  }

  test("whose worker dies starts another: the next call is answered", async (t) => {
    const engine = await engineFor(t, { worker: FRAGILE });
    const first = await engine.search(LONG, { depth: 4 });
    await assert.rejects(engine.search(LONG, { depth: 4 }), crashed(/fell over/));
    const again = await engine.search(LONG, { depth: 4 });
    assert.deepEqual([again.move, again.score, again.nodes], [first.move, first.score, first.nodes]);
  });

  test("that is disposed while another worker starts rejects with DISPOSED", async (t) => {
    const engine = await engineFor(t, { worker: startsThen("process.exit();"), tableBits: 8 });
    await assert.rejects(engine.search(LONG), crashed(/its worker ended/));
    const refused = assert.rejects(engine.stats(), { code: "DISPOSED", message: "the engine was disposed" });
    await engine.dispose();
    await refused;
  });

  test("that dies rejects only the running call", async (t) => {
    const engine = await engineFor(t, { worker: FRAGILE });
    const calls = Array.from({ length: 6 }, () => engine.search(LONG, { depth: 4 }));
    const results = await Promise.allSettled(calls);
    const statuses = results.map(({ status }) => status);
    assert.deepEqual(statuses, ["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled", "rejected"]);
  });

  test("that does not respond is given up 5 pings after its budget", async (t) => {
    const engine = await engineFor(t, { worker: startsThen("{}") });
    t.mock.timers.enable({ apis: ["setInterval"] });
    const search = engine.search(LONG, { budgetMs: 5 });
    const rejected = assert.rejects(search, crashed(/long past its time/));
    for (let pings = 0; pings < 7; pings += 1) {
      await after(1);
      t.mock.timers.tick(1000);
    }
    await rejected;
  });

  test("that was stopped is given up 5 pings later, whatever its budget", async (t) => {
    const worker = startsThen('if (method === "ping") port.postMessage({ id });');
    const engine = await engineFor(t, { worker });
    t.mock.timers.enable({ apis: ["setInterval"] });
    const search = engine.search(LONG, FOREVER);
    let isGivenUp = false;
    const rejected = assert.rejects(search, crashed(/long past its time/)).then(() => {
      isGivenUp = true;
    });
    const ping = async (/** @type {number} */ count) => {
      for (let pings = 0; pings < count; pings += 1) {
        t.mock.timers.tick(1000);
        await after(5);
      }
    };
    await ping(10);
    search.stop();
    await ping(5);
    assert.equal(isGivenUp, false);
    await ping(1);
    await rejected;
  });

  test("that does not respond is given up after 20 pings where there is no budget", async (t) => {
    const engine = await engineFor(t, { worker: startsThen("{}") });
    t.mock.timers.enable({ apis: ["setInterval"] });
    let isGivenUp = false;
    const rejected = assert.rejects(engine.search(LONG), crashed(/does not answer/)).then(() => {
      isGivenUp = true;
    });
    for (let pings = 0; pings < 20; pings += 1) {
      await after(1);
      t.mock.timers.tick(1000);
    }
    await after(10);
    assert.equal(isGivenUp, false);
    t.mock.timers.tick(1000);
    await rejected;
  });

  test("that thinks for a long time is not given up", async (t) => {
    const engine = await engineFor(t);
    t.mock.timers.enable({ apis: ["setInterval"] });
    const search = engine.search(LONG, FOREVER);
    for (let pings = 0; pings < 30; pings += 1) {
      await after(50);
      t.mock.timers.tick(1000);
    }
    search.stop();
    assert.equal((await search).stopped, "stop");
  });

  test("whose worker never starts is given up", async (t) => {
    t.mock.timers.enable({ apis: ["setInterval"] });
    const making = Engine.create({ worker: workerOf("() => {}") });
    const rejected = assert.rejects(making, {
      code: "UNSUPPORTED",
      message: /did not start in time/,
    });
    for (let turn = 0; turn < 100; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      t.mock.timers.tick(1000);
    }
    await rejected;
  });
});

suite("a pool", () => {
  test("of which workers die continues with the others", async (t) => {
    const pool = await EnginePool.create({ worker: FRAGILE, workers: 3, tableBits: 8 });
    t.after(() => pool.dispose());
    const searches = Array.from({ length: 30 }, () => pool.search(LONG, { depth: 3 }));
    const results = await Promise.allSettled(searches);
    const failed = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    // Each worker answers one search and dies in its second; the last worker may not have had a second search.
    assert.ok(failed.length >= 12 && failed.length <= 15, `${failed.length} of 30 failed`);
    for (const { code } of failed) assert.equal(code, "CRASHED");
    assert.equal((await pool.stats()).length, 3);
  });

  test("whose every worker dies at once rejects every call", async (t) => {
    const worker = startsThen('throw new Error("the worker fell over");');
    const pool = await EnginePool.create({ worker, workers: 2, tableBits: 8 });
    t.after(() => pool.dispose());
    for (const call of [
      () => pool.search(LONG),
      () => pool.analyze(LONG),
      () => pool.solve(ENDGAME),
      () => pool.review("f5d6c3"),
      () => pool.newGame(),
    ]) {
      await assert.rejects(call(), crashed(/fell over/));
    }
  });
});

test("a wasm that never arrives does not delay other callers", async () => {
  const script = `
    import { Engine, init } from "flipside";
    const never = new Promise(() => {});
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 20);
    const { name } = await Engine.create({ wasm: never, signal: abort.signal }).catch((error) => error);
    const waiting = init(never);
    await init();
    await waiting;
    const engine = await Engine.create({ tableBits: 8 });
    console.log(name, (await engine.search("f5", { depth: 2 })).depth);`;
  assert.equal(await inNewProcess(script), "AbortError 2");
});

test("an abort of `create` terminates a worker that never answers, and the process can end", async () => {
  const script = `
    import { Engine } from "flipside";
    const worker = ${JSON.stringify(workerOf("() => {}"))};
    const { name } = await Engine.create({ worker, signal: AbortSignal.timeout(50) }).catch((error) => error);
    console.log(name);`;
  assert.equal(await inNewProcess(script), "TimeoutError");
});

test("a loop that is left, or a crash that nobody awaits, does not end the process", async () => {
  const script = `
    import { Engine } from "flipside";
    const crash = ${JSON.stringify(startsThen('throw new Error("the worker fell over");'))};
    const broken = await Engine.create({ worker: crash, tableBits: 8 });
    try {
      for await (const report of broken.search("f5")) console.log(report);
    } catch ({ code }) {
      console.log(code);
    }
    const engine = await Engine.create({ tableBits: 8 });
    for await (const report of engine.search("f5", { budgetMs: 600_000 })) {
      await engine.dispose();
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.log("alive");`;
  assert.equal(await inNewProcess(script), "CRASHED\nalive");
});
