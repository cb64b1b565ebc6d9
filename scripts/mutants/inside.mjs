// A process that holds the tests of a group, over the copy of js/ that has the mutants: runs the tests that it is
// told, with the mutant that it is told.

import { readdirSync, readFileSync, rmSync } from "node:fs";
import { register } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { COLLECTED, runTest } from "./collector.mjs";
import { allow } from "./watch.mjs";

/** @import { Measured, Outcome, Request } from "./types.js" */

const { FLIPSIDE_MUTANTS: copy = "", FLIPSIDE_REACHED: reached = "" } = process.env;
const js = new URL("../../js", import.meta.url).href;
const collector = new URL("collector.mjs", import.meta.url).href;

// Node runs the hook in a thread of its own, and so takes it as a module.
const hook = `export async function resolve(name, context, next) {
  if (name === "node:test" && context.parentURL?.includes("/tests/")) return next("${collector}", context);
  const found = name.match(/^flipside(?:[/](\\w+))?$/);
  if (found) return next("${copy}/" + (found[1] ?? "flipside") + ".js", context);
  const resolved = await next(name, context);
  if (!resolved.url.startsWith("${js}/")) return resolved;
  return { ...resolved, url: "${copy}" + resolved.url.slice(${js.length}) };
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

/** @typedef {Record<string, number>} Hits how often each mutant was reached */
/** @typedef {{ activeMutant?: string, currentTestId?: string, hitCount?: number, hitLimit?: number, mutantCoverage?: { static: Hits, perTest: Record<string, Hits> } }} Stryker */
/** What the instrumented code reads and writes. @type {Stryker} */
const stryker = {};
/** @type {any} */ (globalThis).__stryker__ = stryker;
const ACTIVE = "__STRYKER_ACTIVE_MUTANT__";
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

/** @returns {Promise<Measured>} */
async function measure() {
  allow(Number.POSITIVE_INFINITY);
  /** @type {Measured["tests"]} */
  const tests = [];
  for (const { name } of COLLECTED) {
    for (const file of readdirSync(reached)) rmSync(join(reached, file));
    stryker.currentTestId = name;
    const begun = process.cpuUsage();
    const passes = (await runTest(name)) === undefined;
    const { user, system } = process.cpuUsage(begun);
    const hits = { ...stryker.mutantCoverage?.perTest[name] };
    for (const file of readdirSync(reached)) {
      /** @type {Hits} */
      const inWorker = JSON.parse(readFileSync(join(reached, file), "utf8"));
      for (const [id, count] of Object.entries(inWorker)) hits[id] = (hits[id] ?? 0) + count;
    }
    const repeats = passes && (await runTest(name)) === undefined;
    tests.push({ name, seconds: (user + system) / 1e6, hits, passes, repeats });
  }
  return { tests, atLoad: Object.keys(stryker.mutantCoverage?.static ?? {}) };
}

/** Runs tests until one fails. @param {Request} request @returns {Promise<Outcome>} */
async function attempt({ id, tests, seconds }) {
  allow(seconds);
  activate(id);
  for (const { name, limit } of tests) {
    Object.assign(stryker, { hitCount: 0, hitLimit: limit });
    const failure = await runTest(name);
    if (failure === undefined) continue;
    if (failure.isMissing) return { status: "unknown", by: name };
    const status = failure.isLate || (stryker.hitCount ?? 0) > limit ? "endless" : "noticed";
    if (isAlone) return { status, by: name };
    activate(undefined);
    // What the mutant has left behind must not fail the tests of the next.
    const isBroken = failure.isLate || (await runTest(name)) !== undefined;
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
