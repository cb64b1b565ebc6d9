// What each suite of tests runs.

import { join } from "node:path";
import { findFirefox } from "../programs/firefox.mjs";
import { Failure } from "../run.mjs";

const CARGO_PASSED = /test result: ok\. (\d+) passed/g;
const NODE_PASSED = /^ℹ pass (\d+)$/gm;

/** Where the page is published for its tests. */
const PUBLISHED = join("test-results", "page");

/**
 * @typedef {object} Step
 * @property {string} suite
 * @property {string} name
 * @property {string} command words apart by one space
 * @property {string[]} [needs] the suites that are run before it
 * @property {boolean} [locksTarget] whether Cargo would keep it waiting for another such step
 * @property {string} [folder] its `*.test.js` files follow the command
 * @property {string} [holding] only files that hold this text follow it
 * @property {boolean} [mayRepeat] whether a command that fails is run once more: what it tests depends on how busy the machine is
 * @property {boolean} [sharesChromium] whether its files use one Chromium after another
 * @property {Record<string, string>} [env] variables of the command
 * @property {RegExp} [passed] finds in the output how many tests passed; a step without it runs no tests
 */

/** The steps of all suites: the commands in the order in which they begin as soon as they may, then the files of tests. @type {Step[]} */
const STEPS = [
  {
    suite: "native",
    name: "Core, native",
    command: "cargo test --locked --no-fail-fast",
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
    command: "cargo test --locked --target wasm32-unknown-unknown --test web",
    locksTarget: true,
    // Of all drivers that it finds the runner would take another first.
    env: { CHROMEDRIVER: "chromedriver" },
    passed: CARGO_PASSED,
  },
  {
    suite: "tools",
    name: "Programs around the core",
    command: "cargo test --locked --workspace --exclude flipside --no-fail-fast",
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
  {
    suite: "lint",
    name: "JavaScript format and lint",
    command: "biome check --error-on-warnings",
  },
  { suite: "types", name: "JavaScript types", command: "tsc", needs: ["build"] },
  {
    suite: "docs",
    name: "API reference",
    command: "typedoc --tsconfig tsconfig.docs.json",
    needs: ["build"],
  },
  ofNode("packages", "Package as installed", "tests/packages"),
  ofPage("e2e", "Page in Chromium", "tests/e2e"),
  { ...ofNode("browser", "Package in Chromium", "tests/browsers"), env: { FLIPSIDE_BROWSER: "Chromium" } },
  // Where there is none, the set-up has said so.
  ...(findFirefox()
    ? [
        {
          ...ofNode("firefox", "Package in Firefox", "tests/browsers"),
          env: { FLIPSIDE_BROWSER: "Firefox" },
        },
        ofNode("firefox", "Page in Firefox", "tests/firefox"),
      ]
    : []),
  inEveryWindow(ofPage("sweeps", "Page through and through", "tests/sweeps")),
  inEveryWindow({ ...ofPage("sweeps", "Page in every window", "tests/e2e"), holding: "testFit(" }),
  ofNode("node", "Package in Node", "tests/node"),
  ofNode("fuzz", "Package at random", "tests/fuzz"),
];

/** @param {string} suite @param {string} name @param {string} folder @returns {Step} that tests the built package */
function ofNode(suite, name, folder) {
  const command = "node --test-reporter=spec scripts/test/together.mjs";
  return { suite, name, command, folder, needs: ["build"], passed: NODE_PASSED };
}

/** @param {string} suite @param {string} name @param {string} folder @returns {Step} that tests the page as it is published */
function ofPage(suite, name, folder) {
  const step = ofNode(suite, name, folder);
  return {
    ...step,
    needs: ["page"],
    mayRepeat: true,
    sharesChromium: true,
    env: { FLIPSIDE_PAGE: PUBLISHED },
  };
}

/** @param {Step} step @returns {Step} whose tests look at what has a size in each window */
function inEveryWindow(step) {
  return { ...step, env: { ...step.env, FLIPSIDE_WINDOWS: "all" } };
}

/** What runs in CI, and otherwise only when it is named: checks of the sources, other places to run in, the programs around the core. */
const IN_CI = ["lint", "types", "docs", "browser", "firefox", "packages", "tools"];

/** What runs before a release, and otherwise only when it is named: combinations of what the other suites test once. */
const BEFORE_RELEASE = ["sweeps"];

/** Its tests are those of `browser`: it runs only when it is named. */
const TWICE = "wasm";

/** What leaves suites out when none is named. @typedef {{ ci?: boolean, all?: boolean }} Extent */

/** How an extent is asked for on the command line. */
export const EXTENTS = /** @type {const} */ ({
  ci: { type: "boolean", default: false },
  all: { type: "boolean", default: false },
});

/** @param {string[]} named @param {Extent} extent @returns {Step[]} of the suites to run, and of those that they need */
export function stepsOf(named, { ci = false, all = false }) {
  const suites = new Set(STEPS.map(({ suite }) => suite));
  for (const name of named)
    if (!suites.has(name)) throw new Failure(`suite: expected ${[...suites].join(", ")}, found ${name}`);
  suites.delete(TWICE);
  if (!all) for (const name of BEFORE_RELEASE) suites.delete(name);
  if (!all && !ci) for (const name of IN_CI) suites.delete(name);
  const wanted = new Set(named.length > 0 ? named : suites);
  for (const name of wanted)
    for (const { suite, needs = [] } of STEPS) if (suite === name) for (const need of needs) wanted.add(need);
  return STEPS.filter(({ suite }) => wanted.has(suite));
}
