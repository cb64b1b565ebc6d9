// Uses the package for long, and watches whether its memory and its speed stay as they were: whole games, calls that are
// ended at random moments, and a pool whose workers are killed every few seconds.
//
//   npm run soak -- [--hours N | --whole] [--seed S] [--only WORK]... [--browser Node|Chromium|Firefox]
//
// Two minutes when left out; `--whole`: 1,000 games, 10,000 starts, stops, aborts and new games, 1,000 analyses.

import { parseArgs } from "node:util";
import { Failure, main } from "../../scripts/run.mjs";
import { openEnvironment } from "../support/environment.js";
import { chart, verdictOf } from "./chart.js";
import { WORKS } from "./works.js";

/** @import { Sample } from "./chart.js" */
/** @import { Environment } from "../support/environment.js" */

/** How many samples of memory and speed there are of each work: one for each line of its chart. */
const SAMPLES = 20;

/** A sample is taken in parts, since a call into a page must not take minutes. */
const PART_MS = 20_000;

/** Below this the memory of the module stays, with the table of the default size. */
const MOST_MODULE_MIB = 96;

await main(async () => {
  const { values } = parseArgs({
    options: {
      hours: { type: "string", default: String(2 / 60) },
      whole: { type: "boolean", default: false },
      seed: { type: "string", default: "1" },
      only: { type: "string", multiple: true },
      browser: { type: "string", default: "Node" },
    },
  });
  const [hours, seed] = [Number(values.hours), Number(values.seed)];
  if (!(hours > 0) || !Number.isInteger(seed)) throw new Failure("--hours, --seed: expected a number");
  const works = WORKS.filter(({ name }) => values.only?.includes(name) ?? true);
  if (works.length === 0) throw new Failure(`--only: expected ${WORKS.map(({ name }) => name).join(", ")}`);
  /** @type {string[]} */
  const wrong = [];
  for (const { name, whole } of works) {
    const environment = await openEnvironment(values.browser, new URL("works.js", import.meta.url));
    await environment.call("begin", { name, seed });
    const amount = values.whole ? { work: whole } : { milliseconds: (hours * 3_600_000) / works.length };
    const { samples, summary } = await watch(environment, amount);
    await environment.call("end", {});
    await environment.close();
    console.log(`\n${name} in ${values.browser}: ${summary}\n\n${chart(samples)}`);
    wrong.push(...verdictOf(samples, MOST_MODULE_MIB).map((text) => `${name}: ${text}`));
  }
  if (wrong.length > 0) throw new Failure(wrong.join("\n"));
  console.log("\nVerdict: flat, and nothing was wrong or lost.");
});

/**
 * @param {Environment} environment
 * @param {{ work?: number, milliseconds?: number }} amount
 * @returns {Promise<{ samples: Sample[], summary: string }>}
 */
async function watch(
  environment,
  { work = Number.MAX_SAFE_INTEGER, milliseconds = Number.MAX_SAFE_INTEGER },
) {
  /** @type {Sample[]} */
  const samples = [];
  let [summary, done] = ["", 0];
  const start = performance.now();
  for (let index = 1; index <= SAMPLES; index += 1) {
    const [until, time] = [Math.ceil((index * work) / SAMPLES), (index * milliseconds) / SAMPLES];
    /** @type {Sample} */
    const sample = { rss: 0, heapUsed: 0, module: 0, latencies: [] };
    do {
      const left = Math.min(PART_MS, time - (performance.now() - start));
      const part = await environment.call("part", { milliseconds: left, until });
      sample.latencies.push(...part.latencies);
      [done, summary, sample.module, sample.heapUsed] = [part.done, part.summary, part.module, part.heap];
    } while (done < until && performance.now() - start < time);
    sample.rss = environment.memory();
    samples.push(sample);
  }
  return { samples, summary };
}
