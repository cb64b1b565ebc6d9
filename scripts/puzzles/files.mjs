// The files of the collection.

import { readdirSync } from "node:fs";

const FOLDER = "data/puzzles";

/** Those that are given, or all of the collection. @param {readonly string[]} given @returns {readonly string[]} */
export function filesOf(given) {
  if (given.length > 0) return given;
  return readdirSync(FOLDER).flatMap((name) => (name.endsWith(".obf") ? [`${FOLDER}/${name}`] : []));
}
