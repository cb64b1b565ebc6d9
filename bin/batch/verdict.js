// How well each side played in a game that was reviewed, and where the game left the opening book.

import { PHASES } from "../../js/rules/phases.js";
import { sideReport } from "../../js/verdicts/accuracy.js";
import { SIZES } from "../../js/verdicts/verdicts.js";

/**
 * @import { Color, Game, Move, Review, ReviewedMove } from "flipside"
 * @import { Book } from "flipside/book"
 * @import { Phase } from "../../js/rules/phases.js"
 * @import { Size } from "../../js/verdicts/verdicts.js"
 */

/**
 * How many mistakes a side made, by their size and by the phase of the game.
 * @typedef {Record<Size | Phase, number>} Mistakes
 */

/** The first move that the book does not have, and the best one that it has. @typedef {{ ply: number, move: Move, best: Move }} Leaving */

/**
 * What is said of a review.
 * @typedef {object} Verdict
 * @property {Record<Color, number | null>} accuracy in percent; `null` where a side had no choice
 * @property {Record<Color, Mistakes>} mistakes
 * @property {Leaving | null} leftBook `null` where the game did not leave it, or began outside
 */

/**
 * What a review comes to.
 * @param {Game} game
 * @param {Review} review
 * @param {number} from the first move that was compared
 * @param {Book} book
 * @returns {Verdict}
 */
export function verdictOf(game, { moves }, from, book) {
  const drawn = Array.from({ length: from }, (_, ply) => ({
    ply,
    turn: game.at(ply).turn,
    forced: true,
    loss: 0,
  }));
  const all = [.../** @type {ReviewedMove[]} */ (drawn), ...moves];
  // No move is looked at a second time here: each counts as it is.
  const review = { game, moves: all, from, again: all.map(({ ply }) => ply) };
  const [black, white] = [sideReport(review, "black"), sideReport(review, "white")];
  /** @param {typeof black} side */
  const mistakesOf = ({ sizes, phases }) => /** @type {Mistakes} */ ({ ...sizes, ...phases });
  return {
    accuracy: { black: rounded(black.accuracy), white: rounded(white.accuracy) },
    mistakes: { black: mistakesOf(black), white: mistakesOf(white) },
    leftBook: leavingOf(game, book),
  };
}

/** A verdict for a person, in lines. @param {Verdict} verdict */
export function verdictText({ accuracy, mistakes, leftBook }) {
  const { black, white } = accuracy;
  return [
    `accuracy: black ${percentText(black)}, white ${percentText(white)}`,
    `mistakes: black ${mistakesText(mistakes.black)}; white ${mistakesText(mistakes.white)}`,
    ...(leftBook
      ? [`left the book with move ${leftBook.ply + 1}, ${leftBook.move}; the book has ${leftBook.best}`]
      : []),
  ];
}

/** @param {Game} game @param {Book} book @returns {Leaving | null} */
function leavingOf(game, book) {
  for (const [ply, move] of game.moves.entries()) {
    const known = book.lookup(game.at(ply))?.moves ?? [];
    if (known.length === 0) return null;
    if (!known.some((each) => each.move === move)) return { ply, move, best: known[0].move };
  }
  return null;
}

/** @param {number | null} percent */
function rounded(percent) {
  return percent === null ? null : Math.round(10 * percent) / 10;
}

/** @param {number | null} percent */
function percentText(percent) {
  return percent === null ? "-" : `${percent.toFixed(1)} %`;
}

/** @param {Mistakes} mistakes */
function mistakesText(mistakes) {
  const words = (/** @type {readonly (keyof Mistakes)[]} */ names) =>
    names.filter((name) => mistakes[name] > 0).map((name) => `${mistakes[name]} ${name}`);
  const sizes = words(SIZES.map(([size]) => size));
  if (sizes.length === 0) return "none";
  return `${sizes.join(", ")} (${words(PHASES.map(([phase]) => phase)).join(", ")})`;
}
