// Builds the package twice, in two new folders with paths of different lengths, and fails where a byte differs.
//
//   npm run test:reproducible

import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ask, Failure, main, ROOT, run, TOOLS } from "./run.mjs";

/** With one path for both builds it would not be noticed that the path is in the result. */
const FOLDERS = ["one", "another/of/a/longer/path"];

/** Copies the files that git knows to the folder. @param {string} folder */
async function copyTo(folder) {
  for (const file of ask(["git", "ls-files"]).split("\n")) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(ROOT, file), join(folder, file), { verbatimSymlinks: true });
  }
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  await symlink(TOOLS, join(folder, ".tools"));
}

/** Builds in the folder. @param {string} folder @returns {Promise<Map<string, string>>} the hash of each file in dist/ */
async function buildIn(folder) {
  await run([process.execPath, join(folder, "scripts", "build.mjs")], {
    CARGO_TARGET_DIR: join(folder, "target"),
  });
  const dist = join(folder, "dist");
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  /** @type {[string, string][]} */
  const hashes = [];
  for (const file of files.sort()) {
    const hash = createHash("sha256").update(await readFile(file));
    hashes.push([file.slice(dist.length + 1), hash.digest("hex")]);
  }
  return new Map(hashes);
}

await main(async () => {
  const home = await mkdtemp(join(tmpdir(), "flipside-"));
  try {
    const folders = FOLDERS.map((folder) => join(home, folder));
    // Both before the first build, as the files may change meanwhile.
    for (const folder of folders) await copyTo(folder);
    const [one, other] = [await buildIn(folders[0]), await buildIn(folders[1])];
    const names = [...new Set([...one.keys(), ...other.keys()])];
    const different = names.filter((name) => one.get(name) !== other.get(name));
    if (different.length > 0) throw new Failure(`two builds differ in ${different.join(", ")}`);
    for (const [name, hash] of one) console.log(`${hash}  ${name}`);
    console.log(`two builds gave the same ${one.size} files`);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});
