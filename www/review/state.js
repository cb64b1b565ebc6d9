/** @import { Game, Report, ReviewedMove } from "../package/flipside.js" */
/** @import { GameReview } from "../state/types.js" */
import { firstSolved, isProven, isUnsure } from "./verdicts.js";

/**
 * The review of a game before any move is looked at.
 * @param {Game} game
 * @returns {GameReview}
 */
export function newReview(game) {
  return { game, moves: [], done: 0, total: game.moves.length, again: [], from: 0 };
}

/** Whether every move was looked at once, which shows the course of the game. @param {GameReview} review */
export function isSurveyed({ done, total }) {
  return done === total;
}

/** Whether every move is looked at, the end of the game is solved, and what would be called a mistake is looked at twice. @param {GameReview} review */
export function isComplete(review) {
  return isSurveyed(review) && unsureMoves(review).length === 0;
}

/** The game up to the last move that is to be solved and is not; nothing where the end is solved. @param {GameReview} review */
export function unsolved({ game, moves }) {
  const last = moves.findLast((move) => move.ply >= firstSolved(game) && !move.forced && !isProven(move));
  return last ? game.at(last.ply).after(last.move) : null;
}

/**
 * The review with moves in the place of those that were looked at before.
 * @param {GameReview} review
 * @param {readonly ReviewedMove[]} solved
 * @returns {GameReview}
 */
export function solvedWith(review, solved) {
  const byPly = new Map(solved.filter(isProven).map((move) => [move.ply, move]));
  return { ...review, moves: review.moves.map((move) => byPly.get(move.ply) ?? move) };
}

/**
 * The moves to look at again: those that seem to be mistakes, from the first one on, as one begins with the first mistake of the game.
 * @param {GameReview} review
 */
export function unsureMoves(review) {
  return review.moves.filter((move) => isUnsure(review, move));
}

/**
 * The game up to the last move that is not reviewed yet. A review goes from the end to the start; one by several engines that
 * was interrupted has gaps.
 * @param {GameReview} review not a surveyed one
 */
export function unreviewed({ game, moves }) {
  const reviewed = new Set(moves.map(({ ply }) => ply));
  let last = game.moves.length - 1;
  while (reviewed.has(last)) last -= 1;
  return game.at(last).after(game.moves[last] ?? "pass");
}

/**
 * A review joined to what was known of the same game before, which stays.
 * @param {Pick<GameReview, "moves">} more
 * @param {GameReview} known
 * @returns {GameReview}
 */
export function joined(more, known) {
  const reviewed = new Set(known.moves.map(({ ply }) => ply));
  const added = more.moves.filter(({ ply }) => !reviewed.has(ply));
  const moves = [...known.moves, ...added].sort((one, other) => one.ply - other.ply);
  return { ...known, moves, done: moves.length };
}

/**
 * The review after a second look at a move: what it is worth beside the one that seemed best.
 * @param {GameReview} review
 * @param {number} ply of the move, 0 the first
 * @param {Pick<Report, "lines">} report of these two moves
 * @returns {GameReview}
 */
export function lookedAgain(review, ply, { lines }) {
  const moves = review.moves.map((move) => {
    const played = lines.find((line) => line.move === move.move);
    const [best] = lines;
    if (move.ply !== ply || !best || !played) return move;
    return { ...move, line: played, best, score: played.score, loss: best.score - played.score };
  });
  const again = [...review.again, ply].sort((one, other) => one - other);
  return { ...review, moves, again };
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

/**
 * What a review knows of a move; nothing where it has not looked yet.
 * @param {GameReview | null} review
 * @param {number} ply of the move, 1 the first
 * @returns {ReviewedMove | undefined}
 */
export function reviewedMove(review, ply) {
  return review?.moves.find((move) => move.ply === ply - 1);
}
