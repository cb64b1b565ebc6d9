// Which of many puzzles are given.

import { describe, FlipsideError } from "../host/error.js";

/** @import { Puzzle } from "./text.js" */

/**
 * The puzzles that are asked for. Properties that are left out do not matter.
 * @typedef {object} PuzzleFilter
 * @property {string | undefined} [theme] One of their themes.
 * @property {readonly [least: number, most: number] | undefined} [ratings] Their ratings, both ends included.
 */

/**
 * How puzzles are picked.
 * @typedef {object} PickDetails
 * @property {number | bigint | string} seed Another one picks others: a date, for example, those of a day.
 * @property {number | undefined} [count] How many; 1 when left out.
 */

/** Which puzzles are picked, and how. @typedef {PuzzleFilter & PickDetails} PickOptions */

/**
 * Picks puzzles, the same ones whenever seed, filter and puzzles are the same, in whatever order these are given.
 * @param {readonly Puzzle[]} puzzles
 * @param {PickOptions} options
 * @returns {Puzzle[]} as many as are asked for, or fewer where there are no more
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function pickPuzzles(puzzles, options) {
  const { theme, ratings, seed, count = 1 } = checkedNames(options, ["theme", "ratings", "seed", "count"]);
  if (!["number", "bigint", "string"].includes(typeof seed)) throw wrong("seed", "a number or a text", seed);
  if (!Number.isInteger(count) || count < 0) throw wrong("count", "a whole number", count);
  const ranked = puzzlesOf(puzzles, checkedFilter({ theme, ratings })).map((puzzle) => ({
    puzzle,
    rank: hashOf(`${seed} ${puzzle.position}`),
  }));
  ranked.sort(
    (one, other) => one.rank - other.rank || (one.puzzle.position < other.puzzle.position ? -1 : 1),
  );
  return ranked.slice(0, count).map(({ puzzle }) => puzzle);
}

/**
 * Checks a filter.
 * @param {PuzzleFilter} filter
 * @returns {PuzzleFilter}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function checkedFilter(filter) {
  const { theme, ratings } = checkedNames(filter, ["theme", "ratings"]);
  if (theme !== undefined && typeof theme !== "string") throw wrong("theme", "the name of a theme", theme);
  if (ratings !== undefined && !isRange(ratings))
    throw wrong("ratings", "two numbers, the lesser first", ratings);
  return { theme, ratings };
}

/**
 * Those of a list that a filter asks for.
 * @param {readonly Puzzle[]} puzzles
 * @param {PuzzleFilter} filter that was checked
 * @returns {Puzzle[]}
 */
export function puzzlesOf(puzzles, { theme, ratings: [least, most] = [-Infinity, Infinity] }) {
  return puzzles.filter(
    ({ themes, rating }) =>
      (theme === undefined || themes.includes(theme)) && least <= rating && rating <= most,
  );
}

/** @param {string} name @param {string} expected @param {unknown} found */
export function wrong(name, expected, found) {
  return new FlipsideError("INVALID_OPTION", `${name}: expected ${expected}, found ${describe(found)}`);
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

/**
 * Options that have no other names. (`host/copy.js` says more of wrong ones; shared with this entry, it would be a file of its own for
 * all.)
 * @template {object} Options
 * @param {Options} options
 * @param {readonly string[]} names
 * @returns {Options}
 */
function checkedNames(options, names) {
  if (typeof options !== "object" || options === null) throw wrong("options", "an object", options);
  const other = Object.keys(options).find((name) => !names.includes(name));
  if (other !== undefined) throw wrong("options", `only ${names.join(", ")}`, other);
  return options;
}
