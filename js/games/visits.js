// Which games come to a position, by any order of moves, in any of the eight orientations.

import { follow } from "../rules/line.js";
import { afterNumber, discsOf, isOver, mustPass, PASS } from "../rules/position.js";
import { FROM, imagesOf, isSame } from "./orientation.js";

/** @import { Position } from "../rules/position.js" */
/** @import { Collection } from "./collection.js" */

/** No move was played there. */
export const NO_MOVE = -1;

/** Told of a game that comes to the position: the move that it played there, as it is in the position. @typedef {(row: number, move: number, ply: number) => void} Visit */

/**
 * @param {Collection} collection
 * @param {Position} position
 * @param {Visit} visit
 */
export function visitors({ games, starts }, position, visit) {
  const images = imagesOf(position);
  const { black, white } = discsOf(position);
  for (let row = 0; row < games.count; row += 1) {
    const start = starts.list[games.start[row]];
    const squares = games.squaresOf(row);
    const at = black + white - start.discs;
    if (at < 0 || at > squares.length) continue;
    /** @type {Position} */
    let reached = start.position;
    let ply = 0;
    for (const square of squares.subarray(0, at)) {
      ply += mustPass(reached) ? 2 : 1;
      reached = /** @type {Position} */ (follow(reached, square));
    }
    const isLast = at === squares.length;
    let symmetry = images.findIndex((image) => isSame(image, reached));
    if (symmetry >= 0) {
      const next = isLast ? NO_MOVE : mustPass(reached) ? PASS : FROM[symmetry][squares[at]];
      visit(row, next, ply);
      continue;
    }
    const passed = isLast || isOver(reached) ? undefined : afterNumber(reached, PASS);
    if (!passed) continue;
    symmetry = images.findIndex((image) => isSame(image, passed));
    if (symmetry >= 0) visit(row, FROM[symmetry][squares[at]], ply + 1);
  }
}
