// Moves that were compared with the best one of their position, by a review or because a person tried them.

/** @import { Game, Line, ReviewedMove } from "../package/flipside.js" */
/** @import { Evaluation, Evaluations } from "../state/types.js" */
import { withImages } from "./alike.js";
import { isJudgement, merged, put, trimmed } from "./evaluations.js";
import { tellingBeside } from "./found.js";

/**
 * With what a review has found: the best move of each position, and the one that was played there.
 * @param {Evaluations} evaluations
 * @param {Game} game that is reviewed
 * @param {readonly ReviewedMove[]} moves those that are new
 * @returns {Evaluations}
 */
export function withReview(evaluations, game, moves) {
  if (moves.length === 0) return evaluations;
  const next = new Map(evaluations);
  for (const { ply, turn, best, line } of moves) {
    const position = game.at(ply);
    const known = next.get(String(position));
    /** @type {Evaluation} */
    const found = {
      turn,
      lines: withImages(position, line.move === best.move ? [best] : [best, line]),
      source: "review",
      compared: [best.move],
      best: best.exact ? best.move : undefined,
    };
    put(next, position, merged(known, found, known ?? found));
  }
  return trimmed(next);
}

/**
 * With what a search said that compared moves of a position with the best one.
 * @param {Evaluations} evaluations
 * @param {Game} position
 * @param {Evaluation} report
 * @param {boolean} [isHeld] whether what was compared before stands until the search says something clearly different
 * @returns {Evaluations}
 */
export function withComparison(evaluations, position, report, isHeld = false) {
  const known = evaluations.get(String(position));
  const lines = withImages(position, report.lines);
  const found = { ...report, lines, compared: lines.map(({ move }) => move) };
  const next = new Map(evaluations);
  const told = isHeld && known?.compared?.length ? tellingBeside(known) : undefined;
  put(next, position, merged(known, found, known ?? found, told));
  return trimmed(next);
}

/**
 * The best move of a position in which moves were compared with it.
 * @param {Evaluations} evaluations
 * @param {Game} position
 * @returns {Line["move"] | null}
 */
export function bestCompared(evaluations, position) {
  const known = evaluations.get(String(position));
  return (known?.compared?.length && known.lines[0]?.move) || null;
}

/**
 * A move beside the best one of its position.
 * @typedef {object} Comparison
 * @property {Line} line of the move
 * @property {Line} best
 * @property {number} loss in discs
 */

/** Kept as long as nothing else is found of the position. @type {WeakMap<Evaluation, Map<string, Comparison>>} */
const comparisons = new WeakMap();

/**
 * What a move seems to be worth where values of it and of the best one are known, each looked at deep enough to be compared.
 * @param {Evaluations} evaluations
 * @param {Game} position
 * @param {string} move
 * @returns {Pick<Comparison, "best" | "line"> | null}
 */
export function weighed(evaluations, position, move) {
  const lines = evaluations.get(String(position))?.lines ?? [];
  const line = lines.find((each) => each.move === move);
  const [best] = lines;
  if (!line || !best || !isJudgement(line) || !isJudgement(best)) return null;
  const isAlone = lines.length === 1 && position.legalMoves().length > 1;
  return isAlone || !areComparable(line, best) ? null : { line, best };
}

/** Whether neither of two lines was looked at half as deep as the other. @param {Line} one @param {Line} other */
function areComparable(one, other) {
  const isDeep = (/** @type {Line} */ { depth, exact }) =>
    exact || 2 * depth >= Math.max(one.depth, other.depth);
  return isDeep(one) && isDeep(other);
}

/**
 * What is known of a move that was compared with the best one.
 * @param {Evaluations} evaluations
 * @param {Game} position
 * @param {string} move
 * @returns {Comparison | null} `null` where it was not
 */
export function comparisonOf(evaluations, position, move) {
  const known = evaluations.get(String(position));
  const line = known?.lines.find((each) => each.move === move);
  const best = known?.lines[0];
  if (!known || !line || !best || !known.compared?.includes(move)) return null;
  const ofPosition = comparisons.get(known) ?? new Map();
  comparisons.set(known, ofPosition);
  const kept = ofPosition.get(move) ?? { line, best, loss: Math.max(0, best.score - line.score) };
  ofPosition.set(move, kept);
  return kept;
}
