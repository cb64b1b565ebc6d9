// The puzzles of a file, as the package reads them.

import { readPuzzles, writePuzzle } from "../../js/puzzles/text.js";

/** @typedef {import("../../js/puzzles/text.js").Puzzle} RatedPuzzle */

/** The puzzle of a line of text; null where it is none. @param {string} text @returns {RatedPuzzle | null} */
export function puzzleIn(text) {
  return puzzlesIn(text)[0] ?? null;
}

/** The puzzles of a file. A line that is damaged is passed over. @param {string} text @returns {RatedPuzzle[]} */
export function puzzlesIn(text) {
  return readPuzzles(text).puzzles;
}

/** A puzzle as a line of text. @param {RatedPuzzle} puzzle */
export const textOf = writePuzzle;
