/** @import { Game, Report } from "../package.js" */
/** @import { GameReview } from "./types.js" */

/**
 * The review of a game before any move is looked at.
 * @param {Game} game
 * @returns {GameReview}
 */
export function newReview(game) {
  return { game, moves: [], done: 0, total: game.moves.length };
}

/** Whether every move is looked at. @param {GameReview} review */
export function isComplete({ done, total }) {
  return done === total;
}

/**
 * The game as far as it is not reviewed yet: a review goes from the end to the start.
 * @param {GameReview} review not a complete one
 */
export function unreviewed({ game, done, total }) {
  const last = total - done - 1;
  return game.at(last).after(game.moves[last] ?? "pass");
}

/**
 * A review of the first moves joined to that of the moves after them.
 * @param {Omit<GameReview, "game">} first
 * @param {GameReview} rest
 * @returns {GameReview}
 */
export function joined(first, rest) {
  return {
    game: rest.game,
    moves: [...first.moves, ...rest.moves],
    done: first.done + rest.done,
    total: rest.total,
  };
}

/**
 * What a review found in a position; nothing where it has not looked yet, or where the game ends.
 * @param {GameReview | null} review
 * @param {Game} game in the position
 * @returns {Pick<Report, "turn" | "lines"> | null}
 */
export function reviewedAt(review, game) {
  if (review === null || !isReviewed(review, game.start, game.moves.slice(0, game.ply))) return null;
  const move = review.moves.find((reviewed) => reviewed.ply === game.ply);
  return move ? { turn: move.turn, lines: [move.best] } : null;
}

/**
 * Whether some moves are the first ones of the game that is reviewed: it may be another line that is on the board.
 * @param {GameReview} review
 * @param {string} start
 * @param {readonly string[]} moves
 */
export function isReviewed({ game }, start, moves) {
  return game.start === start && moves.every((move, index) => game.moves[index] === move);
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
