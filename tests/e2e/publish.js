/** @import { BrowserContext, BrowserContextOptions, Page } from "playwright-core" */
/** @import { TestContext } from "node:test" */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before } from "node:test";
import { openChromium } from "../../scripts/programs/browser.mjs";
import { serveSite } from "../../scripts/serve.mjs";
import { buildSite } from "../../scripts/site.mjs";

/** The folder of a page that `npm run site` wrote: `npm run test:e2e` names one, so that it is written once. */
const WRITTEN = process.env.FLIPSIDE_PAGE;

/**
 * The page, published for the tests of a file.
 * @typedef {object} Published
 * @property {string} folder
 * @property {Awaited<ReturnType<typeof serveSite>>} server under a path of its own
 */

/**
 * Publishes the page before the tests of a file, and takes it away after them.
 * @returns {Published} complete once the tests run
 */
export function publish() {
  const published = /** @type {Published} */ ({});
  before(async () => {
    published.folder = WRITTEN ? resolve(WRITTEN) : await mkdtemp(join(tmpdir(), "flipside-site-"));
    if (!WRITTEN) await buildSite(published.folder);
    published.server = await serveSite(published.folder, { base: "/games/othello/" });
  });
  after(async () => {
    await published.server?.close();
    if (!WRITTEN) await rm(published.folder, { recursive: true, force: true });
  });
  return published;
}

/**
 * Opens an empty page in a profile of its own, so that the page's service worker is a new one.
 * @param {TestContext} t
 * @param {BrowserContextOptions} [options]
 * @returns {Promise<{ context: BrowserContext, page: Page }>}
 */
export async function freshPage(t, options = {}) {
  const browser = await openChromium();
  t.after(() => browser.close());
  const context = await browser.newContext(options);
  context.setDefaultTimeout(90_000);
  return { context, page: await context.newPage() };
}

/** Runs in the page: plays on the first legal square, and waits for the reply. */
export async function playOneMove() {
  const board = () => document.querySelector("#board")?.shadowRoot;
  const legal = () => board()?.querySelector("[data-open] .cell[data-legal]") ?? null;
  const plies = () => document.querySelectorAll("#moves [data-ply]").length;
  const until = async (/** @type {() => boolean} */ isTrue) => {
    const start = performance.now();
    while (!isTrue()) {
      if (performance.now() - start > 60_000) throw new Error(`waited in vain for ${isTrue}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await until(() => legal() !== null);
  const before = plies();
  /** @type {HTMLElement} */ (legal()).click();
  await until(() => legal() !== null && plies() >= before + 2);
}
