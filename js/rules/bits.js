// The rules of Othello on sets of squares: which moves a side has, and what a move flips.
//
// A set of the 64 squares is two halves of 32 bits, `low` for a1 … h4 and `high` for a5 … h8: JavaScript has no fast
// numbers of 64 bits. "Own" are the discs of the side that moves, "other" those of the opponent. A disc can be placed where, in one
// of the eight directions, a run of the opponent's discs ends at an own disc.

/** The set that {@link findMoves} or {@link findFlips} found last: its low half and its high half. */
export const found = new Int32Array(2);

/** The steps to a neighbor in the eight directions; those above 0 lead towards h8. */
const STEPS = [1, 7, 8, 9, -1, -7, -8, -9];

/** The files b to g: a run along a row or a diagonal stops at the edge instead of going on around it. */
const INNER_FILES = 0x7e7e7e7e;

/** The discs of both sides. @typedef {object} Discs
 * @property {number} ownLow
 * @property {number} ownHigh
 * @property {number} otherLow
 * @property {number} otherHigh
 */

/**
 * Finds the squares where a disc can be placed: from own discs over runs to empty squares.
 * @param {Readonly<Discs>} discs
 * @returns {boolean} whether there is one
 */
export function findMoves({ ownLow, ownHigh, otherLow, otherHigh }) {
  const emptyLow = ~(ownLow | otherLow);
  const emptyHigh = ~(ownHigh | otherHigh);
  return find(ownLow, ownHigh, otherLow, otherHigh, emptyLow, emptyHigh, true);
}

/**
 * Finds the discs that a disc on a square would flip: from the square over runs to own discs.
 * @param {Readonly<Discs>} discs
 * @param {number} square 0, which is a1, to 63
 * @returns {boolean} whether there is one: a move that flips nothing, or onto a disc, is illegal
 */
export function findFlips({ ownLow, ownHigh, otherLow, otherHigh }, square) {
  if (has(ownLow | otherLow, ownHigh | otherHigh, square)) return false;
  const bit = 1 << square;
  const isLow = square < 32;
  return find(isLow ? bit : 0, isLow ? 0 : bit, otherLow, otherHigh, ownLow, ownHigh, false);
}

/**
 * Goes from squares in each direction over runs, a step of all of them at once, to squares that end a run.
 * @param {number} fromLow
 * @param {number} fromHigh
 * @param {number} overLow
 * @param {number} overHigh
 * @param {number} toLow
 * @param {number} toHigh
 * @param {boolean} wantsEnds whether the ends are wanted, of runs from many squares, or the run from one square that has an end
 * @returns {boolean} whether there is one
 */
function find(fromLow, fromHigh, overLow, overHigh, toLow, toHigh, wantsEnds) {
  let low = 0;
  let high = 0;
  for (const step of STEPS) {
    const inner = step % 8 === 0 ? -1 : INNER_FILES;
    let runLow = 0;
    let runHigh = 0;
    let atLow = lowAfter(fromLow, fromHigh, step) & overLow & inner;
    let atHigh = highAfter(fromLow, fromHigh, step) & overHigh & inner;
    while ((atLow | atHigh) !== 0) {
      runLow |= atLow;
      runHigh |= atHigh;
      const nextLow = lowAfter(atLow, atHigh, step);
      const nextHigh = highAfter(atLow, atHigh, step);
      const endLow = nextLow & toLow;
      const endHigh = nextHigh & toHigh;
      if ((endLow | endHigh) !== 0) {
        low |= wantsEnds ? endLow : runLow;
        high |= wantsEnds ? endHigh : runHigh;
      }
      atLow = nextLow & overLow & inner;
      atHigh = nextHigh & overHigh & inner;
    }
  }
  found[0] = low;
  found[1] = high;
  return (low | high) !== 0;
}

/** Whether a square is in a set. @param {number} low @param {number} high @param {number} square */
export function has(low, high, square) {
  return (((square < 32 ? low : high) >>> square) & 1) === 1;
}

/** How many squares of a half are in a set. @param {number} half */
export function countOf(half) {
  const pairs = half - ((half >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The low half of a set after a step of all its squares. @param {number} low @param {number} high @param {number} step */
function lowAfter(low, high, step) {
  return step > 0 ? low << step : (low >>> -step) | (high << step);
}

/** The high half of a set after a step of all its squares. @param {number} low @param {number} high @param {number} step */
function highAfter(low, high, step) {
  return step > 0 ? (high << step) | (low >>> -step) : high >>> -step;
}
