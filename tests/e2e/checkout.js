/** @import { Browser, Page } from "playwright-core" */
/** @import { TestContext } from "node:test" */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { openChromium } from "../../scripts/programs/browser.mjs";
import { serveCheckout } from "./site.js";

/** @type {Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serveCheckout>>} */
let site;

before(async () => {
  site = await serveCheckout();
  browser = await openChromium();
});

after(async () => {
  await browser?.close();
  site.close();
});

/**
 * Opens a page of the checkout in Chromium. The test fails at its end if the page wrote an error to the console.
 * @param {TestContext} t
 * @param {string} path from the root
 * @param {{ prepare?: (page: Page) => Promise<unknown>, expectErrors?: boolean }} [visit] `prepare`: before it is opened
 * @returns {Promise<Page>}
 */
export async function openFile(t, path, { prepare, expectErrors = false } = {}) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  t.after(async () => {
    await page.close();
    if (!expectErrors) assert.deepEqual(errors, [], "the console has errors");
  });
  // The pages have no icon.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await prepare?.(page);
  await page.goto(site.origin + path);
  return page;
}
