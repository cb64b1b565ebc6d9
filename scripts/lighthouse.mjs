// Measures the published page with Lighthouse, as a phone on a slow network and as a desktop computer: three runs each, of
// which the median counts. Needs the network once, to fetch Lighthouse.
//
//   npm run lighthouse

import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./programs/chromium.mjs";
import { Failure, main, ROOT, run } from "./run.mjs";
import { serveSite } from "./serve.mjs";
import { buildSite } from "./site.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** @typedef {{ scores: number[], lcpMs: number, blockedMs: number, shift: number, kilobytes: number }} Measured */

/**
 * @param {string} url
 * @param {string} chromium path
 * @param {string[]} options
 * @returns {Promise<Measured>}
 */
async function measure(url, chromium, options) {
  const out = join(tmpdir(), `flipside-lighthouse-${process.pid}.json`);
  const flags = "--headless=new --no-sandbox --disable-gpu";
  const command = ["npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output=json", `--output-path=${out}`];
  await run([...command, `--chrome-flags=${flags}`, ...options], { CHROME_PATH: chromium });
  const { categories, audits } = JSON.parse(await readFile(out, "utf8"));
  await rm(out);
  return {
    scores: CATEGORIES.map((name) => Math.round(100 * categories[name].score)),
    lcpMs: audits["largest-contentful-paint"].numericValue,
    blockedMs: audits["total-blocking-time"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    kilobytes: audits["total-byte-weight"].numericValue / 1000,
  };
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

await main(async () => {
  const chromium = findChromium();
  if (!chromium) throw new Failure("Lighthouse needs Chromium (npm run setup installs it)");
  const folder = join(ROOT, "site");
  await buildSite(folder);
  const server = await serveSite(folder);
  /** @type {Record<string, Record<string, number>>} */
  const table = {};
  try {
    for (const [device, options] of /** @type {const} */ ([
      ["mobile", []],
      ["desktop", ["--preset=desktop"]],
    ])) {
      /** @type {Measured[]} */
      const runs = [];
      for (let count = 0; count < RUNS; count += 1)
        runs.push(await measure(server.url, chromium.browser, [...options]));
      table[device] = Object.fromEntries([
        ...CATEGORIES.map((name, index) => [name, median(runs.map(({ scores }) => scores[index]))]),
        ["LCP, ms", Math.round(median(runs.map(({ lcpMs }) => lcpMs)))],
        ["TBT, ms", Math.round(median(runs.map(({ blockedMs }) => blockedMs)))],
        ["CLS", Number(median(runs.map(({ shift }) => shift)).toFixed(3))],
        ["kB loaded", Math.round(median(runs.map(({ kilobytes }) => kilobytes)))],
      ]);
    }
  } finally {
    await server.close();
  }
  console.table(table);
});
