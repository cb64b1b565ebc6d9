/** @import { Color } from "../state/types.js" */

/**
 * Whose leads point up in the graph, and have no minus in the list of moves: those of the person who plays, or Black's where
 * both sides are somebody's or nobody's.
 * @param {readonly Color[]} own the colors of the person
 * @returns {Color}
 */
export function upperSide(own) {
  const [only, other] = own;
  return only && !other ? only : "black";
}
