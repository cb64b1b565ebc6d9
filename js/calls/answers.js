// The answers of the calls, made from the reports of the core.

import { FlipsideError } from "../host/error.js";

/**
 * @import { Line, Report, Stopped } from "../generated/types.js"
 * @import { Game } from "../game/game.js"
 */

/** A report with the fields of its best line. @typedef {Report & Line} Found */

/** How the game ends for the side to move. @typedef {"win" | "draw" | "loss"} Ending */

/**
 * The report of {@link Engine.solve} with the score at the end of the game, in discs, positive when it is good for the
 * side to move. When the search was stopped before it was proven, `exact` is false and the score an estimate.
 * @typedef {Report & (
 *   { exact: true, outcome: Ending, score: number } | { exact: false, outcome: null, score: number }
 * )} Solution
 */

/**
 * Whether the side to move wins.
 * @typedef {object} Outcome
 * @property {Report["turn"]} turn The side to move.
 * @property {Ending | null} outcome How the game ends; `null` while that is not proven.
 * @property {Line["move"] | null} move A best move; `null` when the game is over.
 * @property {number} nodes How many nodes the search has visited.
 * @property {number} elapsedMs How long the search has taken, in milliseconds.
 * @property {Report["source"]} source Where the answer is from.
 * @property {Stopped} stopped What ended the search; `null` while it runs.
 */

/** Refuses a finished game, which has no best move. @param {Game} game @throws {FlipsideError} `GAME_OVER` */
export function checkNotOver(game) {
  if (game.isOver) throw new FlipsideError("GAME_OVER", `there is no best move: the game is over at ${game}`);
}

/** @param {Report} report of a game that is not over @returns {Found} */
export function foundIn(report) {
  return { ...report, ...report.lines[0] };
}

/** @param {Report} report @param {Game} game @returns {Solution} */
export function solutionOf(report, game) {
  const { score, exact } = report.lines[0] ?? { score: finalScore(game), exact: true };
  return exact
    ? { ...report, exact, outcome: endingOf(score), score }
    : { ...report, exact, outcome: null, score };
}

/** @param {Report} report whose scores are 1 for a win and -1 for a loss @param {Game} game @returns {Outcome} */
export function outcomeOf({ turn, lines, nodes, elapsedMs, source, stopped }, game) {
  const { move, score } = lines[0] ?? { move: null, score: finalScore(game) };
  const outcome = stopped === "solved" ? endingOf(score) : null;
  return { turn, outcome, move, nodes, elapsedMs, source, stopped };
}

/** The final score for the side to move, in discs. @param {Game} game that is over */
export function finalScore(game) {
  const score = game.result ?? 0;
  return game.turn === "black" ? score : 0 - score;
}

/** Why a group of searches ended: by what cut most off. @param {Stopped[]} ends @returns {Stopped} */
export function stoppedOf(ends) {
  const [first] = ends.filter((end) => end !== null).sort((one, other) => ENDS[one] - ENDS[other]);
  return first ?? "solved";
}

/** The ends of a search, what cuts off most first. @type {Record<NonNullable<Stopped>, number>} */
const ENDS = { stop: 0, budget: 1, nodes: 2, depth: 3, solved: 4 };

/** @param {number} score @returns {Ending} */
function endingOf(score) {
  if (score === 0) return "draw";
  return score > 0 ? "win" : "loss";
}
