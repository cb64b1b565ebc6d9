// The marks of the lessons on the board.

/** @import { Mark } from "../../package/flipside.js" */
/** @import { Mistake } from "./mistake.js" */

/** A wrong move. @param {string | null} square */
export function wrongAt(square) {
  return /** @type {Mark} */ ({ square, shape: "cross", color: "#f0453d" });
}

/** A move that is pointed out. @param {string} square */
export function hintAt(square) {
  return /** @type {Mark} */ ({ square, shape: "hint" });
}

/** Before a mistake: it and the better move. @param {Mistake} mistake @returns {readonly Mark[]} */
export function turningMarks({ best, played }) {
  return [hintAt(best.move), wrongAt(played.move)];
}
