import { phrasesOf } from "../words/language.js";

/** The words about marks drawn on the board. */
export const sketchTexts = phrasesOf("sketch", {
  cleared: "Marks removed.",
  bringBack: "Bring them back",

  /** What is said of a square, and of the marks on it. @param {string} square @param {readonly string[]} notes */
  noted: (square, notes) => [square, ...notes].join(", "),
  /** @param {string} square where an arrow ends that begins here */
  arrowTo: (square) => `arrow to ${square}`,
  /** @param {string} square where an arrow begins that ends here */
  arrowFrom: (square) => `arrow from ${square}`,
  /** @param {string} opening that a move leads to */
  leadsTo: (opening) => `leads to: ${opening}`,

  /** All that is drawn on the board. @param {readonly string[]} marks */
  sketched: (marks) => `Marked: ${marks.join(", ")}.`,
  /** @param {string} from @param {string} to */
  arrow: (from, to) => `arrow from ${from} to ${to}`,
  /** @param {string} shape as the next phrases name it @param {string} square */
  shape: (shape, square) => `${shape} on ${square}`,
  shapes: {
    hint: "hint",
    ring: "circle",
    dot: "dot",
    cross: "cross",
    square: "square",
    pip: "small dot",
    tint: "tint",
    disc: "disc",
  },
});
