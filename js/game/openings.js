// The names of openings in English, French and Japanese, found by position, so neither symmetry nor the order of moves
// matters. The table is read when the first name is asked for, and no more of it than that takes.

import TABLE from "../generated/opening-names.js";
import { after, discsOf, START_POSITION } from "../rules/position.js";
import { canonicalKey } from "../rules/symmetry.js";

/** @import { Move } from "../generated/types.js" */
/** @import { Position } from "../rules/position.js" */

/** The languages of the names. */
export const LANGUAGES = Object.freeze(/** @type {const} */ (["en", "fr", "ja"]));

/** A language of the names of openings: English, French or Japanese. @typedef {(typeof LANGUAGES)[number]} Language */

/** Names in the order of {@link LANGUAGES}; an empty name is none. @typedef {string[]} Names */

/** A line of moves, and the names of the position after it. @typedef {[moves: string, names: Names]} Line */

/** The named lines by their number of moves. @type {Line[][] | undefined} */
let lines;

/** The names by number of moves and by board; only for the numbers that were asked for. @type {Map<string, Names>[]} */
const names = [];

/** The positions on the way to those that have names, by the moves to them. @type {Map<string, Position>} */
const reached = new Map([["", START_POSITION]]);

/**
 * The name of the last position that has a name in the language, or in English if no position has one.
 * @param {readonly Position[]} positions
 * @param {Language} language
 * @returns {string | null}
 */
export function openingName(positions, language) {
  if (positions.every((position) => position === START_POSITION)) return null;
  /** @param {Language} wanted */
  const last = (wanted) => {
    for (const position of positions.toReversed()) {
      const name = namesOf(position)?.[LANGUAGES.indexOf(wanted)];
      if (name) return name;
    }
  };
  return last(language) ?? last("en") ?? null;
}

/**
 * The names of a position. Each move adds a disc, so only lines of one length can lead to it, and only these are played out: all of
 * them at once would hold up a page.
 * @param {Position} position
 * @returns {Names | undefined}
 */
function namesOf(position) {
  // The bundle of a page may let the table come later: until then no position has a name.
  if (!lines && TABLE) lines = readTable();
  const { black, white } = discsOf(position);
  const moves = black + white - 4;
  const ofLength = lines?.[moves];
  if (!ofLength) return undefined;
  names[moves] ??= new Map(ofLength.map(([line, found]) => [canonicalKey(positionAfter(line)), found]));
  return names[moves].get(canonicalKey(position));
}

/**
 * The position after a line of the table, in which all moves are legal and none is a pass.
 * @param {string} line
 * @returns {Position}
 */
function positionAfter(line) {
  const known = reached.get(line);
  if (known) return known;
  const before = positionAfter(line.slice(0, -2));
  const position = after(before, /** @type {Move} */ (line.slice(-2))) ?? before;
  reached.set(line, position);
  return position;
}

/** Reads the table. Each of its rows has the number of moves that it shares with the row before, its other moves, and its names. */
function readTable() {
  /** @type {Line[][]} */
  const byLength = [];
  let line = "";
  for (const row of TABLE.split("\n")) {
    const [path, ...found] = row.split("\t");
    const shared = Number.parseInt(path, 10);
    line = line.slice(0, 2 * shared) + path.slice(String(shared).length);
    byLength[line.length / 2] ??= [];
    byLength[line.length / 2].push([line, found]);
  }
  return byLength;
}
