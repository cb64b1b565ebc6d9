// Runs the project's tests: the suites named, or those that answer within ten minutes whether anything is broken. Fails if a
// suite runs no test at all. The suites of the core and those of the package go on beside each other; each prints what it
// says when it has ended.
//
//   node scripts/test.mjs [native] [browser] [build] [node] [fuzz] [e2e] [lint] [types] [docs] [sweeps] [packages] [wasm]

import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { Failure, main, ROOT, run } from "./run.mjs";

const CARGO_PASSED = /test result: ok\. (\d+) passed/g;
// Without being told, Node leaves one processor free: one of two.
const NODE_TEST = `node --test --test-reporter=spec --test-concurrency=${availableParallelism()}`;
const NODE_PASSED = /^ℹ pass (\d+)$/gm;

/** Where the page is published for its tests. */
const PUBLISHED = join("test-results", "page");

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command words apart by one space
 * @property {Record<string, string>} [env] variables of the command
 * @property {string} [folder] its `*.test.js` files follow the command
 * @property {RegExp} [passed] finds in the output how many tests passed; a step without it runs no tests
 */

/** @type {Record<string, Step[]>} */
const SUITES = {
  lint: [
    { name: "Rust format", command: "cargo fmt --all --check" },
    {
      name: "Rust lint, native",
      command: "cargo clippy --locked --workspace --all-targets -- --deny warnings",
    },
    {
      name: "Rust lint, wasm",
      command: "cargo clippy --locked --target wasm32-unknown-unknown --lib -- --deny warnings",
    },
    {
      name: "Rust lint, wasm of the book",
      command:
        "cargo clippy --locked --target wasm32-unknown-unknown --package flipside-book --lib -- --deny warnings",
    },
    { name: "JavaScript format and lint", command: "biome check --error-on-warnings" },
  ],
  native: [
    { name: "Core, native", command: "cargo test --locked --workspace --no-fail-fast", passed: CARGO_PASSED },
  ],
  wasm: [
    {
      name: "Core, wasm in Node",
      command: "cargo test --locked --target wasm32-unknown-unknown --test wasm_node",
      passed: CARGO_PASSED,
    },
  ],
  browser: [
    {
      name: "Core, wasm in Chromium",
      command: "wasm-pack test --headless --chrome --mode no-install -- --locked --test web",
      passed: CARGO_PASSED,
    },
  ],
  build: [{ name: "Package build", command: "node scripts/build.mjs" }],
  types: [{ name: "JavaScript types", command: "tsc" }],
  docs: [{ name: "API reference", command: "typedoc --tsconfig tsconfig.docs.json" }],
  node: [{ name: "Package in Node", command: NODE_TEST, folder: "tests/node", passed: NODE_PASSED }],
  fuzz: [{ name: "Package at random", command: NODE_TEST, folder: "tests/fuzz", passed: NODE_PASSED }],
  e2e: pageTests("Page in Chromium", "tests/e2e"),
  sweeps: pageTests("Page through and through", "tests/sweeps"),
  packages: [
    { name: "Package as installed", command: NODE_TEST, folder: "tests/packages", passed: NODE_PASSED },
  ],
};

/**
 * @param {string} name @param {string} folder
 * @returns {Step[]} that publish the page, and run tests on it
 */
function pageTests(name, folder) {
  const env = { FLIPSIDE_PAGE: PUBLISHED };
  return [
    { name: "Page build", command: `node scripts/site.mjs --no-reference --out ${PUBLISHED}` },
    { name, command: NODE_TEST, env, folder, passed: NODE_PASSED },
  ];
}

/** The suites that need no package in `dist/`. */
const OF_THE_CORE = ["lint", "native", "wasm", "browser"];

/**
 * The suites that run only when they are named. Those of CI: what tests nothing; the page in every language, look and
 * browser; and the package in bundlers and run times of half a gigabyte. The tests of `wasm` are those of `browser`.
 */
const ON_DEMAND = ["lint", "types", "docs", "sweeps", "packages", "wasm"];

/** @param {string} folder from the root @returns {string[]} every `*.test.js` in it */
function testFiles(folder) {
  const path = join(ROOT, folder);
  const files = existsSync(path) ? readdirSync(path, { recursive: true, encoding: "utf8" }) : [];
  const tests = files.filter((file) => file.endsWith(".test.js"));
  if (tests.length === 0) throw new Failure(`${folder} has no *.test.js`);
  return tests.sort().map((file) => join(folder, file));
}

/**
 * @param {Step} step
 * @param {boolean} isHeld whether its output waits for its end
 * @returns {Promise<string>} how it went; rejects where it fails, or should run tests and runs none
 */
async function take({ name, command, env, folder, passed }, isHeld) {
  console.log(`\n${name}: ${command}`);
  const files = folder ? testFiles(folder) : [];
  const output = stripVTControlCharacters(await run([...command.split(" "), ...files], env, { isHeld }));
  if (!passed) return "ok";
  const count = [...output.matchAll(passed)].reduce((sum, [, tests]) => sum + Number(tests), 0);
  if (count === 0) throw new Failure(`${name}: no test ran`);
  return `${count} passed`;
}

/** @typedef {{ step: string, result: string, seconds: number }} Taken */

/**
 * Takes one step after the other, those behind one that fails as well.
 * @param {Step[]} steps
 * @param {boolean} isHeld
 * @returns {Promise<Taken[]>}
 */
async function takeAll(steps, isHeld) {
  /** @type {Taken[]} */
  const taken = [];
  for (const step of steps) {
    const start = performance.now();
    const result = await take(step, isHeld).catch((error) => {
      console.error(error.message);
      return "FAILED";
    });
    const seconds = Math.round((performance.now() - start) / 1000);
    taken.push({ step: step.name, result, seconds });
  }
  return taken;
}

await main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const names =
    positionals.length > 0 ? positionals : Object.keys(SUITES).filter((name) => !ON_DEMAND.includes(name));
  for (const name of names) {
    if (!Object.hasOwn(SUITES, name))
      throw new Failure(`no suite "${name}": ${Object.keys(SUITES).join(", ")}`);
  }
  const lanes = [true, false]
    .map((isCore) => names.filter((name) => OF_THE_CORE.includes(name) === isCore))
    .map((suites) => suites.flatMap((name) => SUITES[name]))
    .filter((steps) => steps.length > 0);
  const start = performance.now();
  const taken = await Promise.all(lanes.map((steps) => takeAll(steps, lanes.length > 1)));
  const summary = taken.flat();
  console.table(summary);
  console.log(`in ${Math.round((performance.now() - start) / 1000)} s`);
  const failed = summary.filter(({ result }) => result === "FAILED");
  if (failed.length > 0) throw new Failure(`failed: ${failed.map(({ step }) => step).join(", ")}`);
});
