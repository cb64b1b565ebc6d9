// Measures how long the page's own thread is busy without a break while a person does what the page is for: until a task ends, the
// page answers nobody. Engines think in workers, and are not counted.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "../scripts/programs/browser.mjs";
import { serveSite } from "../scripts/serve.mjs";
import { buildSite } from "../scripts/site.mjs";
import { format } from "./measuring/table.js";
import { DOINGS } from "./tasks/doings.js";
import { traceTasks } from "./tasks/trace.js";

/** @import { Browser } from "playwright-core" */
/** @import { Doing } from "./tasks/doings.js" */

const ROUNDS = 3;
/** A task that takes longer is a long one, as browsers and Lighthouse count them. */
const LONG_MS = 50;

/** @returns {Promise<string>} a table: the medians of the rounds */
export async function tasks() {
  const folder = await mkdtemp(join(tmpdir(), "flipside-tasks-"));
  await buildSite(folder);
  const server = await serveSite(folder);
  const browser = await launchChromium();
  try {
    const rows = [];
    for (const doing of DOINGS) {
      const rounds = [];
      while (rounds.length < ROUNDS) rounds.push(await measure(browser, server.url, doing));
      rows.push({
        "while one": doing.name,
        tasks: median(rounds.map((times) => times.length)),
        "longest, ms": median(rounds.map(([longest]) => longest)),
        "second longest, ms": median(rounds.map(([, second]) => second)),
        [`over ${LONG_MS} ms`]: median(rounds.map((times) => times.filter((ms) => ms > LONG_MS).length)),
      });
    }
    return format(rows);
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {Doing} doing
 * @returns {Promise<number[]>} the time of each task in milliseconds, the longest first
 */
async function measure(browser, url, { hash = "", settings, isOpening, copied, steps }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await page.addInitScript(
    (memory) => localStorage.setItem("flipside", memory),
    JSON.stringify({ settings: { side: "both", ...settings } }),
  );
  const open = async () => {
    await page.goto(url + hash);
    await page.locator("html[data-in]").waitFor({ state: "attached" });
    // What the page still does in its own time is part of opening it.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForLoadState("networkidle");
  };
  if (!isOpening) await open();
  if (copied) await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
  const endTrace = await traceTasks(page);
  if (isOpening) await open();
  await steps(page);
  const times = await endTrace();
  await context.close();
  return times;
}

/** @param {number[]} values */
const median = (values) => Math.round([...values].sort((a, b) => a - b)[values.length >> 1]);
