import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before } from "node:test";
import sirv from "sirv";
import { launchChromium } from "../../scripts/programs/browser.mjs";
import { FRESH } from "./fresh.js";

/** @type {import("playwright-core").Browser} */
let browser;

/** Serves {@link FRESH}: to pages of its own, and to those of any origin, as a CDN does. */
const [site, cdn] = [{}, { "access-control-allow-origin": "*" }].map((headers) => {
  const files = sirv(FRESH, { dev: true });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response);
  });
});

before(async () => {
  for (const server of [site, cdn]) {
    await new Promise((listening) => server.listen(0, () => listening(undefined)));
  }
  browser = await launchChromium();
});

after(async () => {
  await browser?.close();
  for (const server of [site, cdn]) {
    server.closeAllConnections();
    server.close();
  }
});

/** @param {import("node:http").Server} server */
function originOf(server) {
  return `http://localhost:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
}

/** @param {string} path from {@link FRESH} @returns {string} its address */
export function addressOf(path) {
  return new URL(path, originOf(site)).href;
}

/** @param {string} file of the package @returns {string} its address on another origin than that of the pages */
export function elsewhere(file) {
  return `${originOf(cdn)}/node_modules/flipside/dist/${file}`;
}

/**
 * Opens a page in Chromium; what it or the console says of errors fails the test.
 * @param {string} address in full, or a path from {@link FRESH}
 * @returns {Promise<string>} what stands in its `<output>`, as soon as something does
 */
export function read(address) {
  return opened(address, async (page) => {
    await page.waitForFunction(() => document.querySelector("output")?.textContent);
    return page.innerText("output");
  });
}

/**
 * Opens a page, as {@link read} does, waits for what its status says, clicks, and waits for what it says then.
 * @param {string} address
 * @param {string} selector where to click
 * @param {[string, string]} said
 */
export function click(address, selector, [before, after]) {
  return opened(address, async (page) => {
    const status = page.getByRole("status");
    await status.filter({ hasText: before }).waitFor();
    await page.locator(selector).click();
    await status.filter({ hasText: after }).waitFor();
  });
}

/**
 * @template Result
 * @param {string} address
 * @param {(page: import("playwright-core").Page) => Promise<Result>} use
 */
async function opened(address, use) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  try {
    await page.goto(addressOf(address));
    const result = await use(page);
    assert.deepEqual(errors, [], "the console has errors");
    return result;
  } catch (error) {
    throw new Error(`${address}: ${errors.join("; ")}`, { cause: error });
  } finally {
    await page.close();
  }
}
