// Measures how long a visitor waits for the first move: from `Engine.create()` to the answer of a search of 10 ms, in
// headless Chromium, in a new browser for each start, so that nothing is compiled yet.

import { ENVIRONMENTS } from "../measuring/environments.js";
import { format } from "../measuring/table.js";

const STARTS = 15;

/** The ways to start: the entry, and the wasm where it is fetched beside it. @typedef {{ entry: string, wasm?: string }} Way */

/** @type {(Way & { name: string })[]} */
const WAYS = [
  { entry: "flipside.js", name: "`flipside`" },
  { entry: "slim.js", wasm: "engine_bg.wasm", name: "`flipside/slim`, the wasm fetched beside it" },
];

/** @returns {Promise<string>} a table of milliseconds */
export async function start() {
  const rows = [];
  for (const { name, ...way } of WAYS) {
    /** @type {number[]} */
    const times = [];
    while (times.length < STARTS) times.push(await startOnce(way));
    times.sort((a, b) => a - b);
    const median = times[STARTS >> 1];
    rows.push({ entry: name, "median, ms": Math.round(median), "most, ms": Math.round(times[STARTS - 1]) });
  }
  return format(rows);
}

/** @param {Way} way @returns {Promise<number>} milliseconds */
async function startOnce(way) {
  const environment = await ENVIRONMENTS.Chromium();
  try {
    return await environment.call(measure, way);
  } finally {
    await environment.close();
  }
}

/**
 * Runs in the environment that is measured, so it uses no names from outside.
 * @param {Way & { dist: string }} way
 * @returns {Promise<number>}
 */
async function measure({ dist, entry, wasm }) {
  const { Engine } = /** @type {typeof import("flipside")} */ (await import(dist + entry));
  const begin = performance.now();
  const engine = await Engine.create({ wasm: wasm && dist + wasm });
  await engine.search("f5", { budgetMs: 10, book: false });
  return performance.now() - begin;
}
