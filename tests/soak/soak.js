// Uses the package for long, and watches whether its memory and its speed stay as they were: whole games, calls that are
// ended at random moments, and a pool whose workers are killed every few seconds.
//
//   npm run soak -- [--hours N] [--seed S]       two minutes when left out

import { parseArgs } from "node:util";
import { Failure, main } from "../../scripts/run.mjs";
import { randomFrom } from "../random.js";
import { chart, verdictOf } from "./chart.js";
import { endings } from "./endings.js";
import { killing } from "./killing.js";
import { playing } from "./playing.js";

/** @import { Sample } from "./chart.js" */

/**
 * What is done for long.
 * @typedef {object} Work
 * @property {string} name
 * @property {() => Promise<void>} step a piece of it, rejects where something is wrong
 * @property {() => number} [moduleBytes] the memory of the module, where it can be seen
 * @property {() => string} summary what came of it so far
 * @property {() => Promise<void>} close
 */

/** How many samples of memory and speed there are of each work: one for each line of its chart. */
const SAMPLES = 20;

/** Below this the memory of the module stays, with the table of the default size. */
const MOST_MODULE_MIB = 96;

await main(async () => {
  const { values } = parseArgs({
    options: { hours: { type: "string", default: String(2 / 60) }, seed: { type: "string", default: "1" } },
  });
  const [hours, seed] = [Number(values.hours), Number(values.seed)];
  if (!(hours > 0) || !Number.isInteger(seed)) throw new Failure("--hours, --seed: expected a number");
  /** @type {string[]} */
  const wrong = [];
  const kinds = [playing, endings, killing];
  for (const open of kinds) {
    const work = await open(randomFrom(seed));
    const samples = await watch(work, (hours * 3_600_000) / kinds.length);
    console.log(`\n${work.name}: ${work.summary()}\n\n${chart(samples)}`);
    wrong.push(...verdictOf(samples, MOST_MODULE_MIB).map((text) => `${work.name}: ${text}`));
    await work.close();
  }
  if (wrong.length > 0) throw new Failure(wrong.join("\n"));
  console.log("\nVerdict: flat, and nothing was wrong or lost.");
});

/** @param {Work} work @param {number} milliseconds @returns {Promise<Sample[]>} */
async function watch(work, milliseconds) {
  /** @type {Sample[]} */
  const samples = [];
  const start = performance.now();
  for (let index = 1; index <= SAMPLES; index += 1) {
    const latencies = [];
    while (performance.now() - start < (index * milliseconds) / SAMPLES || latencies.length === 0) {
      const began = performance.now();
      await work.step();
      latencies.push(performance.now() - began);
    }
    // What waits to be collected is not kept.
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    samples.push({ rss, heapUsed, module: work.moduleBytes?.(), latencies });
  }
  return samples;
}
