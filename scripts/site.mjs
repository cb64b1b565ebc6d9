// Writes the folder to publish: the page, bundled and compressed, with the guides and the API reference under api/.
//
//   node scripts/site.mjs [--out site] [--url https://example.org/othello/] [--no-reference]
//
// It needs the package in dist/. Every address in it is relative, so it works under any path of any static host. Only what other
// sites show of a link, the picture, they find by its whole address: --url says where the page will be.

import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { main, ROOT, run } from "./run.mjs";
import { bundlePage, bundleServiceWorker } from "./site/bundle.mjs";
import { compressAll } from "./site/compress.mjs";
import { copyStatic, wholeAddress, writeHtml } from "./site/html.mjs";
import { writeManifests } from "./site/manifests.mjs";

/**
 * Writes the page for a static host.
 * @param {string} folder emptied first
 * @param {{ url?: string | undefined }} [options] `url`: where it will be
 * @returns {Promise<string[]>} the names of the files that a first visit loads before the engine
 */
export async function buildSite(folder, { url } = {}) {
  const address = url === undefined ? undefined : wholeAddress(url);
  await rm(folder, { recursive: true, force: true });
  const page = await bundlePage(folder);
  const copied = [...(await copyStatic(folder)), ...(await writeManifests(folder))];
  await writeHtml(folder, page, address);
  await bundleServiceWorker(folder, [...page.files, ...copied, "index.html"]);
  await compressAll(folder);
  return ["index.html", "boot.js", page.entry, ...page.chunks];
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const { values } = parseArgs({
      options: {
        out: { type: "string", default: join(ROOT, "site") },
        url: { type: "string" },
        reference: { type: "boolean", default: true },
      },
      allowNegative: true,
    });
    const folder = resolve(values.out);
    await buildSite(folder, values);
    if (values.reference) {
      await run(["typedoc", "--tsconfig", "tsconfig.docs.json", "--out", join(folder, "api")]);
    }
    console.log(`\nThe page is in ${folder}`);
  });
}
