// Where a game begins that does not say it: with black or with white, and with the four discs as usual or in the mirror.

import { START } from "../../rules/board.js";
import { after, START_POSITION } from "../../rules/position.js";

/** @import { Color, Move } from "../../generated/types.js" */
/** @import { Position } from "../../rules/position.js" */

/** The start with its colors exchanged. */
export const MIRRORED = START.replace(/[XO]/g, (disc) => (disc === "X" ? "O" : "X"));

/** The most usual first. @type {readonly Position[]} */
const STARTS = [START, MIRRORED].flatMap((board) => [
  Object.freeze({ board, turn: /** @type {const} */ ("black") }),
  Object.freeze({ board, turn: /** @type {const} */ ("white") }),
]);

/**
 * The start at which a first move is legal; the usual one where there is none.
 * @param {Move | undefined} move
 * @param {Color} [color] who is said to play it
 * @returns {Position}
 */
export function startFor(move, color) {
  if (!move) return START_POSITION;
  const fits = STARTS.find((start) => (color ?? start.turn) === start.turn && after(start, move));
  // Without a color, black begins.
  return fits && (color || fits.turn === "black") ? fits : START_POSITION;
}
