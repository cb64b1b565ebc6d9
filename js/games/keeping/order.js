// The order of games by their starts and squares, in which games that begin in the same way lie together: what is known of the first
// squares of a game is known of those after it.
//
// Sorted by multikey quicksort: Bentley and Sedgewick, "Fast Algorithms for Sorting and Searching Strings", 1997.

/** @import { Columns } from "./columns.js" */

/** Games between two steps. */
const STEP = 2048;

/**
 * The rows of games in that order, and how many of its first squares each game has in common with the one before it.
 * @typedef {object} Order
 * @property {Uint32Array} rows
 * @property {Uint8Array} shared
 */

/** The order of no games. @type {Readonly<Order>} */
export const EMPTY = Object.freeze({ rows: new Uint32Array(), shared: new Uint8Array() });

/**
 * Sorts games; those that are the same as they were added.
 * @param {Columns} games
 * @param {Uint32Array} rows
 * @returns {Generator<void, Uint32Array>} the same rows in order
 */
export function* sortedRows(games, rows) {
  /** What is left to sort: from, to, and how many signs all of these have in common. */
  const left = [0, rows.length, 0];
  let done = 0;
  while (left.length > 0) {
    const depth = /** @type {number} */ (left.pop());
    const to = /** @type {number} */ (left.pop());
    const from = /** @type {number} */ (left.pop());
    done += to - from;
    if (done > STEP) {
      done = 0;
      yield;
    }
    if (to - from < 2) continue;
    const pivot = signOf(games, rows[(from + to) >> 1], depth);
    let [less, at, more] = [from, from, to];
    while (at < more) {
      const row = rows[at];
      const sign = signOf(games, row, depth);
      if (sign < pivot) {
        rows[at++] = rows[less];
        rows[less++] = row;
      } else if (sign > pivot) {
        rows[at] = rows[--more];
        rows[more] = row;
      } else at += 1;
    }
    if (pivot === 0) rows.subarray(less, more).sort();
    else left.push(less, more, depth + 1);
    left.push(from, less, depth, more, to, depth);
  }
  return rows;
}

/**
 * Puts sorted games among others.
 * @param {Columns} games
 * @param {Uint32Array} known in order
 * @param {Uint32Array} others in order; added after all of the known
 * @returns {Generator<void, Order>}
 */
export function* mergedOrder(games, known, others) {
  const rows = new Uint32Array(known.length + others.length);
  const shared = new Uint8Array(rows.length);
  let [next, other] = [0, 0];
  for (let at = 0; at < rows.length; at += 1) {
    if (at % STEP === 0) yield;
    const isKnown =
      other === others.length ||
      (next < known.length && compared(games, known[next], games, others[other]) <= 0);
    rows[at] = isKnown ? known[next++] : others[other++];
    if (at > 0) shared[at] = commonLength(games, rows[at - 1], rows[at]);
  }
  return { rows, shared };
}

/**
 * Compares games of the same list or of two with the same numbers of starts.
 * @param {Columns} games
 * @param {number} row
 * @param {Columns} others
 * @param {number} other
 * @returns {number} less than 0 where the first is before the other; 0 where both have the same start and squares
 */
export function compared(games, row, others, other) {
  if (games.start[row] !== others.start[other]) return games.start[row] - others.start[other];
  let [at, otherAt] = [games.from[row], others.from[other]];
  const [end, otherEnd] = [games.from[row + 1], others.from[other + 1]];
  for (; at < end && otherAt < otherEnd; at += 1, otherAt += 1)
    if (games.squares[at] !== others.squares[otherAt]) return games.squares[at] - others.squares[otherAt];
  return end - at - (otherEnd - otherAt);
}

/** How many first squares two games have in common. @param {Columns} games @param {number} row @param {number} other */
function commonLength({ start, from, squares }, row, other) {
  if (start[row] !== start[other]) return 0;
  const most = Math.min(from[row + 1] - from[row], from[other + 1] - from[other]);
  let count = 0;
  while (count < most && squares[from[row] + count] === squares[from[other] + count]) count += 1;
  return count;
}

/**
 * What games are sorted by: first the start, then the squares, 0 at the end.
 * @param {Columns} games
 * @param {number} row
 * @param {number} depth
 */
function signOf({ start, from, squares }, row, depth) {
  if (depth === 0) return start[row] + 1;
  const at = from[row] + depth - 1;
  return at < from[row + 1] ? squares[at] + 1 : 0;
}
