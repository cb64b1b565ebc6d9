// How soon is a stop or an abort answered? Searches with a budget of 60 s are stopped and aborted by turns at random
// moments; prints how many milliseconds the answer took, by percentile, and whether the search after it was right.
//
//   node benches/stopping.js [--place node|chromium|firefox] [--same-thread] [--searches 50] [--longest 3]
//
// `--longest`: the latest moment, in seconds.

import { parseArgs } from "node:util";
import { launchChromium } from "../scripts/browser.mjs";
import { launchFirefox } from "../scripts/firefox.mjs";
import { serve } from "../scripts/serve.mjs";

const { values } = parseArgs({
  options: {
    place: { type: "string", default: "node" },
    "same-thread": { type: "boolean", default: false },
    searches: { type: "string", default: "50" },
    longest: { type: "string", default: "3" },
  },
});

/** @typedef {{ entry: string, searches: number, longestMs: number, worker: boolean }} Plan `entry`: of the package */

/**
 * Measures in the place it is called, so it names nothing from outside.
 * @param {Plan} plan
 * @returns {Promise<{ waits: number[], wrong: number }>}
 */
async function measure({ entry, searches, longestMs, worker }) {
  const { Engine } = /** @type {typeof import("flipside")} */ (await import(entry));
  const endgame = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
  const positions = [
    "f5d6",
    "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6",
    "f5f6e6f4e3c5c4e7c6e2f3d3c3d2e1c1f2c2",
  ];
  const engine = await Engine.create({ worker });
  const waits = [];
  let wrong = 0;
  for (let i = 0; i < searches; i += 1) {
    const abort = new AbortController();
    let asked = 0;
    const end = () => {
      asked = performance.now();
      if (i % 2) abort.abort();
      else engine.stop();
    };
    // A fixed sequence of moments that spreads evenly: multiples of the golden ratio.
    setTimeout(end, longestMs * ((i * 0.618_033_988_75) % 1));
    const options = { budgetMs: 60_000, depth: 60, signal: abort.signal };
    await engine.search(positions[i % positions.length], options).catch(() => {});
    // A search that was over before has nothing to answer.
    if (asked > 0) waits.push(performance.now() - asked);
    if ((await engine.search(endgame)).score !== 18) wrong += 1;
  }
  await engine.dispose();
  return { waits, wrong };
}

/** @param {Plan} plan @param {() => Promise<any>} launch */
async function measureInPage(plan, launch) {
  const { url, close } = await serve();
  const browser = await launch();
  const page = await browser.newPage();
  // Any file of the server that runs nothing itself.
  await page.goto(`${url}style/base.css`);
  const result = await page.evaluate(measure, { ...plan, entry: `${url}dist/flipside.js` });
  await browser.close();
  await close();
  return result;
}

/** @type {Record<string, (plan: Plan) => ReturnType<typeof measure>>} */
const PLACES = {
  node: measure,
  chromium: (plan) => measureInPage(plan, launchChromium),
  firefox: (plan) => measureInPage(plan, launchFirefox),
};

const place = PLACES[values.place];
if (!place) throw new Error(`--place is one of ${Object.keys(PLACES).join(", ")}, found ${values.place}`);
const { waits, wrong } = await place({
  entry: "flipside",
  searches: Number(values.searches),
  longestMs: 1e3 * Number(values.longest),
  worker: !values["same-thread"],
});
const sorted = waits.toSorted((a, b) => a - b);
const at = (/** @type {number} */ share) =>
  Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1));
console.table([
  { place: values.place, answers: sorted.length, median: at(0.5), "99 %": at(0.99), most: at(1), wrong },
]);
