import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { promisify } from "node:util";
import * as main from "flipside";
import * as slim from "flipside/slim";

const { Engine, Game, init } = slim;

const run = promisify(execFile);
const WASM = new URL(import.meta.resolve("flipside/engine_bg.wasm"));

/**
 * Runs a script in a fresh process, where nothing is loaded yet.
 * @param {string} script
 */
async function inNewProcess(script) {
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
  });
  return stdout.trim();
}

test("the slim entry says that it needs the wasm, then works with it, and loads it once", async (t) => {
  await assert.rejects(init(/** @type {any} */ (undefined)), {
    code: "INVALID_OPTION",
    message: /found undefined/,
  });
  await assert.rejects(Engine.create(), { code: "INVALID_OPTION", message: /wasm must be/ });
  await assert.rejects(init(new Uint8Array(8)), { code: "INVALID_DATA", message: /cannot be compiled/ });
  await assert.rejects(init(new URL("none.wasm", WASM)), { code: "INVALID_DATA", message: /none\.wasm/ });
  await assert.rejects(init(new Response("", { status: 404 })), { code: "INVALID_DATA", message: /404/ });
  await assert.rejects(init(/** @type {any} */ (5)), { code: "INVALID_OPTION", message: /found 5/ });
  assert.throws(() => new Game(), { code: "UNSUPPORTED" });

  await init(WASM);
  await init(new URL("none.wasm", WASM));
  assert.equal(new Game().turn, "black");
  const engine = await Engine.create({ tableBits: 8 });
  t.after(() => engine.dispose());
  assert.equal((await engine.search("f5", { depth: 3 })).depth, 3);
});

test("both entries have the same names, and each a core of its own", () => {
  assert.deepEqual(Object.keys(main), Object.keys(slim));
  assert.throws(() => new main.Game(), { code: "UNSUPPORTED" });
});

for (const [name, source] of /** @type {const} */ ([
  ["bytes", "await readFile(url)"],
  ["a compiled module", "new WebAssembly.Module(await readFile(url))"],
  ["a response", 'new Response(await readFile(url), { headers: { "content-type": "application/wasm" } })'],
  ["a response without a type", "new Response(await readFile(url))"],
  ["a promise", "readFile(url)"],
  ["an address", "url"],
  ["an address as text", "url.href"],
])) {
  test(`the wasm can be given as ${name}`, async () => {
    const script = `
      import { readFile } from "node:fs/promises";
      import { Game, init } from "flipside/slim";
      const url = new URL(import.meta.resolve("flipside/engine_bg.wasm"));
      await init(${source});
      console.log(new Game().legalMoves().join());`;
    assert.equal(await inNewProcess(script), "d3,c4,f5,e6");
  });
}

test("importing does nothing: no worker, no request, no module is touched", async () => {
  const script = `
    for (const name of ["Worker", "fetch", "WebAssembly", "MessageChannel", "atob"]) {
      Object.defineProperty(globalThis, name, { get() { throw new Error(name + " was touched"); } });
    }
    await import("flipside");
    await import("flipside/slim");
    console.log("nothing");`;
  assert.equal(await inNewProcess(script), "nothing");
});

test("an engine that has nothing to do lets the process end", async () => {
  const script = `
    import { Engine } from "flipside";
    const engine = await Engine.create({ tableBits: 8 });
    console.log((await engine.search("f5", { depth: 2 })).depth);`;
  assert.equal(await inNewProcess(script), "2");
});

test("the end of an engine is waited for, though a late answer comes meanwhile", async () => {
  const worker = `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id }) => {
      parentPort.postMessage({ id });
      parentPort.postMessage({ id: 0 });
    });`;
  const script = `
    import { Engine } from "flipside";
    const worker = ${JSON.stringify(`data:text/javascript,${encodeURIComponent(worker)}`)};
    for (let round = 0; round < 20; round += 1) {
      const engine = await Engine.create({ worker });
      await engine.dispose();
    }
    console.log("disposed");`;
  assert.equal(await inNewProcess(script), "disposed");
});

test("a worker that ends without an answer is told from one that thinks", async () => {
  await assert.rejects(main.Engine.create({ worker: import.meta.resolve("flipside/slim") }), {
    code: "UNSUPPORTED",
    message: /its worker ended/,
  });
});

test("a module that comes too late may fail without ending the process", async () => {
  const script = `
    import { Engine, init } from "flipside";
    await init();
    const engine = await Engine.create({ wasm: Promise.reject(new Error("gone")), tableBits: 8 });
    console.log((await engine.search("f5", { depth: 2 })).depth);
    await new Promise((resolve) => setTimeout(resolve, 20));
    console.log("alive");`;
  assert.equal(await inNewProcess(script), "2\nalive");
});

test("the worker can be given by its address", async (t) => {
  const engine = await Engine.create({
    wasm: readFile(WASM),
    worker: import.meta.resolve("flipside/worker"),
    tableBits: 8,
  });
  t.after(() => engine.dispose());
  assert.equal((await engine.search("f5", { depth: 2 })).depth, 2);
});
