// A line of moves as ghost discs with numbers.

import { after } from "../../rules/position.js";

/**
 * @import { Move } from "../../generated/types.js"
 * @import { Position } from "../../rules/position.js"
 * @import { Ghosts } from "./squares.js"
 */

/** How many plies of a line are drawn at most: more would hide the board. */
const LONGEST = 8;

/**
 * The discs that a line would place, as far as it is legal. Passes count as plies, but place nothing.
 * @param {Position} position
 * @param {readonly string[]} moves
 * @returns {Ghosts}
 */
export function ghostsOf(position, moves) {
  /** @type {Ghosts} */
  const ghosts = new Map();
  let now = position;
  for (const [index, move] of moves.slice(0, LONGEST).entries()) {
    const next = after(now, /** @type {Move} */ (move));
    if (!next) break;
    if (move !== "pass") ghosts.set(move, { number: index + 1, color: now.turn });
    now = next;
  }
  return ghosts;
}
