// Writes a .gz and a .br beside every file that gets smaller by it, for hosts that send such files.

import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".txt", ".obf"]);

/** @param {string} folder */
export async function compressAll(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!TEXTS.has(extname(name)) || !(await stat(file)).isFile()) continue;
    const bytes = await readFile(file);
    const packed = {
      gz: await promisify(gzip)(bytes, { level: 9 }),
      br: await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    };
    for (const [ending, smaller] of Object.entries(packed)) {
      if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller);
    }
  }
}
