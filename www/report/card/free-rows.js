// Where "More" may lie over the board without hiding what the card speaks of.

/** As many rows as a board has. */
const ALL = 8;

/**
 * Where as many rows of the board as something needs hold none of some squares, or as few of them as possible: the lowest such place.
 * @param {readonly string[]} squares
 * @param {boolean} isFlipped whether the first row is the lowest
 * @param {number} needed
 * @returns {{ below: number, rows: number }} how many rows are below them, and how many they are
 */
export function freeRows(squares, isFlipped, needed) {
  const rows = Math.max(1, Math.min(ALL, Math.ceil(needed)));
  const taken = squares.map((square) => (isFlipped ? Number(square[1]) - 1 : ALL - Number(square[1])));
  const hidden = (/** @type {number} */ below) =>
    taken.filter((row) => row >= below && row < below + rows).length;
  let lowest = 0;
  for (let below = 1; below + rows <= ALL; below += 1) if (hidden(below) < hidden(lowest)) lowest = below;
  return { below: lowest, rows };
}
