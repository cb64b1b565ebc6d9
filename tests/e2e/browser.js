/** @import { TestContext } from "node:test" */
/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { openChromium } from "../../scripts/programs/browser.mjs";
import { serve, serveSite } from "../../scripts/serve.mjs";

/** How long a test waits for an expected event: enough for a slow and busy machine. */
const PATIENCE_MS = 90_000;

/** @type {import("playwright-core").Browser} */
let browser;
/**
 * The folder of a page that `npm run site` wrote: `npm run test:e2e` names one, which takes less to open. Without it the tests
 * try the sources as they are now.
 */
const PUBLISHED = process.env.FLIPSIDE_PAGE;
/** @type {Awaited<ReturnType<typeof serve>>} */
let sources;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  sources = await serve();
  server = PUBLISHED ? await serveSite(PUBLISHED) : sources;
  browser = await openChromium();
});

after(async () => {
  await browser?.close();
  await server?.close();
  if (PUBLISHED) await sources?.close();
});

/**
 * How a visit differs from the default: a first visit, on a large screen, in the light theme, without motion. A visitor of the room
 * for analysis has told it not to go on thinking, which would take the processor from all tests.
 * @typedef {object} Visit
 * @property {number} [width]
 * @property {number} [height]
 * @property {boolean} [dark]
 * @property {boolean} [motion]
 * @property {boolean} [touch] with fingers
 * @property {boolean} [thinks] the engine goes on thinking in the room for analysis
 * @property {Record<string, unknown>} [settings] remembered from an earlier visit
 * @property {(page: Page) => Promise<unknown>} [prepare] before the page is opened
 * @property {string} [hash] what follows the page's address: a fragment or a query
 * @property {string} [locale] what the browser prefers
 * @property {boolean} [expectErrors] the console may hold errors
 * @property {boolean} [isHeld] the visit keeps the page from opening for now
 * @property {boolean} [ofSources] the visit names a script of the sources: they are served, even where a published page is tried
 */

/**
 * Opens the page in a fresh profile. The test fails at its end if the page wrote an error to the console.
 * @param {TestContext} t
 * @param {Visit} [visit]
 * @returns {Promise<Page>}
 */
export async function openPage(t, visit = {}) {
  const {
    width = 1280,
    height = 800,
    dark = false,
    motion = false,
    touch = false,
    thinks = false,
    prepare,
    hash = "",
    locale = "en-US",
    expectErrors = false,
    isHeld = false,
    ofSources = false,
  } = visit;
  const isQuiet = hash.startsWith("?analyze") && !thinks;
  const settings = isQuiet ? { keepThinking: false, ...visit.settings } : visit.settings;
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme: dark ? "dark" : "light",
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: motion ? "no-preference" : "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    // It would fetch the whole page for later visits. Its own tests are about it.
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.addInitScript(noteAnnouncements);
  /** @type {string[]} */
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  t.after(async () => {
    await context.close();
    if (!expectErrors) assert.deepEqual(errors, [], "the console has errors");
  });
  if (settings) await recall(page, { settings });
  await prepare?.(page);
  await page.goto((ofSources ? sources : server).url + hash);
  // The page is loaded before it has a language, and opens after that, or says why not.
  if (!isHeld) await page.locator("html[data-in], #boot").first().waitFor({ state: "attached" });
  return page;
}

/**
 * Shows a page in another window. What a style decides needs no visit of its own for each size and theme.
 * @param {Page} page
 * @param {{ width: number, height: number, dark?: boolean }} window
 */
export async function showIn(page, { width, height, dark = false }) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
}

/** Runs in the page: notes in `announcements` what a screen reader was given to read, as it may be replaced soon. */
function noteAnnouncements() {
  /** @type {string[]} */
  const announcements = [];
  Object.assign(window, { announcements });
  const note = () => announcements.push(document.querySelector("#announcer")?.textContent ?? "");
  document.addEventListener("DOMContentLoaded", () => {
    const region = document.querySelector("#announcer");
    if (region)
      new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  });
}

/**
 * @param {Page} page
 * @param {Record<string, unknown>} memory what the page finds in its storage on the first load
 */
export async function recall(page, memory) {
  await page.addInitScript((text) => {
    if (localStorage.getItem("flipside") === null) localStorage.setItem("flipside", text);
  }, JSON.stringify(memory));
}
