// The moves of a game, each with the position in which it was played.

import { legalLine } from "../rules/line.js";
import { afterNumber, discsOf, START_POSITION } from "../rules/position.js";

/** @import { Position } from "../rules/position.js" */

/** @typedef {{ position: Position, played: number }} Ply */

/**
 * @param {ArrayLike<number>} moves by their numbers, passes left out or written
 * @param {Position} [start]
 * @returns {Ply[]} as far as the moves are legal, passes included
 */
export function pliesOf(moves, start = START_POSITION) {
  let position = start;
  return legalLine(start, moves).numbers.map((played) => {
    const ply = { position, played };
    position = /** @type {Position} */ (afterNumber(position, played));
    return ply;
  });
}

/** The number that a move would have in a position, from the start of a game on. @param {Position} position */
export function moveNumberIn(position) {
  const { black, white } = discsOf(position);
  return black + white - 3;
}
