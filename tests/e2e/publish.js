/** @import { BrowserContext, BrowserContextOptions, Page } from "playwright-core" */
/** @import { TestContext } from "node:test" */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { launchChromium } from "../../scripts/browser.mjs";
import { serveSite } from "../../scripts/serve.mjs";
import { buildSite } from "../../scripts/site.mjs";

/**
 * The page, published for the tests of a file.
 * @typedef {object} Published
 * @property {string} folder
 * @property {string[]} firstFiles what a first visit loads before the engine
 * @property {Awaited<ReturnType<typeof serveSite>>} server under a path of its own
 */

/**
 * Publishes the page before the tests of a file, and takes it away after them.
 * @returns {Published} complete once the tests run
 */
export function publish() {
  const published = /** @type {Published} */ ({});
  before(async () => {
    published.folder = await mkdtemp(join(tmpdir(), "flipside-site-"));
    published.firstFiles = await buildSite(published.folder);
    published.server = await serveSite(published.folder, { base: "/games/othello/" });
  });
  after(async () => {
    await published.server?.close();
    await rm(published.folder, { recursive: true, force: true });
  });
  return published;
}

/**
 * Opens an empty page in a browser of its own, so that the page's service worker is a new one.
 * @param {TestContext} t
 * @param {BrowserContextOptions} [options]
 * @returns {Promise<{ context: BrowserContext, page: Page }>}
 */
export async function freshPage(t, options = {}) {
  const browser = await launchChromium();
  t.after(() => browser.close());
  const context = await browser.newContext(options);
  context.setDefaultTimeout(90_000);
  return { context, page: await context.newPage() };
}
