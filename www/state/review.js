/** @import { Game, Report } from "../package.js" */
/** @import { GameReview } from "./types.js" */

/**
 * The review of a game before any move is looked at.
 * @param {Game} game
 * @returns {GameReview}
 */
export function newReview(game) {
  return { moves: [], done: 0, total: game.moves.length };
}

/** Whether every move is looked at. @param {GameReview} review */
export function isComplete({ done, total }) {
  return done === total;
}

/**
 * The game as far as it is not reviewed yet: a review goes from the end to the start.
 * @param {Game} game
 * @param {GameReview} review not a complete one
 */
export function unreviewed(game, { done, total }) {
  const last = total - done - 1;
  return game.at(last).after(game.moves[last] ?? "pass");
}

/**
 * A review of the first moves joined to that of the moves after them.
 * @param {GameReview} first
 * @param {GameReview} rest
 * @returns {GameReview}
 */
export function joined(first, rest) {
  return { moves: [...first.moves, ...rest.moves], done: first.done + rest.done, total: rest.total };
}

/**
 * What a review found in a position; nothing where it has not looked yet, or where the game ends.
 * @param {GameReview | null} review
 * @param {number} ply
 * @returns {Pick<Report, "turn" | "lines"> | null}
 */
export function foundAt(review, ply) {
  const move = review?.moves.find((reviewed) => reviewed.ply === ply);
  return move ? { turn: move.turn, lines: [move.best] } : null;
}

/**
 * What is known of the course of the game.
 * @param {GameReview} review
 * @returns {{ ply: number, score: number }[]} the expected final score in discs for black at each ply, the last known one at
 *   the end
 */
export function courseOf({ moves }) {
  const last = moves.at(-1);
  const points = moves.map(({ ply, turn, best }) => ({ ply, score: forBlack(turn, best.score) }));
  return last ? [...points, { ply: last.ply + 1, score: forBlack(last.turn, last.score) }] : [];
}

/** @param {"black" | "white"} turn @param {number} score for the side to move */
function forBlack(turn, score) {
  return turn === "black" ? score : 0 - score;
}
