// Where long tests run: this process of Node, or a page in a headless browser.

import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { launchChromium, launchFirefox } from "../../scripts/programs/browser.mjs";
import { Failure } from "../../scripts/run.mjs";
import { memoryOfChildren } from "../e2e/memory.js";
import { serveCheckout } from "../e2e/site.js";

/**
 * A place where a module of the tests is loaded.
 * @typedef {object} Environment
 * @property {(name: string, argument: object) => Promise<any>} call Calls an export of the module; what goes there and
 *   comes back is plain data.
 * @property {() => number} memory of the process or of the browser, in bytes
 * @property {() => Promise<void>} close
 */

/** @type {Record<string, (file: URL) => Promise<Environment>>} */
const ENVIRONMENTS = {
  Node: inNode,
  Chromium: (file) => inPage(file, launchChromium),
  Firefox: (file) => inPage(file, launchFirefox),
};

/**
 * Loads a module.
 * @param {string} name of the environment
 * @param {URL} file the module; it may import nothing of Node but `node:assert/strict`
 * @returns {Promise<Environment>}
 */
export function openEnvironment(name, file) {
  if (Object.hasOwn(ENVIRONMENTS, name)) return ENVIRONMENTS[name](file);
  const names = Object.keys(ENVIRONMENTS).join(", ");
  throw new Failure(`--browser: expected ${names}, found ${name}`);
}

/** @param {URL} file @returns {Promise<Environment>} */
async function inNode(file) {
  const module = await import(file.href);
  return {
    call: (name, argument) => module[name](argument),
    memory: () => process.memoryUsage().rss,
    close: async () => {},
  };
}

/** @param {URL} file @param {() => Promise<any>} launch @returns {Promise<Environment>} */
async function inPage(file, launch) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(file)],
    bundle: true,
    write: false,
    format: "esm",
    external: ["flipside", "flipside/*", "node:*"],
    alias: { "node:assert/strict": fileURLToPath(new URL("assert.js", import.meta.url)) },
  });
  const site = await serveCheckout();
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(`${site.origin}/blank`);
  await page.evaluate(async (/** @type {string} */ script) => {
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    Object.assign(globalThis, { tested: await import(url) });
  }, outputFiles[0].text);
  return {
    call: (name, argument) =>
      page.evaluate(
        (/** @type {[string, object]} */ [name, argument]) =>
          /** @type {any} */ (globalThis).tested[name](argument),
        [name, argument],
      ),
    memory: memoryOfChildren,
    close: async () => {
      await browser.close();
      site.close();
    },
  };
}
