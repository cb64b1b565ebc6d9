// The board as text and in names: 64 characters, a1, b1, … h8: X for black, O for white, - for an empty square.

/** @import { Color, Square } from "../generated/types.js" */

/** The start of a game. */
export const START = `${"-".repeat(27)}OX${"-".repeat(6)}XO${"-".repeat(27)}`;

/** The discs of each side. @type {Readonly<Record<Color, "X" | "O">>} */
export const DISC = Object.freeze({ black: "X", white: "O" });

/** The names of the squares, a1 first. @type {readonly Square[]} */
export const SQUARES = Array.from(
  { length: 64 },
  (_, square) => /** @type {Square} */ ("abcdefgh"[square % 8] + ((square >> 3) + 1)),
);

/** The other side. @param {Color} color @returns {Color} */
export function opponentOf(color) {
  return color === "black" ? "white" : "black";
}
