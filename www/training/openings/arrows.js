// What leads on from a place of the tree, as arrows on the board: the thicker one is played more often.

import { MOVES, PASS } from "../../../js/rules/position.js";
import { numbers } from "../../words/language.js";

/** @import { Mark } from "../../package/flipside.js" */
/** @import { Branch, Choice } from "./overview.js" */

/** The colors of one's own moves and of the other side's, told apart by everyone and on every cloth. The style has them for the legend. */
const OWN = "#ffd257";
const OTHER = "#9adcff";

/** How thick an arrow is that hardly anybody plays, and how much thicker one that everybody plays, in squares. */
const THIN = 0.035;
const THICKER = 0.13;

/** What is played in a smaller part of the games has a ring and no arrow: more than a few arrows hide the board. */
const LEAST = 0.02;

/**
 * The moves of the other side from the disc that was placed last, each with how often it is played, and from it the answer. Where one has
 * no answer, what players choose.
 * @param {object} place
 * @param {readonly string[]} place.after the moves that are on the board
 * @param {readonly Branch[]} place.branches
 * @param {readonly Choice[]} place.choices
 * @returns {Mark[]}
 */
export function arrowsOf({ after, branches, choices }) {
  const from = after.findLast(isSquare);
  const replies = branches.filter(({ move }) => isSquare(move));
  const marks = [
    ...replies.flatMap(({ move, part }) => arrow(from, move, part, OTHER)),
    ...replies.flatMap(({ move, part, answer }) => (answer ? arrow(move, answer, part, OWN) : [])),
    ...choices.flatMap(({ move, part }) => arrow(from, move, part, OWN)),
    ...replies.map(({ move, part }) => ring(move, part, OTHER)),
    ...choices.map(({ move, part }) => ring(move, part, OWN)),
  ];
  return /** @type {Mark[]} */ (marks);
}

/** @param {string | undefined} from none before the first move @param {string} to @param {number} part @param {string} color */
function arrow(from, to, part, color) {
  return from && part >= LEAST ? [{ from, to, color, width: THIN + THICKER * part }] : [];
}

/** @param {string} square @param {number} part @param {string} color */
function ring(square, part, color) {
  const percent = numbers.share(part).replace(/\s?%/, "");
  // What everybody plays needs no figure.
  return { square, shape: "ring", color, ...(part < 0.995 && { text: percent }) };
}

/** @param {string} move */
function isSquare(move) {
  return move !== MOVES[PASS];
}
