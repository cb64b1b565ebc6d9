// The list of the games that are asked for.

import { positionOf } from "../../game/game.js";
import { gameOf } from "../../game/position-like.js";
import { copyOnly } from "../../host/copy.js";
import { invalid } from "../../host/error.js";
import { askedOf } from "./filter.js";
import { keptGame } from "./kept.js";
import { checkedOrder, sorted } from "./sort.js";
import { runsOf, visitGames } from "./visits.js";

/**
 * @import { PositionLike } from "../../game/position-like.js"
 * @import { Collection } from "../keeping/collection.js"
 * @import { GameFilter } from "./filter.js"
 * @import { KeptGame } from "./kept.js"
 * @import { SortOrder } from "./sort.js"
 */

/**
 * Which games are listed, and in which order.
 * @typedef {object} FindOptions
 * @property {PositionLike | undefined} [position] Only games that come to it, by any order of moves and in any of the eight orientations.
 * @property {SortOrder | undefined} [sort] `"-date"`, the newest first, when left out.
 * @property {number | undefined} [from] How many games of the list are left out before the first; 0 when left out.
 * @property {number | undefined} [count] The most games; 100 when left out.
 */

/**
 * A game of a list.
 * @typedef {KeptGame & { ply: number }} FoundGame `ply`: after how many moves, passes counted, it comes to the position that was asked for;
 *   0 without one.
 */

/**
 * Games that were found.
 * @typedef {object} FoundGames
 * @property {number} total How many there are.
 * @property {FoundGame[]} games Those of them that were asked for.
 */

/** @param {FindOptions} options */
export function checkedFind(options) {
  const {
    position,
    sort = "-date",
    from = 0,
    count = 100,
  } = copyOnly(options, ["position", "sort", "from", "count"]);
  for (const [name, value] of Object.entries({ from, count }))
    if (!Number.isInteger(value) || value < 0) throw invalid(name, "a whole number, 0 or more", value);
  const at = position === undefined ? undefined : positionOf(gameOf(position));
  return { position: at, sort: checkedOrder(sort), from, count };
}

/**
 * @param {Collection} collection
 * @param {GameFilter} filter that was checked
 * @param {ReturnType<typeof checkedFind>} options
 * @returns {FoundGames}
 */
export function foundGames(collection, filter, { position, sort, from, count }) {
  const { rows, plies } = rowsOf(collection, filter, position);
  const list = sorted(collection, rows, sort).subarray(from, from + count);
  const games = Array.from(list, (row) => ({ ...keptGame(collection, row), ply: plies?.[row] ?? 0 }));
  return { total: rows.length, games };
}

/**
 * The games that are asked for, as they were added.
 * @param {Collection} collection
 * @param {GameFilter} filter
 * @param {ReturnType<typeof checkedFind>["position"]} position
 */
export function rowsOf(collection, filter, position) {
  const asked = askedOf(collection, filter);
  if (!position) return { rows: askedRows(collection.size, asked), plies: undefined };
  const rows = new Uint32Array(collection.size);
  const plies = new Uint8Array(collection.size);
  let count = 0;
  visitGames(collection, runsOf(collection, position), (from, to, _, ply) => {
    for (const row of collection.order.rows.subarray(from, to)) {
      if (asked && asked[row] === 0) continue;
      rows[count++] = row;
      plies[row] = ply;
    }
  });
  return { rows: rows.subarray(0, count).sort(), plies };
}

/** @param {number} size @param {Uint8Array | undefined} asked */
function askedRows(size, asked) {
  const rows = new Uint32Array(size);
  let count = 0;
  for (let row = 0; row < size; row += 1) if (!asked || asked[row] === 1) rows[count++] = row;
  return rows.subarray(0, count);
}
