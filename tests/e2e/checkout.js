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

/** The page of the last test, for the next one. @type {Page | undefined} */
let kept;

/**
 * Opens a page of the checkout in Chromium. The test fails at its end if the page wrote an error to the console.
 * @param {TestContext} t
 * @param {string} path from the root
 * @param {{ prepare?: (page: Page) => Promise<unknown>, expectErrors?: boolean, isOwn?: boolean, motion?: boolean }} [visit]
 *   `prepare`: before it is opened; `isOwn`: no other test takes the page, since its routes change, as where something is prepared;
 *   `motion`: whether it is wanted, where that matters
 * @returns {Promise<Page>}
 */
export async function openFile(
  t,
  path,
  { prepare, expectErrors = false, isOwn = Boolean(prepare), motion } = {},
) {
  const page = (isOwn ? undefined : kept) ?? (await newPage());
  if (!isOwn) kept = undefined;
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  t.after(async () => {
    page.removeAllListeners();
    if (!isOwn && !kept && Reflect.get(t, "passed")) {
      // What plays or turns ends with its page.
      await page.goto("about:blank");
      await page.mouse.move(-1, -1);
      kept = page;
    } else await page.context().close();
    if (!expectErrors) assert.deepEqual(errors, [], "the console has errors");
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  const reducedMotion = motion === undefined ? null : motion ? "no-preference" : "reduce";
  await page.emulateMedia({
    reducedMotion,
    media: null,
    colorScheme: null,
    contrast: null,
    forcedColors: null,
  });
  await prepare?.(page);
  await page.goto(site.origin + path);
  return page;
}

/** @returns {Promise<Page>} */
async function newPage() {
  const page = await browser.newPage();
  // The pages have no icon.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  return page;
}
