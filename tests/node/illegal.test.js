// A worker that answers with an illegal move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as after } from "node:timers/promises";
import { EnginePool } from "flipside";
import { engineFor } from "./engines.js";

/** The package's own worker, but it answers a1: always, or where it helps another engine. @param {boolean} onlyAsHelper */
const illegal = (onlyAsHelper) => {
  const script = `
    import { parentPort } from "node:worker_threads";
    const post = parentPort.postMessage.bind(parentPort);
    let member = 0;
    parentPort.postMessage = (answer, moved) => {
      if (answer?.result?.lines && (member > 0 || ${!onlyAsHelper})) answer.result.lines[0].move = "a1";
      post(answer, moved);
    };
    await import(${JSON.stringify(import.meta.resolve("flipside/worker"))});
    // Only now, so that no message comes before the worker listens.
    parentPort.on("message", ({ method, args }) => {
      if (method === "run") member = args[1] ?? 0;
    });`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
};

test("an engine whose worker answers with an illegal move has another one for the next call", async (t) => {
  const engine = await engineFor(t, { worker: illegal(false) });
  await assert.rejects(engine.search("f5", { depth: 4 }), {
    name: "FlipsideError",
    code: "CRASHED",
    message: /the illegal move a1/,
  });
  assert.equal((await engine.stats()).searches, 0, "a new engine");
});

test("a pool whose helpers answer with illegal moves answers with that of the first", async (t) => {
  const pool = await EnginePool.create({ worker: illegal(true), workers: 2, tableBits: 8 });
  t.after(() => pool.dispose());
  for (let round = 0; round < 2; round += 1) {
    const search = pool.search("f5", { budgetMs: 300 });
    while ((await pool.stats()).filter(({ nodes }) => nodes > 0).length < 2) await after(1);
    assert.notEqual((await search).move, "a1");
    // The helper is replaced, and with it what it has counted.
    while ((await pool.stats()).every(({ nodes }) => nodes > 0)) await after(1);
    await pool.newGame();
  }
});
