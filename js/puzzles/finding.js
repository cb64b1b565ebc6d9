// Which puzzles of a collection are given.

import { invalid } from "../host/error.js";

/** @import { Puzzle } from "./text.js" */

/**
 * Which puzzles are found. Properties that are left out do not matter.
 * @typedef {object} FindPuzzlesOptions
 * @property {string | undefined} [theme] One of their themes.
 * @property {readonly [lowest: number, highest: number] | undefined} [rating] Their ratings, both ends included.
 * @property {number | undefined} [count] How many, `Infinity` for all; 1 when left out.
 * @property {number | bigint | string | undefined} [seed] Another one picks others, and the same one the same: a
 *   date, for example, those of a day. When left out, the easiest ones are given.
 */

/**
 * Options that were checked.
 * @typedef {object} Asked
 * @property {string | undefined} theme
 * @property {readonly [lowest: number, highest: number]} rating
 * @property {number} count
 * @property {number | bigint | string | undefined} seed
 */

/**
 * Checks which puzzles are asked for.
 * @param {FindPuzzlesOptions} options
 * @param {readonly string[]} themes that there are
 * @returns {Asked}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function checkedOptions(options, themes) {
  if (typeof options !== "object" || options === null) throw invalid("options", "an object", options);
  const names = ["theme", "rating", "count", "seed"];
  const other = Object.keys(options).find((name) => !names.includes(name));
  if (other !== undefined) throw invalid("options", `only ${names.join(", ")}`, other);
  const { theme, rating = /** @type {const} */ ([-Infinity, Infinity]), count = 1, seed } = options;
  if (theme !== undefined && !themes.includes(theme))
    throw invalid("theme", `one of ${themes.join(", ")}`, theme);
  if (!isRange(rating)) throw invalid("rating", "two numbers, the lesser first", rating);
  if (!(Number.isInteger(count) || count === Infinity) || count < 0)
    throw invalid("count", "a whole number or Infinity", count);
  if (seed !== undefined && !["number", "bigint", "string"].includes(typeof seed))
    throw invalid("seed", "a number or a text", seed);
  return { theme, rating, count, seed };
}

/**
 * Those of a list that are asked for. With a seed these are the same ones in whatever order the list is.
 * @param {readonly Puzzle[]} puzzles the easiest first
 * @param {Asked} asked
 * @returns {Puzzle[]}
 */
export function chosenOf(puzzles, { theme, rating: [lowest, highest], count, seed }) {
  const found = puzzles.filter(
    ({ themes, rating }) =>
      (theme === undefined || themes.includes(theme)) && lowest <= rating && rating <= highest,
  );
  return (seed === undefined ? found : shuffled(found, seed)).slice(0, count);
}

/** @param {readonly Puzzle[]} puzzles @param {number | bigint | string} seed @returns {Puzzle[]} */
function shuffled(puzzles, seed) {
  return puzzles
    .map((puzzle) => ({ puzzle, rank: hashOf(`${seed} ${puzzle.position}`) }))
    .sort((one, other) => one.rank - other.rank || (one.puzzle.position < other.puzzle.position ? -1 : 1))
    .map(({ puzzle }) => puzzle);
}

/** @param {unknown} value */
function isRange(value) {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((end) => typeof end === "number") &&
    value[0] <= value[1]
  );
}

/**
 * A number of 32 bits that looks random: FNV-1a, and the end of MurmurHash3, as the high bits of the former hardly depend on the last
 * letters.
 * @param {string} text
 */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
