import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before } from "node:test";
import sirv from "sirv";
import { launchChromium } from "../../scripts/browser.mjs";
import { FRESH } from "./fresh.js";

/** @type {import("playwright-core").Browser} */
let browser;
let origin = "";
const server = createServer((request, response) => sirv(FRESH, { dev: true })(request, response));

before(async () => {
  await new Promise((listening) => server.listen(0, () => listening(undefined)));
  origin = `http://localhost:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
  browser = await launchChromium();
});

after(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

/**
 * Opens a page in Chromium; what it or the console says of errors fails the test.
 * @param {string} address in full, or a path from {@link FRESH}
 * @returns {Promise<string>} what stands in its `<output>`, as soon as something does
 */
export async function read(address) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  try {
    await page.goto(new URL(address, origin).href);
    await page.waitForFunction(() => document.querySelector("output")?.textContent);
    assert.deepEqual(errors, [], "the console has errors");
    return await page.innerText("output");
  } catch (error) {
    throw new Error(`${address}: ${errors.join("; ")}`, { cause: error });
  } finally {
    await page.close();
  }
}
