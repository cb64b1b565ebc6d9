import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as main from "flipside";
import * as rules from "flipside/game";
import * as slim from "flipside/slim";
import { inNewProcess } from "./process.js";

const WASM = new URL(import.meta.resolve("flipside/engine_bg.wasm"));

test("the slim entry says that it needs the wasm, then works with it, and loads it once", async () => {
  const script = `
    import assert from "node:assert/strict";
    import { Engine, Game, init } from "flipside/slim";
    const WASM = new URL(import.meta.resolve("flipside/engine_bg.wasm"));
    await assert.rejects(init(), { code: "INVALID_OPTION", message: /^wasm: expected .* found undefined$/ });
    await assert.rejects(Engine.create(), { code: "INVALID_OPTION", message: /^wasm: expected/ });
    await assert.rejects(init(new Uint8Array(8)), { code: "INVALID_DATA", message: /cannot be compiled/ });
    await assert.rejects(init(new URL("none.wasm", WASM)), { code: "INVALID_DATA", message: /none\\.wasm/ });
    await assert.rejects(init(new Response("", { status: 404 })), { code: "INVALID_DATA", message: /404/ });
    globalThis.fetch = async () => new Response("", { status: 404 });
    await assert.rejects(init("https://nowhere"), { message: "no wasm at : HTTP status 404" });
    await assert.rejects(init(5), { code: "INVALID_OPTION", message: /found 5/ });
    assert.equal(new Game().turn, "black");
    await init(WASM);
    await init(new URL("none.wasm", WASM));
    globalThis.fetch = () => console.log("it is read again");
    await init("https://nowhere");
    const engine = await Engine.create({ tableBits: 8 });
    console.log((await engine.search("f5", { depth: 3 })).depth);`;
  assert.equal(await inNewProcess(script), "3");
});

test("entries share their classes: a Game of one is a Game of the other", async (t) => {
  assert.deepEqual(Object.keys(main), Object.keys(slim));
  assert.deepEqual(Object.values(main), Object.values(slim));
  const classes = Object.entries(main).filter(([name]) => /^[A-Z]/.test(name));
  assert.deepEqual(
    classes.map(([, value]) => /** @type {{ name: string }} */ (value).name),
    ["Engine", "EnginePool", "FlipsideError", "Game"],
  );
  assert.equal(rules.Game, main.Game);
  const engine = await main.Engine.create({ tableBits: 8 });
  t.after(() => engine.dispose());
  assert.equal((await engine.search(new rules.Game().play("f5"), { depth: 3 })).depth, 3);
});

test("the rules alone load no engine and touch nothing", async () => {
  const script = `
    for (const name of ["Worker", "fetch", "WebAssembly", "MessageChannel", "atob"]) {
      Object.defineProperty(globalThis, name, { get() { throw new Error(name + " was touched"); } });
    }
    const { Game } = await import("flipside/game");
    console.log(Game.parse("f5d6c3").legalMoves().join());`;
  assert.equal(await inNewProcess(script), "d3,f3,f4,g5");
});

for (const [name, source] of /** @type {const} */ ([
  ["bytes", "await readFile(url)"],
  ["a compiled module", "new WebAssembly.Module(await readFile(url))"],
  ["a response", 'new Response(await readFile(url), { headers: { "content-type": "application/wasm" } })'],
  ["a response without a type", "new Response(await readFile(url))"],
  ["a promise", "readFile(url)"],
  ["an address", "url"],
  ["an address as text", "url.href"],
  [
    "an address that is no file's",
    '"data:application/wasm;base64," + (await readFile(url)).toString("base64")',
  ],
])) {
  test(`the wasm can be given as ${name}`, async () => {
    const script = `
      import { readFile } from "node:fs/promises";
      import { Engine, init } from "flipside/slim";
      const url = new URL(import.meta.resolve("flipside/engine_bg.wasm"));
      await init(${source});
      const engine = await Engine.create({ worker: false, tableBits: 8 });
      console.log((await engine.search("f5", { depth: 2 })).depth);`;
    assert.equal(await inNewProcess(script), "2");
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

test("`dispose` waits until the worker has ended, even if a late answer arrives", async () => {
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

test("a worker that ends without an answer is distinguished from one that thinks", async () => {
  await assert.rejects(main.Engine.create({ worker: import.meta.resolve("flipside/slim") }), {
    code: "UNSUPPORTED",
    message: /its worker ended/,
  });
});

test("where there is no memory for an engine, the error says so, and has its cause", async () => {
  const script = `
    import { readFile } from "node:fs/promises";
    import { Engine } from "flipside/slim";
    import { withGrowthOf } from "../failures/wasm.js";
    const bytes = await readFile(new URL(import.meta.resolve("flipside/engine_bg.wasm")));
    const making = Engine.create({ wasm: withGrowthOf(new Uint8Array(bytes), 20), worker: false, tableBits: 10 });
    const { code, message, cause } = await making.catch((error) => error);
    console.log(code, message.startsWith("no memory for an engine: "), cause !== undefined);`;
  assert.equal(await inNewProcess(script), "UNSUPPORTED true true");
});

test("where there is no memory to compile the module, the error says so, and a later call finds it", async () => {
  const script = `
    import { init } from "flipside";
    const { compile } = WebAssembly;
    WebAssembly.compile = () => Promise.reject(new RangeError("out of pages"));
    const { code, message, cause } = await init().catch((error) => error);
    WebAssembly.compile = compile;
    await init();
    console.log(code, message, cause.name);`;
  assert.equal(
    await inNewProcess(script),
    "UNSUPPORTED no memory to compile the wasm: out of pages RangeError",
  );
});

test("a module that has the engine's exports and needs something else is not the engine", async () => {
  const text = (/** @type {string} */ name) => [name.length, ...Buffer.from(name)];
  // Imports the function x.y, and exports one that does nothing, twice.
  const head = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 120, 1, 121, 0, 0, 3, 2, 1, 0, 7, 34, 2,
  ];
  const code = [10, 4, 1, 2, 0, 11];
  const module = Buffer.from([
    ...head,
    ...text("checkEngine"),
    0,
    1,
    ...text("__wbindgen_start"),
    0,
    1,
    ...code,
  ]);
  const script = `
    import { Engine, init } from "flipside";
    const { code, message } = await init(Buffer.from("${module.toString("hex")}", "hex")).catch((error) => error);
    console.log(code, message.startsWith("the wasm is not the engine of this version: "));
    await init();
    const engine = await Engine.create({ tableBits: 8 });
    console.log((await engine.search("f5", { depth: 2 })).depth);`;
  assert.equal(await inNewProcess(script), "INVALID_DATA true\n2");
});

test("without Node's modules, as before Node 20.16, no file is read and no worker started", async () => {
  const script = `
    import { Engine, init } from "flipside/slim";
    const url = import.meta.resolve("flipside/engine_bg.wasm");
    const bytes = new Uint8Array(await (await import("node:fs/promises")).readFile(new URL(url)));
    process.getBuiltinModule = undefined;
    const found = [];
    const calls = [
      [() => init(url), /no node:fs.promises here .Node has it from 20.16 on/],
      [() => Engine.create({ wasm: bytes, worker: "file:///worker.js" }), /no workers here .*Node has them from 20.16 on/],
    ];
    for (const [call, expected] of calls) {
      const { code, message } = await call().catch((error) => error);
      found.push(code, expected.test(message));
    }
    const engine = await Engine.create({ wasm: bytes, worker: false, tableBits: 8 });
    console.log(...found, (await engine.search("f5", { depth: 2 })).depth);`;
  assert.equal(await inNewProcess(script), "UNSUPPORTED true UNSUPPORTED true 2");
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
  const engine = await slim.Engine.create({
    wasm: readFile(WASM),
    worker: import.meta.resolve("flipside/worker"),
    tableBits: 8,
  });
  t.after(() => engine.dispose());
  assert.equal((await engine.search("f5", { depth: 2 })).depth, 2);
});
