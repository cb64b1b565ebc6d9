// Which games are asked for.

import { wordsOf } from "../../formats/search.js";
import { copyOnly } from "../../host/copy.js";
import { describe, FlipsideError } from "../../host/error.js";
import { NO_RESULT } from "../keeping/columns.js";
import { yearOf } from "../keeping/dates.js";

/** @import { Collection } from "../keeping/collection.js" */

/** Who won. @typedef {"black" | "draw" | "white"} GameResult */

/**
 * What games are asked for; what is left out does not matter. Words stand anywhere in a name, in any order; case and accents do not matter.
 * @typedef {object} GameFilter
 * @property {string | undefined} [player] Words in the name of one of the players.
 * @property {string | undefined} [opponent] Words in the name of the other one.
 * @property {string | undefined} [black] Words in the name of who plays black.
 * @property {string | undefined} [white] Words in the name of who plays white.
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
      throw wrong(name, "a text", given[name]);
  for (const name of RANGES)
    if (given[name] !== undefined && !isRange(given[name]))
      throw wrong(name, "two whole numbers, the lesser first", given[name]);
  if (given.result !== undefined && !RESULTS.includes(given.result))
    throw wrong("result", RESULTS.join(", "), given.result);
  const isTold = (/** @type {unknown} */ value) =>
    value !== undefined && (typeof value !== "string" || value.trim() !== "");
  return Object.fromEntries(Object.entries(given).filter(([, value]) => isTold(value)));
}

/** What was asked of each collection last: a person looks at position after position with the same filter. @type {WeakMap<Collection, { question: string, version: number, asked: Uint8Array | undefined }>} */
const last = new WeakMap();

/**
 * Which games are asked for.
 * @param {Collection} collection
 * @param {GameFilter} filter that was checked
 * @returns {Uint8Array | undefined} 1 for each game that is; nothing where all are
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
  /** @param {(row: number) => boolean} test */
  const keep = (test) => {
    for (let row = 0; row < size; row += 1) if (asked[row] === 1 && !test(row)) asked[row] = 0;
  };
  const { player, opponent, black, white, event, years, result, length } = filter;
  if (player !== undefined || opponent !== undefined) {
    // No words are in every name.
    const [one, other] = [player, opponent].map((text) => players.having(wordsOf(text ?? "")));
    const sit = (/** @type {number} */ black, /** @type {number} */ white) => one[black] + other[white] === 2;
    keep((row) => sit(games.black[row], games.white[row]) || sit(games.white[row], games.black[row]));
  }
  for (const [text, names, column] of /** @type {const} */ ([
    [black, players, games.black],
    [white, players, games.white],
    [event, events, games.event],
  ])) {
    if (text === undefined) continue;
    const having = names.having(wordsOf(text));
    keep((row) => having[column[row]] === 1);
  }
  if (years) {
    const [first, final] = years;
    const inYears = Uint8Array.from(dates.texts, (date) => {
      const year = yearOf(date);
      return Number(year !== null && year >= first && year <= final);
    });
    keep((row) => inYears[games.date[row]] === 1);
  }
  if (result) {
    const sign = { black: 1, draw: 0, white: -1 }[result];
    keep((row) => games.result[row] !== NO_RESULT && Math.sign(games.result[row]) === sign);
  }
  if (length) {
    const [fewest, most] = length;
    keep((row) => games.lengthOf(row) >= fewest && games.lengthOf(row) <= most);
  }
  return asked;
}

/** @param {unknown} value */
function isRange(value) {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger) && value[0] <= value[1];
}

/** @param {string} name @param {string} expected @param {unknown} found */
export function wrong(name, expected, found) {
  return new FlipsideError("INVALID_OPTION", `${name}: expected ${expected}, found ${describe(found)}`);
}
