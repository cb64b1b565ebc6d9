// Which files the published page keeps on the visitor's machine, and when.

import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";
import { bundleServiceWorker } from "../../../scripts/site/bundle.mjs";

const PAGE = "https://example.org/othello/";
const PUZZLES = "puzzles-0600-ABCDEFGH-0123456789.js";

/** What is kept: the texts of the files of each version, by their addresses. @typedef {Map<string, Map<string, string>>} Kept */

/**
 * A service worker for some files, as a browser runs it.
 * @param {import("node:test").TestContext} t
 * @param {string[]} files
 * @param {Kept} kept by earlier ones
 */
async function serviceWorker(t, files, kept) {
  const folder = await mkdtemp(join(tmpdir(), "flipside-worker-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  for (const file of files) await writeFile(join(folder, file), file);
  await bundleServiceWorker(folder, files);
  /** @type {string[]} */
  const loaded = [];
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  /** @param {any} request */
  const addressOf = (request) => new URL(request.url ?? request, PAGE).href;
  const load = async (/** @type {any} */ request) => {
    loaded.push(addressOf(request));
    return new Response("loaded");
  };
  const open = async (/** @type {string} */ name) => {
    const cache = kept.get(name) ?? new Map();
    kept.set(name, cache);
    return {
      match: async (/** @type {any} */ request) => {
        const text = cache.get(addressOf(request));
        return text === undefined ? undefined : new Response(text);
      },
      put: async (/** @type {any} */ request, /** @type {Response} */ response) =>
        void cache.set(addressOf(request), await response.text()),
      add: async (/** @type {any} */ request) =>
        void cache.set(addressOf(request), await (await load(request)).text()),
    };
  };
  const caches = {
    open,
    keys: async () => [...kept.keys()],
    match: async (/** @type {any} */ request) => {
      for (const name of kept.keys()) {
        const found = await (await open(name)).match(request);
        if (found) return found;
      }
    },
  };
  const worker = {
    registration: { scope: PAGE },
    addEventListener: (/** @type {string} */ name, /** @type {(event: any) => void} */ listener) => {
      listeners[name] = listener;
    },
  };
  /** A request that may be relative, as in a worker. */
  class Asked {
    /** @param {string} url */
    constructor(url) {
      this.url = addressOf(url);
    }
  }
  const context = {
    self: worker,
    caches,
    fetch: load,
    Request: Asked,
    Response,
    URL,
    location: { href: PAGE },
  };
  runInContext(await readFile(join(folder, "service-worker.js"), "utf8"), createContext(context));
  return {
    loaded,
    install: () => new Promise((done) => listeners.install({ waitUntil: done })),
    /** @param {string} file @returns {Promise<Response>} */
    ask: (file) =>
      new Promise((done) => {
        const request = { url: addressOf(file), method: "GET", mode: "cors" };
        listeners.fetch({ request, respondWith: done });
      }),
  };
}

test("puzzles are kept once the page has asked for them, and by the versions that follow", async (t) => {
  /** @type {Kept} */
  const kept = new Map();
  const first = await serviceWorker(t, ["index.html", "start-0123456789.js", PUZZLES], kept);
  await first.install();
  assert.deepEqual(first.loaded, [PAGE, `${PAGE}start-0123456789.js`]);
  assert.equal(await (await first.ask(PUZZLES)).text(), "loaded");
  assert.equal(await (await first.ask(PUZZLES)).text(), "loaded");
  assert.deepEqual(first.loaded.slice(2), [PAGE + PUZZLES], "it is loaded once");
  const other = "puzzles-0700-ABCDEFGH-0123456789.js";
  const second = await serviceWorker(t, ["index.html", "start-9876543210.js", PUZZLES, other], kept);
  await second.install();
  assert.deepEqual(second.loaded, [PAGE, `${PAGE}start-9876543210.js`]);
  kept.delete([...kept.keys()][0]);
  await second.ask(PUZZLES);
  assert.deepEqual(second.loaded.slice(2), [], "without a network too");
  await second.ask(other);
  await second.ask("elsewhere.json");
  await second.ask("elsewhere.json");
  assert.deepEqual(second.loaded.slice(2), [PAGE + other, `${PAGE}elsewhere.json`, `${PAGE}elsewhere.json`]);
});
