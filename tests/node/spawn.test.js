// How workers are started where they are a browser's, which a class here stands for. Real ones are in tests/browsers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inNewProcess } from "./process.js";

/** A page at page.example, whose workers are listed; each answers every message, or does as `answer` says. */
const PAGE = `
  import { resolveObjectURL } from "node:buffer";
  globalThis.location = { origin: "https://page.example" };
  const made = [];
  let ended = 0;
  let answer = (worker, { id }) => worker.tell("message", { data: { id } });
  globalThis.Worker = class extends EventTarget {
    constructor(url, options) {
      super();
      const blob = String(url).startsWith("blob:") ? resolveObjectURL(url) : undefined;
      made.push({ url: String(url), options, blob });
    }
    tell(type, fields) {
      const event = Object.assign(new Event(type, { cancelable: true }), fields);
      this.dispatchEvent(event);
      return event;
    }
    postMessage(message) {
      setImmediate(() => answer(this, message));
    }
    terminate() {
      ended += 1;
    }
  };
  const { Engine } = await import("flipside");`;

/** What a script on such a page prints, read as JSON. @param {string} script */
const onPage = async (script) => JSON.parse(await inNewProcess(`${PAGE}\n${script}`));

test("a worker of the page's own origin is made of its address, another one of a script that imports it", async () => {
  const script = `
    const worker = "/worker.js";
    for (const origin of ["https://page.example", "https://other.example", "HTTPS://OTHER.EXAMPLE", ""])
      await (await Engine.create({ worker: origin + worker })).dispose();
    const found = [];
    for (const { url, options, blob } of made) {
      const isKept = resolveObjectURL(url) !== undefined;
      found.push([blob ? await blob.text() : url, blob?.type ?? null, options, isKept]);
    }
    console.log(JSON.stringify({ found, ended }));`;
  const module = { type: "module" };
  assert.deepEqual(await onPage(script), {
    found: [
      ["https://page.example/worker.js", null, module, false],
      ['import "https://other.example/worker.js";', "text/javascript", module, false],
      ['import "HTTPS://OTHER.EXAMPLE/worker.js";', "text/javascript", module, false],
      ["/worker.js", null, module, false],
    ],
    // Each once when it is given up, and once more to wait for its end.
    ended: 8,
  });
});

test("a worker begins before its wasm arrives, in the first way alone, and ends when none arrives or options are wrong", async () => {
  const script = `
    const codes = [];
    const failed = ({ name, code }) => codes.push(name === "AbortError" ? name : code);
    const signal = new AbortController();
    const created = Engine.create({ wasm: new Promise(() => {}), signal: signal.signal }).catch(failed);
    const early = made.length;
    signal.abort();
    await created;
    await Engine.create({ wasm: Promise.resolve(new Uint8Array(8)) }).catch(failed);
    await Engine.create({ tableBits: 99 }).catch(failed);
    const before = made.length;
    await (await Engine.create({ worker: false })).dispose();
    console.log(JSON.stringify({ codes, early, made: made.length, before, ended }));`;
  assert.deepEqual(await onPage(script), {
    codes: ["AbortError", "INVALID_DATA", "INVALID_OPTION"],
    early: 1,
    made: 3,
    before: 3,
    ended: 6,
  });
});

test("a worker whose script fails is ended, its address is given back, and the page is not told", async () => {
  const script = `
    const told = [];
    const messages = [];
    for (const fields of [{ message: "it fell over" }, {}]) {
      answer = (worker) => told.push(worker.tell("error", fields).defaultPrevented);
      await Engine.create({ worker: "https://other.example/worker.js" }).catch(({ message }) => messages.push(message));
    }
    answer = (worker) => worker.tell("messageerror");
    await Engine.create({ worker: "worker.js" }).catch(({ message }) => messages.push(message));
    const kept = made.filter(({ url }) => url.startsWith("blob:") && resolveObjectURL(url)).length;
    console.log(JSON.stringify({ told, messages: messages.map((text) => text.match(/crashed: ([^)]*)/)[1]), kept }));`;
  assert.deepEqual(await onPage(script), {
    told: [true, true],
    messages: [
      "it fell over",
      "its script cannot be loaded",
      "its worker answered something that cannot be read",
    ],
    kept: 0,
  });
});
