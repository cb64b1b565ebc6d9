// The order in which games are listed.

import { NO_RESULT } from "../keeping/columns.js";
import { wrong, yearOf } from "./filter.js";

/** @import { Collection } from "../keeping/collection.js" */

/** What games are sorted by: `"added"` is when they came into the collection, `"length"` how many discs were played. @typedef {"added" | "date" | "black" | "white" | "event" | "result" | "length"} SortColumn */

/** The column by which games are sorted, the least first, or the greatest first: `"date"`, `"-date"`. What is not known is last. @typedef {SortColumn | `-${SortColumn}`} SortOrder */

const COLUMNS = /** @type {const} */ (["added", "date", "black", "white", "event", "result", "length"]);

/** Keys are less than this, so that a key and a place fit into a number. */
const KEYS = 2 ** 25;
const PLACES = 2 ** 27;

/** @param {unknown} order @returns {SortOrder} @throws {import("../../host/error.js").FlipsideError} `INVALID_OPTION` */
export function checkedOrder(order) {
  const column = typeof order === "string" ? order.replace(/^-/, "") : order;
  if (COLUMNS.includes(/** @type {SortColumn} */ (column))) return /** @type {SortOrder} */ (order);
  throw wrong("sort", `${COLUMNS.join(", ")}, or one of them behind a -`, order);
}

/**
 * Games in an order; those that are the same in it as they were added.
 * @param {Collection} collection
 * @param {Uint32Array} rows as they were added
 * @param {SortOrder} order
 * @returns {Uint32Array}
 */
export function sorted(collection, rows, order) {
  const isDescending = order.startsWith("-");
  const column = /** @type {SortColumn} */ (isDescending ? order.slice(1) : order);
  if (column === "added") return isDescending ? rows.slice().reverse() : rows;
  const keyOf = keysOf(collection, column);
  // A key and the place together as one number: sorting numbers is ten times as fast as comparing by a function.
  const keys = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) {
    const key = keyOf(rows[place]);
    const directed = key < 0 ? KEYS : isDescending ? KEYS - 1 - key : key;
    keys[place] = directed * PLACES + place;
  }
  keys.sort();
  const list = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) list[place] = rows[keys[place] % PLACES];
  return list;
}

/** The key of each game; less than 0 where nothing is known. @param {Collection} collection @param {Exclude<SortColumn, "added">} column @returns {(row: number) => number} */
function keysOf({ games, players, events, dates }, column) {
  if (column === "length") return (row) => games.lengthOf(row);
  if (column === "result") return (row) => (games.result[row] === NO_RESULT ? -1 : 64 + games.result[row]);
  const names = { black: players, white: players, event: events, date: dates }[column];
  const ranks = column === "date" ? datesInOrder(dates.texts) : names.ranks;
  const numbers = games[column];
  return (row) => (numbers[row] === 0 ? -1 : ranks[numbers[row]]);
}

/** The place of each date: by its year, and within it by its text; -1 where there is no year. @param {readonly (string | null)[]} dates */
function datesInOrder(dates) {
  const keys = dates.map((date) => `${String(yearOf(date) ?? "").padStart(4, "0")} ${date}`);
  const places = new Map([...keys].sort().map((key, place) => [key, place]));
  return Int32Array.from(keys, (key, number) =>
    yearOf(dates[number]) === null ? -1 : (places.get(key) ?? 0),
  );
}
