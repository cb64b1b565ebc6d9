// Moves of a text played out, and what is said of those that are not legal.

import { describe, FlipsideError } from "../host/error.js";
import { after, legalMoves } from "../rules/position.js";

/** @import { ErrorCode } from "../host/error.js" */
/** @import { Move } from "../generated/types.js" */
/** @import { Position } from "../rules/position.js" */

/**
 * The position after moves of a text, which may leave forced passes out.
 * @param {string} kind of the text
 * @param {Position} start
 * @param {readonly Move[]} moves
 * @returns {Position}
 * @throws {FlipsideError} `ILLEGAL_MOVE`
 */
export function positionAfter(kind, start, moves) {
  let position = start;
  for (const [index, move] of moves.entries()) {
    if (move !== "pass") position = after(position, "pass") ?? position;
    const next = after(position, move);
    if (!next) throw illegal(`${kind}: move ${index + 1}`, position, move);
    position = next;
  }
  return position;
}

/** @param {string} what @param {Position} position @param {unknown} found what is no legal move there */
export function illegal(what, position, found) {
  const expected = legalMoves(position).join(", ") || "no move, as the game is over";
  return refusal("ILLEGAL_MOVE", what, expected, found);
}

/** @param {ErrorCode} code @param {string} what @param {string} expected @param {unknown} found */
export function refusal(code, what, expected, found) {
  return new FlipsideError(code, `${what}: expected ${expected}, found ${describe(found)}`);
}
