// The legal moves of the position that was asked for last: who shows a game asks many times about one position.

import { legalMoves } from "./position.js";

/** @import { Move } from "../generated/types.js" */
/** @import { Position } from "./position.js" */

/** @type {Position | undefined} */
let asked;
/** @type {readonly Move[]} */
let known = [];

/** What the side to move can play, as {@link legalMoves} lists it. @param {Position} position @returns {Move[]} */
export function knownMoves(position) {
  if (position !== asked) known = legalMoves(position);
  asked = position;
  return [...known];
}
