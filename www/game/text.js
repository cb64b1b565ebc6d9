/** @import { Color } from "../state/types.js" */
import { COLORS } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const moves = phrasesOf("moves", {
  start: "Start",
  pass: "pass",
  /** What is said of a branch. @param {string} move that it replaces */
  branch: (move) => `Instead of ${move}`,
  /** A move that is expected, for a screen reader. @param {Color} color @param {string} move */
  expected: (color, move) => `${COLORS[color]} ${move}`,
});

/** A move as a person reads it. @param {string} move */
export const moveName = (move) => (move === "pass" ? moves.pass : move);
