// What a page loads of the package, as it stands in dist/ and as servers send it.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { ROOT } from "../scripts/run.mjs";
import { format } from "./table.js";

/** The files that a page loads, by the entry it imports. @type {Record<string, string[]>} */
const FILES = {
  flipside: ["flipside.js"],
  "flipside/slim": ["slim.js", "worker.js", "engine_bg.wasm"],
};

/** What a page loads, in bytes. @typedef {{ entry: string, files: string[], plain: number, gzip: number, brotli: number }} Load */

/** @param {string} dist the folder of the built package @returns {Promise<Load[]>} one for each entry */
export function loads(dist) {
  return Promise.all(
    Object.entries(FILES).map(async ([entry, files]) => {
      const contents = await Promise.all(files.map((file) => readFile(join(dist, file))));
      const sum = (/** @type {(content: Buffer) => Buffer} */ send) =>
        contents.reduce((bytes, content) => bytes + send(content).length, 0);
      return {
        ...{ entry, files, plain: sum((content) => content) },
        gzip: sum((content) => gzipSync(content, { level: 9 })),
        brotli: sum((content) => brotliCompressSync(content)),
      };
    }),
  );
}

/** @returns {Promise<string>} a table in kB of 1,000 bytes */
export async function size() {
  const kilobytes = (/** @type {number} */ bytes) => `${Math.ceil(bytes / 1000)}`;
  const rows = (await loads(join(ROOT, "dist"))).map(({ entry, files, plain, gzip, brotli }) => ({
    ...{ "import from": `\`${entry}\``, "a page loads": files.join(", "), kB: kilobytes(plain) },
    ...{ "kB with gzip": kilobytes(gzip), "kB with brotli": kilobytes(brotli) },
  }));
  return format(rows);
}
