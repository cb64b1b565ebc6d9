// A mistake of a real game, with the lines of the move played and of the better one, to be stepped through once the better one is known.

/** @import { Game, GameClass, Line } from "../../package/flipside.js" */
/** @import { Evaluations } from "../../state/types.js" */
/** @import { KeptMistake } from "./kept.js" */

import { withComparison } from "../../evaluation/comparisons.js";
import { possibleScore } from "../../package/possible.js";
import { SOLVED_EMPTIES } from "../../review/verdicts.js";

/** The two lines. @typedef {"played" | "best"} Which */

/** How far one has gone along one of the lines: 0 before the move. @typedef {{ which: Which, ply: number }} Place */

/** @typedef {{ kind: KeptMistake["kind"], position: string, played: Line, best: Line }} Mistake */

/** @param {KeptMistake} kept @returns {Mistake} */
export function mistakeOf({ kind, position, played, best }) {
  const exact = position.split("-").length - 1 <= SOLVED_EMPTIES;
  return { kind, position, played: lineOf(played, exact), best: lineOf(best, exact) };
}

/** @param {string} text a score and moves @param {boolean} exact @returns {Line} */
function lineOf(text, exact) {
  const [score, moves = ""] = text.split(" ");
  const pv = /** @type {Line["move"][]} */ (
    (moves.match(/../g) ?? []).map((move) => (move === "ps" ? "pass" : move))
  );
  const [move] = /** @type {[Line["move"]]} */ (pv);
  return { move, score: possibleScore(Number(score)), pv, depth: pv.length, exact, selectivity: 100 };
}

/** How many discs the move gives up. @param {Mistake} mistake */
export const lossOf = ({ played, best }) => best.score - played.score;

/** The position at a place of a line. @param {GameClass} Game @param {Mistake} mistake @param {Place} place @returns {Game} */
export function gameAt(Game, mistake, { which, ply }) {
  return mistake[which].pv
    .slice(0, ply)
    .reduce((game, move) => game.after(move), Game.parse(mistake.position));
}

/**
 * What is known of positions with what the lesson tells of its mistake: what is tried there is compared with the same best move.
 * @param {Evaluations} evaluations
 * @param {Game} position
 * @param {Mistake} mistake
 */
export function withMistake(evaluations, position, { best, played }) {
  const known = { turn: position.turn, lines: [best, played], best: best.exact ? best.move : undefined };
  return withComparison(evaluations, position, known, true);
}
