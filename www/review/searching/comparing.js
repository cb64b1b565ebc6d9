// How a move of a position is compared with the best one: by one search of both, whose limits are nodes or the end of the game, so that it
// finds the same each time.

/** @import { Game, Move, Report } from "../../package/flipside.js" */
/** @import { Comparison } from "../../evaluation/comparisons.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { State } from "../../state/types.js" */

import { bestCompared, comparisonOf, withComparison } from "../../evaluation/comparisons.js";
import { SOLVED_EMPTIES } from "../verdicts.js";

/** For the comparison of a move with a better one, in nodes. */
export const COMPARING_NODES = 2_000_000;

/** Limits by which a position is solved. */
export const SOLVING = Object.freeze({ depth: 60, selectivity: 100 });

const EXPECTING = Object.freeze({ nodes: COMPARING_NODES, fresh: true });

/** The limits of the search that compares moves of a position. @param {number} empties of the position */
function comparingLimits(empties) {
  return empties <= SOLVED_EMPTIES ? SOLVING : EXPECTING;
}

/**
 * What compares moves: an engine, or what is given to a question.
 * @typedef {(position: Game, limits: ComparingLimits & { count?: number, moves?: readonly Move[] }) => Promise<Report>} Analyze
 * @typedef {ReturnType<typeof comparingLimits>} ComparingLimits
 */

/**
 * The last move that was chosen on the way to the board. A pass is no choice.
 * @typedef {object} Tried
 * @property {number} ply before it
 * @property {Game} position in which it was chosen
 * @property {Move} move
 * @property {boolean} isForced whether there was no other
 * @property {Comparison | null} comparison with the best move; `null` as long as it was not compared
 */

/** @param {Pick<State, "evaluations" | "game">} state @returns {Tried | null} `null` where nobody has chosen one */
export function lastTried({ evaluations, game }) {
  const ply = game.moves.slice(0, game.ply).findLastIndex((move) => move !== "pass");
  return ply === -1 ? null : triedAt({ evaluations, game }, ply);
}

/** The move that was chosen at a ply. @param {Pick<State, "evaluations" | "game">} state @param {number} ply before it @returns {Tried} */
export function triedAt({ evaluations, game }, ply) {
  const position = game.at(ply);
  const move = /** @type {Move} */ (game.moves[ply]);
  const isForced = position.legalMoves().length === 1;
  return { ply, position, move, isForced, comparison: comparisonOf(evaluations, position, move) };
}

/**
 * Compares a move with the best one of its position, unless that was done before, and writes down what is found.
 * @param {Store} store
 * @param {Analyze} analyze
 * @param {Pick<Tried, "position" | "move">} tried
 * @returns {Promise<Comparison | null>} `null` where the search has said nothing of it
 */
export async function compareTried(store, analyze, { position, move }) {
  const known = () => comparisonOf(store.state.evaluations, position, move);
  const isTold = bestCompared(store.state.evaluations, position) !== null;
  const record = (/** @type {Report} */ report) =>
    store.update({ evaluations: withComparison(store.state.evaluations, position, report, isTold) });
  const limits = comparingLimits(position.empties);
  if (!isTold) record(await analyze(position, { count: 1, ...limits }));
  const best = bestCompared(store.state.evaluations, position);
  if (best && !known()) record(await analyze(position, { moves: [best, move], ...limits }));
  return known();
}
