// What the board says in English.

/** @import { Texts } from "./types.js" */

const NAMES = { black: "Black", white: "White" };

/** @type {Readonly<Texts>} */
export const ENGLISH = {
  label: "Othello board",
  keys: "Arrow keys move, Enter plays, M goes to the next legal move, or type a square such as f 5.",
  square({ square, disc, legal, last, marks, value, number }) {
    const parts = [square, disc ?? (legal ? "legal move" : "empty")];
    if (last) parts.push("last move");
    parts.push(...marks);
    if (value) parts.push(`value ${signed(value.score)}`);
    if (number) parts.push(`${number} in the line`);
    return parts.join(", ");
  },
  move: ({ move, color, flips }) =>
    move === "pass" ? `${NAMES[color]} passes.` : `${NAMES[color]} plays ${move}, flips ${flips.length}.`,
  pass: (color) => `${NAMES[color]} passes`,
  mustPass: (color) => `${NAMES[color]} must pass: press the board`,
  score: signed,
};

/** @param {number} score */
function signed(score) {
  return score < 0 ? `−${-score}` : score > 0 ? `+${score}` : "0";
}
