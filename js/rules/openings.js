// The names of openings in English, French and Japanese, found by position, so neither symmetry nor the order of moves
// matters. The table is read when the first name is asked for.

import TABLE from "../generated/opening-names.js";
import { after, START_POSITION } from "./position.js";
import { canonicalBoard } from "./symmetry.js";

/** @import { Move } from "../generated/types.js" */
/** @import { Position } from "./position.js" */

/** The languages of the names. */
export const LANGUAGES = Object.freeze(/** @type {const} */ (["en", "fr", "ja"]));

/** A language of the names of openings: English, French or Japanese. @typedef {(typeof LANGUAGES)[number]} Language */

/** Names in the order of {@link LANGUAGES} by the board they belong to; an empty name is none. @type {Map<string, string[]> | undefined} */
let names;

/**
 * The name of the last position that has a name in the language, or in English if no position has one.
 * @param {readonly Position[]} positions
 * @param {Language} language
 * @returns {string | null}
 */
export function openingName(positions, language) {
  if (positions.every((position) => position === START_POSITION)) return null;
  // Whoever bundles a page may let the table come later: until then nothing has a name.
  if (!names && TABLE) names = readTable();
  const table = names ?? new Map();
  /** @param {Language} wanted */
  const last = (wanted) => {
    for (const position of positions.toReversed()) {
      const name = table.get(canonicalBoard(position))?.[LANGUAGES.indexOf(wanted)];
      if (name) return name;
    }
  };
  return last(language) ?? last("en") ?? null;
}

/**
 * Reads the table. Each of its lines has the number of moves that it shares with the line before, its other moves, and
 * its names.
 * @returns {Map<string, string[]>}
 */
function readTable() {
  const table = new Map();
  let line = [START_POSITION];
  for (const row of TABLE.split("\n")) {
    const [path, ...found] = row.split("\t");
    const [, shared, moves] = /^(\d+)(.*)$/.exec(path) ?? [];
    line = line.slice(0, Number(shared) + 1);
    for (const move of moves.match(/../g) ?? []) {
      const next = after(line[line.length - 1], /** @type {Move} */ (move));
      if (next) line.push(next);
    }
    table.set(canonicalBoard(line[line.length - 1]), found);
  }
  return table;
}
