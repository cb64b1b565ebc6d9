// Installs what the build and the tests need and this machine lacks, at the pinned versions.
// It runs before `npm ci`, so it imports nothing that npm installs.
//
//   npm run setup               everything
//   npm run setup -- test       what `npm test` needs
//   npm run setup -- build      what `npm run build` and `npm start` need

import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "./programs/chromium.mjs";
import { findFirefox } from "./programs/firefox.mjs";
import { findGrhino } from "./programs/grhino.mjs";
import { ask, Failure, main, ROOT, run, TOOLS } from "./run.mjs";

const WASM_BINDGEN = "0.2.129";
const WASM_PACK = "0.15.1";

/** Who needs a step, the first of them: all that stand behind it need it, too. */
const NEEDS = /** @type {const} */ (["build", "test", "everything"]);

/**
 * @typedef {object} Step
 * @property {string} name what it provides
 * @property {(typeof NEEDS)[number]} neededBy the first of `npm run build` and `npm test` that uses it, or "everything" where neither does
 * @property {() => boolean} isDone whether this machine has it already
 * @property {string} note what happens now, and about how long it takes
 * @property {() => Promise<unknown>} install
 * @property {string} [without] what is skipped when it cannot be installed; without this property the step is required
 */

/** @type {Step[]} */
const STEPS = [
  {
    name: "Node as new as Rolldown asks for",
    neededBy: "build",
    isDone: () => isNodeNewEnough(process.versions.node),
    note: `this is Node ${process.versions.node}`,
    install: refuseNode,
  },
  {
    name: "A linker for Rust",
    neededBy: "build",
    isDone: () => ask(["which", "cc"]) !== "",
    note: "apt-get installs the packages gcc and libc6-dev (some seconds)",
    install: () => installPackages("a C compiler is missing, which Rust links with", ["gcc", "libc6-dev"]),
  },
  {
    name: "Rust with the wasm32 target",
    neededBy: "build",
    isDone: () =>
      ask(["rustup", "target", "list", "--installed"]).includes("wasm32-unknown-unknown") &&
      ["clippy", "fmt"].every((tool) => ask(["cargo", tool, "--version"]) !== ""),
    note: "rustup installs the toolchain that rust-toolchain.toml names (half a minute)",
    install: installRust,
  },
  {
    name: "npm packages",
    neededBy: "build",
    isDone: () => isNewer("node_modules/.package-lock.json", "package-lock.json"),
    note: "npm ci (half a minute)",
    install: () => run(["npm", "ci"]),
  },
  {
    name: `wasm-bindgen ${WASM_BINDGEN}`,
    neededBy: "build",
    isDone: () =>
      ["wasm-bindgen", "wasm-bindgen-test-runner"].every((tool) =>
        ask([tool, "--version"]).endsWith(WASM_BINDGEN),
      ),
    note: "cargo builds it from source into .tools/ (one to two minutes, once)",
    install: () => installCrate("wasm-bindgen-cli", WASM_BINDGEN, ["--no-default-features", "--bins"]),
  },
  {
    name: `wasm-pack ${WASM_PACK}`,
    neededBy: "everything",
    isDone: () => ask(["wasm-pack", "--version"]).endsWith(WASM_PACK),
    note: "cargo builds it from source into .tools/ (one to two minutes, once)",
    install: () => installCrate("wasm-pack", WASM_PACK, []),
  },
  {
    name: "Chromium and its driver",
    neededBy: "test",
    isDone: () => findChromium() !== undefined,
    note: "apt-get installs the packages chromium and chromium-driver (half a minute)",
    install: () =>
      installPackages("Chromium or Chrome is missing, or a chromedriver of the same version: install both", [
        "chromium",
        "chromium-driver",
      ]),
  },
  {
    name: "Chromium without windows",
    neededBy: "test",
    isDone: () => findChromium()?.shell !== undefined,
    note: "apt-get installs the package chromium-headless-shell (some seconds)",
    install: () => installPackages("Chromium without windows is missing", ["chromium-headless-shell"]),
    without: "the tests take the whole Chromium, and more time",
  },
  {
    name: "Firefox",
    neededBy: "test",
    isDone: () => findFirefox() !== undefined,
    note: "apt-get installs the package firefox-esr (half a minute)",
    install: () => installPackages("Firefox is missing", ["firefox-esr"]),
    without: "the tests in Firefox are left out",
  },
  {
    name: "GRhino",
    neededBy: "test",
    isDone: () => findGrhino() !== undefined,
    note: "apt-get installs the package grhino (some seconds)",
    install: () => installPackages("GRhino is missing", ["grhino"]),
    without: "the match against it is left out",
  },
];

/** Whether Node is as new as `engines` of Rolldown says. @param {string} version such as `20.19.0` */
function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

async function refuseNode() {
  throw new Failure("this Node does not suffice: install 20.19, 22.12 or newer from https://nodejs.org");
}

async function installRust() {
  if (!ask(["rustup", "--version"]))
    throw new Failure("rustup is missing: install it from https://rustup.rs");
  await run(["rustup", "toolchain", "install"]);
}

/** @param {string} crate @param {string} version @param {string[]} options */
function installCrate(crate, version, options) {
  const command = [
    "cargo",
    "install",
    crate,
    "--version",
    version,
    "--locked",
    "--debug",
    "--root",
    TOOLS,
    ...options,
  ];
  return run([...command, "--quiet"], {
    CARGO_PROFILE_DEV_DEBUG: "0",
    CARGO_TARGET_DIR: join(ROOT, "target", "tools"),
  });
}

/** @param {string} missing said where apt-get cannot help @param {string[]} packages of Debian */
async function installPackages(missing, packages) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !ask(["which", "apt-get"])) {
    throw new Failure(`${missing} (Debian: sudo apt-get install ${packages.join(" ")})`);
  }
  const quietly = { DEBIAN_FRONTEND: "noninteractive" };
  // Fails soon without a network, because Firefox is optional.
  const aptGet = ["apt-get", "-qq", "-o", "Acquire::http::Timeout=30", "-o", "Acquire::Retries=0"];
  await run([...aptGet, "update"], quietly);
  await run([...aptGet, "install", "-y", "--no-install-recommends", ...packages], quietly);
}

/** @param {string} made @param {string} source paths from the root @returns {boolean} whether `made` exists and is not older */
function isNewer(made, source) {
  const path = join(ROOT, made);
  return existsSync(path) && statSync(path).mtimeMs >= statSync(join(ROOT, source)).mtimeMs;
}

await main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const wanted = NEEDS.find((need) => positionals.includes(need)) ?? "everything";
  for (const step of STEPS) {
    if (NEEDS.indexOf(step.neededBy) > NEEDS.indexOf(wanted) || step.isDone()) continue;
    console.log(`\nSetting up ${step.name}: ${step.note}`);
    try {
      await step.install();
      if (!step.isDone()) throw new Failure(`${step.name} was installed but is still not found`);
    } catch (error) {
      if (!step.without || !(error instanceof Failure)) throw error;
      console.warn(`${error.message}: ${step.without}`);
    }
  }
});
