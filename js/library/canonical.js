// The eight images of a position, and both colorings of it, have the same score: the library keeps one of them.

import { DISC, SQUARES } from "../rules/board.js";
import { canonicalImage } from "../rules/symmetry.js";

/**
 * @import { Move } from "../generated/types.js"
 * @import { Position } from "../rules/position.js"
 */

/**
 * A position in its canonical form.
 * @typedef {object} Canonical
 * @property {string} key 64 characters: `X` for the side to move, `O` for the other, `-` for an empty square.
 * @property {(move: Move) => Move} to Where a move of the position is in the canonical form.
 * @property {(move: Move) => Move} from Where a move of the canonical form is in the position.
 */

const SWAPPED = /** @type {Record<string, string>} */ ({ X: "O", O: "X", "-": "-" });

/** @param {Position} position @returns {Canonical} */
export function canonicalOf({ board, turn }) {
  const seen = DISC[turn] === "X" ? board : Array.from(board, (cell) => SWAPPED[cell]).join("");
  const { image, squares } = canonicalImage(seen);
  return {
    key: image,
    to: (move) => (move === "pass" ? move : SQUARES[squares.indexOf(SQUARES.indexOf(move))]),
    from: (move) => (move === "pass" ? move : SQUARES[squares[SQUARES.indexOf(move)]]),
  };
}
