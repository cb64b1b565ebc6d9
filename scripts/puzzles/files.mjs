// The files of the collection.

import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";

/** @import { Tries } from "./rating.mjs" */

export const FOLDER = "data/puzzles";

/** How often each character found each puzzle. */
export const TRIES = `${FOLDER}/tries.txt.xz`;

/** Those that are given, or all of the collection. @param {readonly string[]} given @returns {readonly string[]} */
export function filesOf(given) {
  if (given.length > 0) return given;
  return readdirSync(FOLDER).flatMap((name) => (name.endsWith(".obf") ? [`${FOLDER}/${name}`] : []));
}

/** The lines of the tries: the position, the number of seeds, and a count for each character. @returns {string[]} */
export function linesOfTries() {
  const text = execFileSync("xz", ["-dc", TRIES], { encoding: "utf8", maxBuffer: 2 ** 30 });
  return text.split("\n").filter(Boolean);
}

/** The tries by the positions of the puzzles. @returns {Map<string, Tries>} */
export function triesOf() {
  return new Map(
    linesOfTries().map((line) => {
      const [board, side, seeds, ...found] = line.split(" ");
      return [`${board} ${side}`, { seeds: Number(seeds), found: found.map(Number) }];
    }),
  );
}
