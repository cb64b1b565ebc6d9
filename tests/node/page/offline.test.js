/** @import { TestContext } from "node:test" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { offline } from "../../../www/offline/feature.js";
import { documentOf } from "./document.js";

/**
 * How often the page was asked to be kept before it had its engine, and after.
 * @param {TestContext} t
 * @param {{ controller: object | null, isEmbedded?: boolean }} given
 * @param {() => unknown} end of loading the engine
 */
async function keptAround(t, { controller, isEmbedded = false }, end) {
  documentOf(t, { navigator: { serviceWorker: { controller } } });
  let asked = 0;
  const open = () => {
    asked += 1;
  };
  const engine = new Promise((resolve) => setTimeout(resolve)).then(end);
  offline.follow?.(/** @type {any} */ ({ isEmbedded, engine, open }));
  const early = asked;
  await engine.catch(() => {});
  return [early, asked];
}

const ready = () => "an engine";
const failing = () => Promise.reject(new Error("no engine"));

test("at a first visit all files of the page are fetched once the engine is there, or is known to be missing", async (t) => {
  assert.deepEqual(await keptAround(t, { controller: null }, ready), [0, 1]);
  assert.deepEqual(await keptAround(t, { controller: null }, failing), [0, 1]);
});

test("a later visit holds its version at once, and a board in the frame of another page keeps nothing", async (t) => {
  assert.deepEqual(await keptAround(t, { controller: {} }, ready), [1, 1]);
  assert.deepEqual(await keptAround(t, { controller: null, isEmbedded: true }, ready), [0, 0]);
});
