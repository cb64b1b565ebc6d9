// Measures how much of the package a page loads, plain and compressed.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { ROOT } from "../scripts/run.mjs";
import { format } from "./measuring/table.js";

/** The file of each entry, and the files that a page loads in addition to the imports. @type {Record<string, string[]>} */
const ENTRIES = {
  flipside: ["flipside.js"],
  "flipside/slim": ["slim.js", "worker.js", "engine_bg.wasm"],
  "flipside/game": ["game.js"],
  "flipside/book": ["book.js"],
  "flipside/board": ["board.js"],
  "flipside/library": ["library.js"],
  "flipside/formats": ["formats.js"],
  "flipside/games": ["games.js"],
  "flipside/puzzles": ["puzzles.js"],
  "flipside/coach": ["coach.js"],
};

/** What a page loads, in bytes. @typedef {{ entry: string, files: string[], plain: number, gzip: number, brotli: number }} Load */

/** @param {string} dist the folder of the built package @returns {Promise<Load[]>} one for each entry */
export function loads(dist) {
  return Promise.all(
    Object.entries(ENTRIES).map(async ([entry, [main, ...others]]) => {
      const files = [...(await importsOf(main, dist)), ...others];
      const contents = await Promise.all(files.map((file) => readFile(join(dist, file))));
      const sum = (/** @type {(content: Buffer) => Buffer} */ send) =>
        contents.reduce((bytes, content) => bytes + send(content).length, 0);
      return {
        entry,
        files,
        plain: sum((content) => content),
        gzip: sum((content) => gzipSync(content, { level: 9 })),
        brotli: sum((content) => brotliCompressSync(content)),
      };
    }),
  );
}

/** Loaded when it is asked for: what unpacks archives, what finds encodings, and puzzles. */
const SELDOM = /^(?:detection|unpacking|puzzles)-/;

/** A file and all that it imports, directly or not. @param {string} main @param {string} dist */
async function importsOf(main, dist) {
  const { metafile } = await esbuild.build({
    absWorkingDir: dist,
    entryPoints: [main],
    format: "esm",
    bundle: true,
    metafile: true,
    write: false,
    logLevel: "error",
  });
  const files = Object.keys(metafile.inputs).filter((file) => !SELDOM.test(file));
  return files.sort((one, other) => Number(other === main) - Number(one === main));
}

/** @returns {Promise<string>} a table in kB of 1,000 bytes */
export async function size() {
  const kilobytes = (/** @type {number} */ bytes) => `${Math.ceil(bytes / 1000)}`;
  const rows = (await loads(join(ROOT, "dist"))).map(({ entry, files, plain, gzip, brotli }) => ({
    "import from": `\`${entry}\``,
    "a page loads": files.map(nameOf).join(", "),
    kB: kilobytes(plain),
    "kB with gzip": kilobytes(gzip),
    "kB with brotli": kilobytes(brotli),
  }));
  return format(rows);
}

/** The name of a file without what changes with its content. @param {string} file */
function nameOf(file) {
  return file.replace(/-\w+\.js$/, "-….js");
}
