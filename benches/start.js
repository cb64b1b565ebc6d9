// How long a visitor waits for the first move: from `Engine.create()` to the answer of a search of 10 ms, in headless
// Chromium, in a new browser for each start, so that nothing is compiled yet.

import { launchChromium } from "../scripts/browser.mjs";
import { serve } from "../scripts/serve.mjs";
import { format } from "./table.js";

const STARTS = 15;

/** The ways to start: the entry, and the options of `Engine.create` beside it. */
const WAYS = [
  { entry: "flipside.js", name: "`flipside`" },
  { entry: "slim.js", wasm: "engine_bg.wasm", name: "`flipside/slim`, the wasm fetched beside it" },
];

/** @returns {Promise<string>} a table of milliseconds */
export async function start() {
  const server = await serve();
  try {
    const rows = [];
    for (const { name, ...way } of WAYS) {
      /** @type {number[]} */
      const times = [];
      while (times.length < STARTS) times.push(await startOnce(server.url, way));
      times.sort((a, b) => a - b);
      const median = times[STARTS >> 1];
      rows.push({ entry: name, "median, ms": Math.round(median), "most, ms": Math.round(times[STARTS - 1]) });
    }
    return format(rows);
  } finally {
    await server.close();
  }
}

/**
 * @param {string} url of the server
 * @param {{ entry: string, wasm?: string }} way
 * @returns {Promise<number>} milliseconds
 */
async function startOnce(url, way) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`${url}style/base.css`);
    return await page.evaluate(
      async ({ dist, entry, wasm }) => {
        const { Engine } = /** @type {typeof import("flipside")} */ (await import(dist + entry));
        const begin = performance.now();
        const engine = await Engine.create({ wasm: wasm && dist + wasm });
        await engine.search("f5", { budgetMs: 10, book: false });
        return performance.now() - begin;
      },
      { ...way, dist: `${url}dist/` },
    );
  } finally {
    await browser.close();
  }
}
