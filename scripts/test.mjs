// Runs the project's tests: the suites named, or those that say whether anything is broken, or all. Fails if
// a suite runs no test at all.
//
//   node scripts/test.mjs [native] [browser] [wasm] [build] [page] [node] [fuzz] [e2e] [sweeps] [packages] [lint] [types] [docs]
//   node scripts/test.mjs --all
//
// There is a lane for each processor. In a lane one command runs at a time, and prints what it says when it has ended; a folder
// of tests is a command a file, so that at the end no lane waits long for another.

import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { serveChromium } from "./browser.mjs";
import { findFirefox } from "./firefox.mjs";
import { runInLanes } from "./lanes.mjs";
import { Failure, main, ROOT, run } from "./run.mjs";

const PROCESSORS = availableParallelism();
const CARGO_PASSED = /test result: ok\. (\d+) passed/g;
const NODE_TEST = "node --test --test-reporter=spec --test-concurrency=1";
const NODE_PASSED = /^ℹ pass (\d+)$/gm;

const NOTHING = /$^/g;

/** Where the page is published for its tests. */
const PUBLISHED = join("test-results", "page");

/**
 * @typedef {object} Step
 * @property {string} suite
 * @property {string} name
 * @property {string} command words apart by one space
 * @property {string[]} [needs] the suites that are run before it
 * @property {boolean} [locksTarget] whether Cargo would keep it waiting for another such step
 * @property {string} [folder] each of its `*.test.js` files follows the command
 * @property {boolean} [sharesChromium] whether its files use one Chromium after another
 * @property {Record<string, string>} [env] variables of the command
 * @property {RegExp} [passed] finds in the output how many tests passed; a step without it runs no tests
 */

/** The steps of all suites: the commands in the order in which they begin as soon as they may, then the files of tests. @type {Step[]} */
const STEPS = [
  {
    suite: "native",
    name: "Core, native",
    command: "cargo test --locked --workspace --no-fail-fast",
    locksTarget: true,
    passed: CARGO_PASSED,
  },
  { suite: "build", name: "Package build", command: "node scripts/build.mjs" },
  {
    suite: "page",
    name: "Page build",
    command: `node scripts/site.mjs --no-reference --out ${PUBLISHED}`,
    needs: ["build"],
  },
  {
    suite: "browser",
    name: "Core, wasm in Chromium",
    command: "wasm-pack test --headless --chrome --mode no-install -- --locked --test web",
    locksTarget: true,
    passed: CARGO_PASSED,
  },
  {
    suite: "wasm",
    name: "Core, wasm in Node",
    command: "cargo test --locked --target wasm32-unknown-unknown --test wasm_node",
    locksTarget: true,
    passed: CARGO_PASSED,
  },
  {
    suite: "lint",
    name: "Rust lint, native",
    command: "cargo clippy --locked --workspace --all-targets -- --deny warnings",
    locksTarget: true,
  },
  {
    suite: "lint",
    name: "Rust lint, wasm",
    command: "cargo clippy --locked --target wasm32-unknown-unknown --lib -- --deny warnings",
    locksTarget: true,
  },
  {
    suite: "lint",
    name: "Rust lint, wasm of the book",
    command:
      "cargo clippy --locked --target wasm32-unknown-unknown --package flipside-book --lib -- --deny warnings",
    locksTarget: true,
  },
  { suite: "lint", name: "Rust format", command: "cargo fmt --all --check" },
  { suite: "lint", name: "JavaScript format and lint", command: "biome check --error-on-warnings" },
  { suite: "types", name: "JavaScript types", command: "tsc", needs: ["build"] },
  {
    suite: "docs",
    name: "API reference",
    command: "typedoc --tsconfig tsconfig.docs.json",
    needs: ["build"],
  },
  ofNode("packages", "Package as installed", "tests/packages"),
  ofPage("e2e", "Page in Chromium", "tests/e2e"),
  { ...ofNode("e2e", "Package in Chromium", "tests/browsers"), env: { FLIPSIDE_BROWSER: "Chromium" } },
  ofPage("sweeps", "Page through and through", "tests/sweeps"),
  // Where there is none, the set-up has said so.
  ...(findFirefox()
    ? [{ ...ofNode("sweeps", "Package in Firefox", "tests/browsers"), env: { FLIPSIDE_BROWSER: "Firefox" } }]
    : []),
  ofNode("node", "Package in Node", "tests/node"),
  ofNode("fuzz", "Package at random", "tests/fuzz"),
];

/** @param {string} suite @param {string} name @param {string} folder @returns {Step} that tests the built package */
function ofNode(suite, name, folder) {
  return { suite, name, command: NODE_TEST, folder, needs: ["build"], passed: NODE_PASSED };
}

/** @param {string} suite @param {string} name @param {string} folder @returns {Step} that tests the page as it is published */
function ofPage(suite, name, folder) {
  const step = ofNode(suite, name, folder);
  return { ...step, needs: ["page"], sharesChromium: true, env: { FLIPSIDE_PAGE: PUBLISHED } };
}

/**
 * The suites that run only when they are named, and in CI: what tests nothing; the page in every language, look and browser; and
 * the package in bundlers and run times of half a gigabyte.
 */
const ON_DEMAND = ["lint", "types", "docs", "sweeps", "packages"];

/** Its tests are those of `browser`: it runs only when it is named. */
const TWICE = "wasm";

/** The files that take longest, in this order. They begin first: for one that begins last all others are waited for. */
const LONGEST = [
  "packages/packages",
  "sweeps/language",
  "sweeps/looks",
  "sweeps/contrast",
  "e2e/review",
  "e2e/play",
  "e2e/analysis",
  "browsers/engine",
  "browsers/model",
  "e2e/opponents",
  "e2e/published",
  "e2e/learn",
  "games/killed",
  "library/killed",
  "node/team",
];

/** @param {string[]} named @param {boolean} isAll @returns {Step[]} of the suites to run, and of those that they need */
function stepsOf(named, isAll) {
  const suites = new Set(STEPS.map(({ suite }) => suite));
  for (const name of named)
    if (!suites.has(name)) throw new Failure(`suite: expected ${[...suites].join(", ")}, found ${name}`);
  suites.delete(TWICE);
  if (!isAll) for (const name of ON_DEMAND) suites.delete(name);
  const wanted = new Set(named.length > 0 ? named : suites);
  for (const name of wanted)
    for (const { suite, needs = [] } of STEPS) if (suite === name) for (const need of needs) wanted.add(need);
  return STEPS.filter(({ suite }) => wanted.has(suite));
}

/** @param {string} folder from the root @returns {string[]} every `*.test.js` in it */
function testFiles(folder) {
  const path = join(ROOT, folder);
  const files = existsSync(path) ? readdirSync(path, { recursive: true, encoding: "utf8" }) : [];
  const tests = files.filter((file) => file.endsWith(".test.js"));
  if (tests.length === 0) throw new Failure(`${folder} has no *.test.js`);
  return tests.sort().map((file) => join(folder, file));
}

/** How a step goes. @typedef {{ step: Step, passed: number, seconds: number, hasFailed: boolean }} Outcome */

/**
 * What the commands of a lane use one after another.
 * @typedef {object} Lane
 * @property {Record<string, string>} env
 * @property {Promise<import("playwright-core").BrowserServer>} [chromium]
 */

/** @typedef {import("./lanes.mjs").Task<Lane> & { step: Step, place: number }} Command */

/** @param {Outcome[]} outcomes of the steps @returns {Command[]} of the steps, in the order in which they should begin */
function commandsOf(outcomes) {
  const commands = outcomes.flatMap((outcome) => {
    const { command, folder } = outcome.step;
    const words = command.split(" ");
    if (!folder) return [commandOf(outcome, words, 0)];
    return testFiles(folder).map((file) => {
      const place = LONGEST.findIndex((name) => file.endsWith(`/${name}.test.js`));
      return commandOf(outcome, [...words, file], 1 + (place < 0 ? LONGEST.length : place));
    });
  });
  const locking = commands.filter(({ step }) => step.locksTarget);
  for (const { step, after } of commands)
    after.push(...commands.filter((other) => step.needs?.includes(other.step.suite)));
  for (const [index, { after }] of locking.entries()) after.push(...locking.slice(0, index));
  return commands.sort((one, other) => one.place - other.place);
}

/** @param {Outcome} outcome @param {string[]} words @param {number} place @returns {Command} */
function commandOf(outcome, words, place) {
  return { step: outcome.step, place, after: [], run: (lane) => take(words, outcome, lane) };
}

/** Runs a command, and adds what came of it. @param {string[]} words @param {Outcome} outcome @param {Lane} lane */
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
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    outcome.hasFailed = true;
  }
  outcome.seconds += (performance.now() - start) / 1000;
}

/** @param {Lane} lane @returns {Promise<string>} the address of its Chromium: that of another lane has another clipboard */
async function chromiumOf(lane) {
  lane.chromium ??= serveChromium().then((server) => server.on("close", () => delete lane.chromium));
  return (await lane.chromium).wsEndpoint();
}

/** @param {Outcome} outcome at its end @returns {string} */
function resultOf({ step, passed, hasFailed }) {
  if (hasFailed) return "FAILED";
  return step.passed ? `${passed} passed` : "ok";
}

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: "boolean", default: false } },
  });
  const outcomes = stepsOf(positionals, values.all).map((step) => ({
    step,
    passed: 0,
    seconds: 0,
    hasFailed: false,
  }));
  const start = performance.now();
  // Cargo takes all processors where no tests run in the other lanes.
  const isShared = outcomes.some(({ step }) => step.folder);
  const processors = String(isShared ? Math.ceil(PROCESSORS / 2) : PROCESSORS);
  const env = { CARGO_BUILD_JOBS: processors, RUST_TEST_THREADS: processors };
  /** @type {Lane[]} */
  const lanes = Array.from({ length: PROCESSORS }, () => ({ env }));
  await runInLanes(commandsOf(outcomes), lanes);
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
  console.log(`in ${Math.round((performance.now() - start) / 1000)} s`);
  const failed = outcomes.filter(({ hasFailed }) => hasFailed).map(({ step }) => step.name);
  if (failed.length > 0) throw new Failure(`failed: ${failed.join(", ")}`);
});
