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

/** Folders of sources. Below their root, tests lie by what they test, a file for each thing; data have their own order. */
const SOURCES = ["benches", "bin", "book", "examples", "fuzz", "js", "scripts", "src", "tools", "www"];

/** Folders of what is made. */
const MADE = new Set(["artifacts", "corpus", "dist", "generated", "node_modules", "target"]);

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

test("no folder of sources has more than 14 files", () => {
  assert.deepEqual([...crowded(ROOT, SOURCES)], [], "look whether the folder holds two ideas");
});

test("the root of the tests has no more than 14 files", () => {
  const own = readdirSync(join(ROOT, "tests"), { withFileTypes: true }).filter((entry) => entry.isFile());
  assert.ok(own.length <= MOST, `${own.length} files`);
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
