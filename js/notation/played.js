// Where the moves of a text lead.

import { after, legalMoves } from "../rules/position.js";

/** @import { Move } from "../generated/types.js" */
/** @import { Position } from "../rules/position.js" */

/**
 * The position after the moves of a transcript, which may leave forced passes out.
 * @param {Position} start
 * @param {readonly Move[]} moves
 * @param {(index: number, position: Position, move: Move) => Error} refusal of an illegal move
 * @returns {Position}
 */
export function afterMoves(start, moves, refusal) {
  let position = start;
  for (const [index, move] of moves.entries()) {
    if (move !== "pass" && legalMoves(position)[0] === "pass") position = after(position, "pass") ?? position;
    const next = after(position, move);
    if (!next) throw refusal(index, position, move);
    position = next;
  }
  return position;
}
