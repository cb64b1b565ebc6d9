// Where "More" may lie over the board without hiding what the card speaks of.

/** Fewer rows than these hold no sentence. */
const LEAST = 2;
/** How many are taken where none are free. */
const USUAL = 3;

/**
 * The rows of the board that hold none of some squares: as many next to each other as there are, the lowest of those. Where they are
 * too few for a sentence, those that hold the fewest of the squares.
 * @param {readonly string[]} squares
 * @param {boolean} isFlipped whether the first row is the lowest
 * @returns {{ below: number, rows: number }} how many rows are below them, and how many they are
 */
export function freeRows(squares, isFlipped) {
  const taken = squares.map((square) => (isFlipped ? Number(square[1]) - 1 : 8 - Number(square[1])));
  const hidden = (/** @type {number} */ below, /** @type {number} */ rows) =>
    taken.filter((row) => row >= below && row < below + rows).length;
  const places = (/** @type {number} */ rows) =>
    Array.from({ length: 9 - rows }, (_, below) => ({ below, rows }));
  for (let rows = 8; rows >= LEAST; rows--) {
    const free = places(rows).find(({ below }) => hidden(below, rows) === 0);
    if (free) return free;
  }
  const [first, ...others] = places(USUAL);
  return others.reduce(
    (best, each) => (hidden(each.below, USUAL) < hidden(best.below, USUAL) ? each : best),
    /** @type {{ below: number, rows: number }} */ (first),
  );
}
