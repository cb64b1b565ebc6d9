// Measures how long a visitor of the published page waits for a board that takes moves, on a slow network. The first visit
// begins with nothing kept, the others with what the first one kept.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "../../scripts/programs/browser.mjs";
import { serveSite } from "../../scripts/serve.mjs";
import { buildSite } from "../../scripts/site.mjs";
import { format } from "../measuring/table.js";

/** @import { BrowserContext } from "playwright-core" */

const ROUNDS = 9;
/** The visits in their order, and how many times slower than this machine each one is. @type {Record<string, number>} */
const VISITS = { first: 4, second: 4, "third, the processor at full speed": 1 };
/** "Slow 4G" of the DevTools and of Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for a round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** In milliseconds since the page was asked for. @typedef {{ pictured: number, playable: number }} Times */

/** @returns {Promise<string>} a table: the medians */
export async function visit() {
  const folder = await mkdtemp(join(tmpdir(), "flipside-visit-"));
  await buildSite(folder);
  const server = await serveSite(folder);
  /** @type {Times[][]} */
  const rounds = [];
  try {
    while (rounds.length < ROUNDS) {
      const browser = await launchChromium({ isWhole: true });
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      /** @type {Times[]} */
      const visits = [];
      for (const slowdown of Object.values(VISITS)) visits.push(await open(context, server.url, slowdown));
      rounds.push(visits);
      await browser.close();
    }
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
  return format(
    Object.keys(VISITS).map((name, index) => {
      const times = rounds.map((visits) => visits[index]);
      return {
        visit: name,
        "board in the picture, ms": median(times.map(({ pictured }) => pictured)),
        "board takes a move, ms": median(times.map(({ playable }) => playable)),
        "most, ms": Math.round(Math.max(...times.map(({ playable }) => playable))),
      };
    }),
  );
}

/**
 * Opens the page and plays a move; leaves it when a next visit needs no network.
 * @param {BrowserContext} context
 * @param {string} url
 * @param {number} slowdown of the processor
 * @returns {Promise<Times>}
 */
async function open(context, url, slowdown) {
  const page = await context.newPage();
  await page.addInitScript(noteOpening);
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", SLOW_4G);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url, { waitUntil: "commit" });
  const cell = page.locator("#board [data-open] .cell[data-legal]").first();
  await cell.click();
  await page.locator("#board .cell[data-last] .disc").first().waitFor();
  const times = await page.evaluate(() => ({
    pictured: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    playable: /** @type {number} */ (Reflect.get(window, "playableAt")),
  }));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState("networkidle");
  await page.close();
  return times;
}

/** Runs in the page: notes in `playableAt` when the board first takes a move. */
function noteOpening() {
  const timer = setInterval(() => {
    const root = document.querySelector("#board")?.shadowRoot;
    if (!root?.querySelector("[data-open] .cell[data-legal]")) return;
    Object.assign(window, { playableAt: performance.now() });
    clearInterval(timer);
  }, 5);
}

/** @param {number[]} values */
const median = (values) => Math.round([...values].sort((a, b) => a - b)[values.length >> 1]);
