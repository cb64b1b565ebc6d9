/** @import { Game, ReviewedMove } from "../package/flipside.js" */
/** @import { GameReview, State } from "../state/types.js" */
import { isUnsure } from "./verdicts.js";

/**
 * The review of a game before any move is looked at.
 * @param {Game} game
 * @returns {GameReview}
 */
export function newReview(game) {
  return { game, moves: [], done: 0, total: game.moves.length, again: [], from: 0 };
}

/** How many moves of a game were looked at, of how many: a pass is none. @param {GameReview} review @returns {[number, number]} */
export function movesLooked({ game, done, total }) {
  const count = (/** @type {number} */ plies) =>
    game.moves.slice(0, plies).filter((move) => move !== "pass").length;
  return [count(done), count(total)];
}

/** Whether every move was looked at once, which shows the course of the game. @param {GameReview} review */
export function isSurveyed({ done, total }) {
  return done === total;
}

/**
 * Whether every move is looked at, the end of the game is solved, and what would be called a mistake is looked at twice.
 * @param {GameReview} review
 */
export function isComplete(review) {
  return isSurveyed(review) && unsureMoves(review).length === 0;
}

/** Whether nothing is left to be looked at: what decided a game that is shown may still be solved. @param {GameReview} review */
export function isFinished(review) {
  return isComplete(review) && review.isSettled === true;
}

/**
 * The moves to look at again: those that seem to be mistakes, from the first one on, as one begins with the first mistake of the game.
 * @param {GameReview} review
 */
export function unsureMoves(review) {
  return review.moves.filter((move) => isUnsure(review, move));
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
 * The review where it is told: one that was made behind the result says nothing to a person who has taken a move back and plays on.
 * @param {Pick<State, "game" | "review" | "room">} state
 */
export function toldReview({ game, review, room }) {
  return room === "play" && !game.isOver ? null : review;
}

/**
 * What a review knows of a move, if it has looked at it.
 * @param {GameReview | null} review
 * @param {number} ply of the move, 1 the first
 * @returns {ReviewedMove | undefined}
 */
export function reviewedMove(review, ply) {
  return review?.moves.find((move) => move.ply === ply - 1);
}
