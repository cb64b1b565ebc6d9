import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
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
