// The course of a reviewed game, and where the board is in it.

/** @import { Game } from "../package/flipside.js" */
/** @import { GameReview } from "../state/types.js" */

/**
 * Where the board is in the reviewed game: the last ply of it that led to the position.
 * @param {GameReview} review
 * @param {Game} game on the board
 * @returns {{ ply: number, isOnLine: boolean }} not on the line where another move was tried since
 */
export function placeInReview(review, { start, moves, ply }) {
  if (start !== review.game.start) return { ply: 0, isOnLine: false };
  const path = moves.slice(0, ply);
  const left = path.findIndex((move, index) => review.game.moves[index] !== move);
  return left === -1 ? { ply, isOnLine: true } : { ply: left, isOnLine: false };
}

/**
 * What is known of the course of the game.
 * @param {Pick<GameReview, "moves">} review
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
