// Games on paper: eight rows with the number of the move on each square, and the four discs of the start in the center.

import { SQUARES, START } from "../../../rules/board.js";
import { signOf } from "./rows.js";

/** @import { Move } from "../../../generated/types.js" */

/** The squares in the order of their numbers. @typedef {{ moves: { move: Move, number: number }[], start: string }} Numbers */

/** Fewer numbers are no game, where the discs of the start are not drawn. */
const FEWEST = 4;

/**
 * The game on a grid.
 * @param {readonly (string[] | undefined)[]} rows what stands on the squares of eight rows
 * @returns {Numbers | undefined}
 */
export function numbersOf(rows) {
  if (rows.some((row) => row?.length !== 8)) return undefined;
  const cells = rows.flatMap((row) => row ?? []);
  /** @type {Map<number, Move>} */
  const moves = new Map();
  const start = [...START];
  for (const [square, cell] of cells.entries()) {
    const disc = discOf(cell);
    if (disc !== "-" && disc) start[square] = disc;
    if (disc) continue;
    const number = /^\(?\d{1,2}[.)]?$/.test(cell) ? Number.parseInt(cell.replace("(", ""), 10) : 0;
    if (number < 1 || number > 64 || moves.has(number)) return undefined;
    moves.set(number, SQUARES[square]);
  }
  const isDrawn = [27, 28, 35, 36].every((square) => discOf(cells[square]) !== "-");
  if (moves.size < (isDrawn ? 1 : FEWEST)) return undefined;
  const sorted = [...moves].sort(([one], [other]) => one - other);
  return { moves: sorted.map(([number, move]) => ({ move, number })), start: start.join("") };
}

/** What a cell without a number is: a disc, or empty. @param {string} cell @returns {string | undefined} */
function discOf(cell) {
  // Sheets have a zero there.
  if (/^(?:[-.・·_]{0,4}|\s|00?)$/.test(cell)) return "-";
  if (cell === "##") return "X";
  return cell === "()" ? "O" : signOf(cell);
}
