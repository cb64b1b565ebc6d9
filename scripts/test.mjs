// Runs the project's tests: the suites named, or those that say whether anything is broken, or more. Fails if a suite runs
// no test at all.
//
//   node scripts/test.mjs [native] [tools] [browser] [wasm] [build] [page] [node] [fuzz] [e2e] [firefox] [sweeps] [packages] [lint] [types] [docs]
//   node scripts/test.mjs --ci                 what a change must pass
//   node scripts/test.mjs --all                and what a release must pass
//   node scripts/test.mjs --all --write        in a clean checkout: keeps the times, from which `test/estimate.mjs` tells others theirs
//
// There are some more lanes than processors. In a lane one command runs at a time, and prints what it says when it has ended; a folder
// of tests is a command for a few files each, so that at the end no lane waits long for another.
//
// Files that fail in a browser are run once more, when all commands have ended: a busy machine is no fault of the tested code.
// What passed only then is said in the end: such a test has not waited for what it looks at.

import { availableParallelism } from "node:os";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { serveChromium } from "./programs/browser.mjs";
import { Failure, main, run } from "./run.mjs";
import { keepTimes } from "./test/estimate.mjs";
import { bundlesOf } from "./test/files.mjs";
import { LANES, runInLanes } from "./test/lanes.mjs";
import { failedOf } from "./test/repeat.mjs";
import { EXTENTS, stepsOf } from "./test/steps.mjs";

/** @import { Step } from "./test/steps.mjs" */

const PROCESSORS = availableParallelism();
const NOTHING = /$^/g;

/**
 * How a step goes: `missed` are the commands that did not pass at their first try, with the files that failed.
 * @typedef {{ step: Step, passed: number, missed: string[][], seconds: number, hasFailed: boolean }} Outcome
 */

/**
 * What the commands of a lane use one after another.
 * @typedef {object} Lane
 * @property {Record<string, string>} env
 * @property {Promise<import("playwright-core").BrowserServer>} [chromium]
 */

/** @typedef {import("./test/lanes.mjs").Task<Lane> & { step: Step, place: number }} Command */

/** @param {Outcome[]} outcomes of the steps @returns {Command[]} of the steps, in the order in which they should begin */
function commandsOf(outcomes) {
  const commands = outcomes.flatMap((outcome) => {
    const { command, folder, holding } = outcome.step;
    const words = command.split(" ");
    if (!folder) return [commandOf(outcome, words, 0)];
    return bundlesOf(folder, holding).map(({ files, place }) =>
      commandOf(outcome, [...words, ...files], 1 + place),
    );
  });
  const locking = commands.filter(({ step }) => step.locksTarget);
  for (const { step, after } of commands)
    after.push(...commands.filter((other) => step.needs?.includes(other.step.suite)));
  for (const [index, { after }] of locking.entries()) after.push(...locking.slice(0, index));
  return commands.sort((one, other) => one.place - other.place);
}

/** @param {Outcome} outcome @param {string[]} words @param {number} place @returns {Command} */
function commandOf(outcome, words, place) {
  const run = async (/** @type {Lane} */ lane) => {
    const missed = await take(words, outcome, lane);
    if (!missed) return;
    if (outcome.step.mayRepeat) outcome.missed.push(missed);
    else outcome.hasFailed = true;
  };
  return { step: outcome.step, place, after: [], run };
}

/** Runs once more what a step has missed. @param {Outcome} outcome @param {Lane} lane */
async function repeat(outcome, lane) {
  for (const words of outcome.missed) if (await take(words, outcome, lane)) outcome.hasFailed = true;
}

/**
 * Runs a command, and adds what came of it.
 * @param {string[]} words
 * @param {Outcome} outcome
 * @param {Lane} lane
 * @returns {Promise<string[] | undefined>} what of it has failed, if anything has
 */
async function take(words, outcome, lane) {
  const { name, env, passed, sharesChromium } = outcome.step;
  const start = performance.now();
  console.log(`${name}: ${words.join(" ")}`);
  try {
    const all = { ...lane.env, ...env };
    if (sharesChromium) all.FLIPSIDE_CHROMIUM = await chromiumOf(lane);
    const output = await run(words, all, { isHeld: true });
    for (const [, count] of stripVTControlCharacters(output).matchAll(passed ?? NOTHING))
      outcome.passed += Number(count);
    return undefined;
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    return failedOf(words, error instanceof Failure ? error.output : "");
  } finally {
    outcome.seconds += (performance.now() - start) / 1000;
  }
}

/** @param {Lane} lane @returns {Promise<string>} the address of its Chromium: that of another lane has another clipboard */
async function chromiumOf(lane) {
  lane.chromium ??= serveChromium().then((server) => server.on("close", () => delete lane.chromium));
  return (await lane.chromium).wsEndpoint();
}

/** @param {Outcome} outcome at its end @returns {string} */
function resultOf({ step, passed, missed, hasFailed }) {
  if (hasFailed) return "FAILED";
  const result = step.passed ? `${passed} passed` : "ok";
  return missed.length === 0 ? result : `${result}, ${missed.length} at the second try`;
}

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ...EXTENTS, write: { type: "boolean", default: false } },
  });
  /** @type {Outcome[]} */
  const outcomes = stepsOf(positionals, values).map((step) => ({
    step,
    passed: 0,
    missed: [],
    seconds: 0,
    hasFailed: false,
  }));
  const start = performance.now();
  // Cargo takes all processors where no tests run in the other lanes.
  const isShared = outcomes.some(({ step }) => step.folder);
  const processors = String(isShared ? Math.ceil(PROCESSORS / 2) : PROCESSORS);
  const env = { CARGO_BUILD_JOBS: processors, RUST_TEST_THREADS: processors };
  /** @type {Lane[]} */
  const lanes = Array.from({ length: LANES }, () => ({ env }));
  await runInLanes(commandsOf(outcomes), lanes);
  for (const outcome of outcomes) await repeat(outcome, lanes[0]);
  for (const { chromium } of lanes) await (await chromium)?.close();
  for (const outcome of outcomes) {
    if (!outcome.step.passed || outcome.passed > 0 || outcome.hasFailed) continue;
    console.error(`${outcome.step.name}: no test ran`);
    outcome.hasFailed = true;
  }
  console.table(
    outcomes.map((outcome) => ({
      step: outcome.step.name,
      result: resultOf(outcome),
      seconds: Math.round(outcome.seconds),
    })),
  );
  for (const { missed } of outcomes)
    for (const words of missed) console.log(`not at the first try: ${words.join(" ")}`);
  console.log(`in ${Math.round((performance.now() - start) / 1000)} s`);
  const failed = outcomes.filter(({ hasFailed }) => hasFailed).map(({ step }) => step.name);
  await keepTimes(outcomes, values.write);
  if (failed.length > 0) throw new Failure(`failed: ${failed.join(", ")}`);
});
