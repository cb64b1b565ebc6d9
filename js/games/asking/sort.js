// The order in which games are listed.

import { invalid } from "../../host/error.js";
import { NO_RESULT } from "../keeping/columns.js";

/** @import { Collection } from "../keeping/collection.js" */

/**
 * What games are sorted by: `"added"` is when they came into the collection, `"length"` how many discs were played.
 * @typedef {"added" | "date" | "black" | "white" | "event" | "result" | "length"} SortColumn
 */

/**
 * The column by which games are sorted, the least first, or the greatest first: `"date"`, `"-date"`. Unknown values are last.
 * @typedef {SortColumn | `-${SortColumn}`} SortOrder
 */

const COLUMNS = /** @type {const} */ (["added", "date", "black", "white", "event", "result", "length"]);

/** @param {unknown} order @returns {SortOrder} @throws {import("../../host/error.js").FlipsideError} `INVALID_OPTION` */
export function checkedOrder(order) {
  const column = typeof order === "string" ? order.replace(/^-/, "") : order;
  if (COLUMNS.includes(/** @type {SortColumn} */ (column))) return /** @type {SortOrder} */ (order);
  throw invalid("sort", `${COLUMNS.join(", ")}, or one of them behind a -`, order);
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
  const keys = new Int32Array(rows.length);
  let most = -1;
  for (let at = 0; at < rows.length; at += 1) {
    keys[at] = keyOf(rows[at]);
    if (keys[at] > most) most = keys[at];
  }
  // Keys are small numbers, so that it is enough to count them. What is not known comes behind the last of them.
  const ends = new Uint32Array(most + 3);
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at];
    keys[at] = key < 0 ? most + 1 : isDescending ? most - key : key;
    ends[keys[at] + 1] += 1;
  }
  for (let at = 1; at < ends.length; at += 1) ends[at] += ends[at - 1];
  const list = new Uint32Array(rows.length);
  for (let at = 0; at < keys.length; at += 1) list[ends[keys[at]]++] = rows[at];
  return list;
}

/**
 * The key of each game; less than 0 where nothing is known.
 * @param {Collection} collection
 * @param {Exclude<SortColumn, "added">} column
 * @returns {(row: number) => number}
 */
function keysOf({ games, players, events, dates }, column) {
  if (column === "length") return (row) => games.lengthOf(row);
  if (column === "result") return (row) => (games.result[row] === NO_RESULT ? -1 : 64 + games.result[row]);
  const names = { black: players, white: players, event: events, date: dates }[column];
  const { ranks } = names;
  const numbers = games[column];
  return (row) => ranks[numbers[row]];
}
