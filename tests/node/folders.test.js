// A folder holds one idea: before it gets a fifteenth file, one looks whether there are two.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The most files of a folder that nobody has to look at. */
const MOST = 14;

/** Folders of sources. A test lies beside those of its folder, one file for each thing tested; data have their own order. */
const SOURCES = ["benches", "bin", "book", "examples", "fuzz", "js", "scripts", "src", "tools", "www"];

/** Folders of what is made. */
const MADE = new Set(["artifacts", "corpus", "dist", "generated", "node_modules", "target"]);

/**
 * Folders that hold one idea in more files, how many at most, and why.
 * @type {Readonly<Record<string, readonly [most: number, why: string]>>}
 */
const LARGER = Object.freeze({
  "js/board": [16, "one element, whose parts are drawn together"],
  "js/coach": [18, "what the coach knows of two lines: a file for each kind of fact"],
  "www/collection": [17, "one panel: its rows, its fields and what each of them asks"],
  "www/review": [18, "what is known of one game, a file for each answer"],
});

/**
 * How many files those folders have that have too many.
 * @param {string} root
 * @param {readonly string[]} folders
 * @returns {Map<string, number>}
 */
function crowded(root, folders) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const folder of folders) {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    const count = entries.filter((entry) => entry.isFile()).length;
    if (count > MOST) found.set(folder, count);
    const within = entries.filter((entry) => entry.isDirectory() && !MADE.has(entry.name));
    const paths = within.map(({ name }) => `${folder}/${name}`);
    for (const [path, files] of crowded(root, paths)) found.set(path, files);
  }
  return found;
}

test("no folder of sources has more than 14 files, except those whose idea needs them", () => {
  const found = crowded(ROOT, SOURCES);
  const refused = [...found].filter(([folder, count]) => count > (LARGER[folder]?.[0] ?? MOST));
  assert.deepEqual(refused, [], "look whether the folder holds two ideas");
  const needless = Object.keys(LARGER).filter((folder) => !found.has(folder));
  assert.deepEqual(needless, [], "these are small enough");
});

test("a folder with a fifteenth file is found, however deep it lies", (t) => {
  const root = mkdtempSync(join(tmpdir(), "folders-"));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [folder, count] of /** @type {const} */ ([
    ["js/small", 14],
    ["js/deep/large", 15],
    ["js/generated", 20],
  ])) {
    mkdirSync(join(root, folder), { recursive: true });
    for (let file = 0; file < count; file += 1) writeFileSync(join(root, folder, `${file}.js`), "");
  }
  assert.deepEqual([...crowded(root, ["js"])], [["js/deep/large", 15]]);
});
