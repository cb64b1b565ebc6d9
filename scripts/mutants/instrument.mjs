// A copy of js/ that holds all mutants of a group.

import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../run.mjs";

/** @import { Group, Mutant } from "./types.js" */
/**
 * @typedef {{ id: string, fileName: string, location: Record<"start" | "end", { line: number, column: number }>, mutatorName: string,
 *   replacement: string }} Found
 */

const PACKAGE = "@stryker-mutator/instrumenter";
const VERSION = "9.6.1";
const HOME = join(ROOT, "test-results", "mutants");

/**
 * Writes the copy, and lists the mutants in it.
 * @param {Group} group
 * @param {string} folder where the copy is put, as `js`
 * @returns {Promise<Mutant[]>}
 */
export async function instrument(group, folder) {
  const copy = join(folder, "js");
  const all = readdirSync(join(ROOT, "js"), { recursive: true, encoding: "utf8" });
  const names = group.files(all.filter((name) => name.endsWith(".js")).sort());
  const files = names.map((name) => ({ name, mutate: true, content: read(name) }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const made = await (await instrumenter()).instrument(files, options);
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(ROOT, "js"), copy, { recursive: true });
  for (const { name, content } of made.files) writeFileSync(join(copy, name), content);
  // Whatever starts a worker, it says which mutants it has reached; the script that the build has written leads there, too.
  renameSync(join(copy, "worker.js"), join(copy, "worker-itself.js"));
  const worker = `await import(${JSON.stringify(new URL("worker.mjs", import.meta.url))});`;
  writeFileSync(join(copy, "worker.js"), worker);
  writeFileSync(join(copy, "generated/worker-source.js"), `export default ${JSON.stringify(worker)};`);
  return made.mutants.map(mutantOf);
}

/** Stryker's instrumenter, which is fetched the first time. It is no dependency: nothing else needs it. */
async function instrumenter() {
  const found = join(HOME, "node_modules", PACKAGE);
  if (!existsSync(found)) {
    mkdirSync(HOME, { recursive: true });
    const command = ["install", "--no-save", "--prefix", HOME, `${PACKAGE}@${VERSION}`];
    execFileSync("npm", command, { stdio: "inherit" });
  }
  const { Instrumenter } = await import(pathToFileURL(join(found, "dist/src/index.js")).href);
  const quiet = () => {};
  return new Instrumenter({ debug: quiet, info: quiet, warn: console.warn, isDebugEnabled: () => false });
}

/** @param {Found} found @returns {Mutant} */
function mutantOf({ id, fileName, location: { start, end }, mutatorName, replacement }) {
  const lines = read(fileName)
    .split("\n")
    .slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  const place = { file: fileName, line: start.line + 1, column: start.column + 1 };
  return { id, ...place, kind: mutatorName, original: lines.join("\n"), replacement };
}

/** @param {string} name */
function read(name) {
  return readFileSync(join(ROOT, "js", name), "utf8");
}
