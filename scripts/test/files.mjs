// Which files of tests run in one process.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure, ROOT } from "../run.mjs";

/** The files that take longest, in this order. They begin first, each by itself: for one that begins last all others are waited for. */
const LONGEST = [
  "packages/packages",
  "sweeps/language",
  "sweeps/looks",
  "sweeps/contrast",
  "sweeps/room",
  "sweeps/review-games",
  "sweeps/review-layout",
  "sweeps/touch",
  "e2e/review",
  "e2e/analysis",
  "e2e/published",
  "browsers/engine",
  "browsers/model",
  "node/team",
];

/** The files that change what others would find in their process, or that look at the whole of it. */
const ALONE = [
  // A page in a frame keeps nothing from then on.
  "page/embedded",
  // How much memory the process takes.
  "node/control",
  "node/memory",
  // Which files the garbage collector closes.
  "command/batch",
];

/** How many other files run in one process: all lanes have something to do until the end. */
const TOGETHER = 8;

/**
 * The files of tests in a folder and those in it, as they run in one process each.
 * @param {string} folder from the root
 * @param {string} [holding] a text that they hold
 * @returns {{ files: string[], place: number }[]} those with a lower `place` begin earlier; rejects a folder without any
 */
export function bundlesOf(folder, holding = "") {
  const path = join(ROOT, folder);
  const found = existsSync(path) ? readdirSync(path, { recursive: true, encoding: "utf8" }) : [];
  const files = found
    .filter((file) => file.endsWith(".test.js") && readFileSync(join(path, file), "utf8").includes(holding))
    .map((file) => join(folder, file));
  if (files.length === 0) throw new Failure(`${folder} has no *.test.js with "${holding}"`);
  const placeIn = (/** @type {string[]} */ names, /** @type {string} */ file) =>
    names.findIndex((name) => file.endsWith(`/${name}.test.js`));
  /** @type {{ files: string[], place: number }[]} */
  const bundles = [];
  /** @type {string[]} */
  let open = [];
  for (const file of files.sort()) {
    const place = placeIn(LONGEST, file);
    if (place >= 0 || placeIn(ALONE, file) >= 0) {
      bundles.push({ files: [file], place: place < 0 ? LONGEST.length : place });
      continue;
    }
    if (open.length === 0) bundles.push({ files: open, place: LONGEST.length });
    open.push(file);
    if (open.length === TOGETHER) open = [];
  }
  return bundles;
}
