// A mistake of a real game, with the lines of the move played and of the better one, to be stepped through once the better one is known.

/** @import { Game, GameClass, Line } from "../../package/flipside.js" */
/** @import { KeptMistake } from "./kept.js" */

/** The two lines. @typedef {"played" | "best"} Which */

/** How far one has gone along one of the lines: 0 before the move. @typedef {{ which: Which, ply: number }} Place */

/** @typedef {{ kind: KeptMistake["kind"], position: string, played: Line, best: Line }} Mistake */

/** With so many empty squares and fewer the lines are proven. */
const PROVEN = 16;

/** @param {KeptMistake} kept @returns {Mistake} */
export function mistakeOf({ kind, position, played, best }) {
  const exact = position.split("-").length - 1 <= PROVEN;
  return { kind, position, played: lineOf(played, exact), best: lineOf(best, exact) };
}

/** @param {string} text a score and moves @param {boolean} exact @returns {Line} */
function lineOf(text, exact) {
  const [score, moves = ""] = text.split(" ");
  const pv = /** @type {Line["move"][]} */ (
    (moves.match(/../g) ?? []).map((move) => (move === "ps" ? "pass" : move))
  );
  const [move] = /** @type {[Line["move"]]} */ (pv);
  return { move, score: Number(score), pv, depth: pv.length, exact, selectivity: 100 };
}

/** How many discs the move gives up. @param {Mistake} mistake */
export const lossOf = ({ played, best }) => best.score - played.score;

/** The position at a place of a line. @param {GameClass} Game @param {Mistake} mistake @param {Place} place @returns {Game} */
export function gameAt(Game, mistake, { which, ply }) {
  return mistake[which].pv
    .slice(0, ply)
    .reduce((game, move) => game.after(move), Game.parse(mistake.position));
}
