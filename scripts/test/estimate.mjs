// Says how long tests will take, before anything is installed.
//
//   node scripts/test/estimate.mjs [SUITE …] [--ci] [--all]

import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { main, ROOT } from "../run.mjs";
import { LANES } from "./lanes.mjs";
import { EXTENTS, stepsOf } from "./steps.mjs";

/** @import { Step } from "./steps.mjs" */

/** How many seconds the commands of each step took, by its name. @typedef {Record<string, number>} Times */

/** Of a clean checkout on two processors. */
const MEASURED = join(ROOT, "scripts", "test", "seconds.json");
/** Of the last run in this checkout. */
const LAST = join(ROOT, "test-results", "seconds.json");

/** @param {string} path @returns {Times} */
const timesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});

/**
 * How long steps take: their commands run in all lanes, and those that Cargo keeps waiting for each other one after another.
 * @param {readonly Step[]} steps
 * @param {Times} times
 * @param {number} lanes
 * @returns {number} seconds
 */
export function secondsOf(steps, times, lanes) {
  const sum = (/** @type {readonly Step[]} */ some) =>
    some.reduce((seconds, { name }) => seconds + (times[name] ?? 0), 0);
  return Math.max(sum(steps) / lanes, sum(steps.filter(({ locksTarget }) => locksTarget)));
}

/**
 * Keeps how long steps took for the next estimate.
 * @param {readonly { step: Step, seconds: number, hasFailed: boolean }[]} outcomes
 * @param {boolean} isMeasured whether it is also what other checkouts are told
 */
export async function keepTimes(outcomes, isMeasured) {
  const passed = outcomes.filter(({ hasFailed }) => !hasFailed);
  const found = Object.fromEntries(passed.map(({ step, seconds }) => [step.name, Math.round(seconds)]));
  for (const path of isMeasured ? [MEASURED, LAST] : [LAST]) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${JSON.stringify({ ...timesIn(path), ...found }, null, 2)}\n`);
  }
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: EXTENTS });
    const steps = stepsOf(positionals, values);
    const last = timesIn(LAST);
    const isKnown = steps.every(({ name }) => name in last);
    const seconds = secondsOf(steps, isKnown ? last : timesIn(MEASURED), LANES);
    const minutes = Math.max(1, Math.round(seconds / 60));
    const source = isKnown
      ? "as the last time in this checkout"
      : "by what a clean checkout took on two processors";
    console.log(
      `This takes about ${minutes} ${minutes === 1 ? "minute" : "minutes"}, ${source}, and what is missing is installed first.`,
    );
  });
}
