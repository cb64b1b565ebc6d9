import assert from "node:assert/strict";
import { test } from "node:test";
import { openFile } from "./checkout.js";

for (const worker of [true, false]) {
  test(`the engine searches, analyses and solves ${worker ? "in a worker" : "in the same thread"}`, async (t) => {
    const page = await openFile(t, "/blank");
    const [depth, moves, score] = await page.evaluate(async (worker) => {
      const { Engine, Game } = await import("flipside");
      const engine = await Engine.create({ tableBits: 12, worker });
      const found = await engine.search(new Game(), { depth: 5 });
      const { lines } = await engine.analyze("f5", { depth: 3 });
      const ffo1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
      const solved = await engine.solve(ffo1);
      await engine.dispose();
      return [found.depth, lines.length, solved.score];
    }, worker);
    assert.deepEqual([depth, moves, score], [5, 3, 18]);
  });
}

test("the page draws and answers while an engine thinks in its thread", async (t) => {
  const page = await openFile(t, "/blank");
  const stopped = await page.evaluate(async () => {
    const { Engine } = await import("flipside");
    const engine = await Engine.create({ worker: false, tableBits: 12 });
    let frames = 0;
    const count = () => {
      frames += 1;
      if (frames === 10) engine.stop();
      else requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return (await engine.search("f5", { budgetMs: 60_000 })).stopped;
  });
  assert.equal(stopped, "stop", "ten frames were drawn long before the budget was spent");
});

test("under a policy without blob: the worker is the file beside the entry", async (t) => {
  const policy = "script-src 'self' 'nonce-map' 'wasm-unsafe-eval'; worker-src 'self'";
  const page = await openFile(t, `/blank?policy=${encodeURIComponent(policy)}`, { expectErrors: true });
  const depth = await page.evaluate(async () => {
    const { Engine } = await import("flipside");
    const engine = await Engine.create({ tableBits: 10 });
    return (await engine.search("f5", { depth: 3 })).depth;
  });
  assert.equal(depth, 3);
});

test("the slim entry takes the wasm from where it is hosted", async (t) => {
  const page = await openFile(t, "/blank");
  const depths = await page.evaluate(async () => {
    const { Engine, init } = await import("flipside/slim");
    await init("/dist/engine_bg.wasm");
    const engines = [
      await Engine.create({ tableBits: 10 }),
      await Engine.create({ worker: "/dist/worker.js", tableBits: 10 }),
    ];
    return Promise.all(engines.map(async (engine) => (await engine.search("f5", { depth: 3 })).depth));
  });
  assert.deepEqual(depths, [3, 3]);
});
