// Which games are asked for.

import { wordsOf } from "../../formats/search.js";
import { copyOnly } from "../../host/copy.js";
import { invalid } from "../../host/error.js";
import { NO_RESULT } from "../keeping/columns.js";
import { yearOf } from "../keeping/dates.js";

/** @import { Collection } from "../keeping/collection.js" */

/** Who won. @typedef {"black" | "draw" | "white"} GameResult */

/**
 * The games that are asked for. Properties that are left out do not matter. Words stand anywhere in a name, in any order; case and accents
 * do not matter.
 * @typedef {object} GameFilter
 * @property {string | undefined} [player] Words in the name of one of the players.
 * @property {string | undefined} [opponent] Words in the name of the other one.
 * @property {string | undefined} [black] Words in the name of the player of black.
 * @property {string | undefined} [white] Words in the name of the player of white.
 * @property {string | undefined} [event] Words in the name of the event.
 * @property {readonly [first: number, last: number] | undefined} [years] The first year and the last.
 * @property {GameResult | undefined} [result] Who won.
 * @property {readonly [fewest: number, most: number] | undefined} [length] How many discs were played, passes not counted.
 */

const NAMES = /** @type {const} */ (["player", "opponent", "black", "white", "event"]);
const RANGES = /** @type {const} */ (["years", "length"]);
const RESULTS = ["black", "draw", "white"];

/**
 * Checks a filter.
 * @param {GameFilter} filter
 * @returns {GameFilter} without what does not matter
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function checkedFilter(filter) {
  const given = copyOnly(filter, [...NAMES, ...RANGES, "result"]);
  for (const name of NAMES)
    if (given[name] !== undefined && typeof given[name] !== "string")
      throw invalid(name, "a text", given[name]);
  for (const name of RANGES)
    if (given[name] !== undefined && !isRange(given[name]))
      throw invalid(name, "two whole numbers, the lesser first", given[name]);
  if (given.result !== undefined && !RESULTS.includes(given.result))
    throw invalid("result", RESULTS.join(", "), given.result);
  const isTold = (/** @type {unknown} */ value) =>
    value !== undefined && (typeof value !== "string" || value.trim() !== "");
  return Object.fromEntries(Object.entries(given).filter(([, value]) => isTold(value)));
}

/**
 * What was asked of each collection last: a person looks at position after position with the same filter.
 * @type {WeakMap<Collection, { question: string, version: number, asked: Uint8Array | undefined }>}
 */
const last = new WeakMap();

/**
 * Which games are asked for.
 * @param {Collection} collection
 * @param {GameFilter} filter that was checked
 * @returns {Uint8Array | undefined} 1 for each game that is; `undefined` if all are
 */
export function askedOf(collection, filter) {
  const question = JSON.stringify(filter);
  const { version } = collection;
  const before = last.get(collection);
  if (before?.question === question && before.version === version) return before.asked;
  const asked = Object.keys(filter).length === 0 ? undefined : matching(collection, filter);
  last.set(collection, { question, version, asked });
  return asked;
}

/** @param {Collection} collection @param {GameFilter} filter @returns {Uint8Array} */
function matching({ games, size, players, events, dates }, filter) {
  const asked = new Uint8Array(size).fill(1);
  const { player, opponent, black, white, event, years, result, length } = filter;
  if (player !== undefined || opponent !== undefined) {
    // No words are in every name.
    const [one, other] = [player, opponent].map((text) => players.having(wordsOf(text ?? "")));
    for (let row = 0; row < size; row += 1) {
      const [first, second] = [games.black[row], games.white[row]];
      asked[row] = (one[first] & other[second]) | (one[second] & other[first]);
    }
  }
  for (const [text, names, column] of /** @type {const} */ ([
    [black, players, games.black],
    [white, players, games.white],
    [event, events, games.event],
  ]))
    if (text !== undefined) keep(asked, column, names.having(wordsOf(text)));
  if (years) {
    const isIn = dates.texts.map((date) => {
      const year = yearOf(date);
      return year !== null && isWithin(years, year);
    });
    keep(asked, games.date, Uint8Array.from(isIn, Number));
  }
  if (result) {
    const sign = { black: 1, draw: 0, white: -1 }[result];
    const isOne = Uint8Array.from({ length: 256 }, (_, byte) => {
      const score = (byte << 24) >> 24;
      return Number(score !== NO_RESULT && Math.sign(score) === sign);
    });
    keep(asked, new Uint8Array(games.result.buffer), isOne);
  }
  if (length)
    for (let row = 0; row < size; row += 1) asked[row] &= Number(isWithin(length, games.lengthOf(row)));
  return asked;
}

/**
 * Leaves out the games whose number in a column has a 0. One loop for all columns, so that it is compiled soon.
 * @param {Uint8Array} asked
 * @param {Uint8Array | Uint32Array} column
 * @param {Uint8Array} having
 */
function keep(asked, column, having) {
  for (let row = 0; row < asked.length; row += 1) asked[row] &= having[column[row]];
}

/** @param {readonly [least: number, most: number]} range @param {number} number */
function isWithin([least, most], number) {
  return least <= number && number <= most;
}

/** @param {unknown} value */
function isRange(value) {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger) && value[0] <= value[1];
}
