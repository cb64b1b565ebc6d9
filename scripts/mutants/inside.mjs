// A process that holds the tests of a group, over the copy of js/ that has the mutants: runs the tests that it is
// told, with the mutant that it is told.

import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { COLLECTED, runTest } from "./collector.mjs";
import { redirect } from "./redirect.mjs";
import { allow } from "./watch.mjs";

/** @import { Measured, Outcome, Request } from "./types.js" */

const { FLIPSIDE_MUTANTS: copy = "", FLIPSIDE_REACHED: reached = "" } = process.env;
redirect(copy, new URL("collector.mjs", import.meta.url).href);
// Processes that a test starts take over the environment, as workers do.
process.env.NODE_OPTIONS = `--import=${new URL("child.mjs", import.meta.url)}`;

/** @typedef {Record<string, number>} Hits how often each mutant was reached */
/**
 * @typedef {{ activeMutant?: string, currentTestId?: string, hitCount?: number, hitLimit?: number, mutantCoverage?: { static: Hits,
 *   perTest: Record<string, Hits> } }} Stryker
 */
/** What the instrumented code reads and writes. @type {Stryker} */
const stryker = {};
/** @type {any} */ (globalThis).__stryker__ = stryker;
const ACTIVE = "__STRYKER_ACTIVE_MUTANT__";
/** How long a test may take without a mutant, in ms. */
const SLOWEST = 120_000;
// Set from the beginning, a mutant acts while the modules are loaded, too.
const isAlone = process.env[ACTIVE] !== undefined;

for (const name of process.argv.slice(2)) {
  // The handlers of faults would hide that a mutant breaks a module.
  await import(pathToFileURL(resolve("tests/node", `${name}.test.js`)).href).catch(() => process.exit(1));
}

/** Switches a mutant on, or all off. Workers take over the environment when they start. @param {string} [id] */
function activate(id) {
  stryker.activeMutant = id;
  if (id === undefined) delete process.env[ACTIVE];
  else process.env[ACTIVE] = id;
}

/**
 * How often a test reaches each mutant, here and elsewhere.
 * @param {string} name
 * @returns {Promise<Hits | undefined>} `undefined` if it fails
 */
async function hitsOf(name) {
  for (const file of readdirSync(reached)) rmSync(join(reached, file));
  delete stryker.mutantCoverage?.perTest[name];
  stryker.currentTestId = name;
  if ((await runTest(name, SLOWEST)) !== undefined) return;
  const hits = { ...stryker.mutantCoverage?.perTest[name] };
  for (const file of readdirSync(reached)) {
    /** @type {Hits} */
    const elsewhere = JSON.parse(readFileSync(join(reached, file), "utf8"));
    for (const [id, count] of Object.entries(elsewhere)) hits[id] = (hits[id] ?? 0) + count;
  }
  return hits;
}

/** @returns {Promise<Measured>} */
async function measure() {
  allow(Number.POSITIVE_INFINITY);
  /** @type {Measured["tests"]} */
  const tests = [];
  for (const { name } of COLLECTED) {
    const begun = process.cpuUsage();
    const started = performance.now();
    const first = await hitsOf(name);
    const { user, system } = process.cpuUsage(begun);
    const milliseconds = performance.now() - started;
    const again = first && (await hitsOf(name));
    const once = Object.keys(first ?? {}).filter((id) => again && !(id in again));
    tests.push({
      name,
      seconds: (user + system) / 1e6,
      milliseconds,
      hits: first ?? {},
      once,
      passes: first !== undefined,
      repeats: again !== undefined,
    });
  }
  return { tests, atLoad: Object.keys(stryker.mutantCoverage?.static ?? {}) };
}

/** Runs tests until one fails. @param {Request} request @returns {Promise<Outcome>} */
async function attempt({ id, tests }) {
  activate(id);
  for (const { name, limit, seconds, milliseconds } of tests) {
    Object.assign(stryker, { hitCount: 0, hitLimit: limit });
    allow(seconds);
    const failure = await runTest(name, milliseconds);
    if (failure === undefined) continue;
    if (failure.isMissing) return { status: "unknown", by: name };
    const status = failure.isLate || (stryker.hitCount ?? 0) > limit ? "endless" : "noticed";
    if (isAlone) return { status, by: name };
    activate(undefined);
    allow(seconds);
    // What the mutant has left behind must not fail the tests of the next.
    const isBroken = failure.isLate || (await runTest(name, milliseconds)) !== undefined;
    return { status, by: name, isBroken };
  }
  if (!isAlone) activate(undefined);
  return { status: "survived" };
}

process.on("disconnect", () => process.exit());
process.on("message", async (message) => {
  process.send?.(message === "measure" ? await measure() : await attempt(/** @type {Request} */ (message)));
});
process.send?.("ready");
