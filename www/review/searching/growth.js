// How a review grows: what is left to look at, and the review with what was found.

/** @import { Report, ReviewedMove } from "../../package/flipside.js" */
/** @import { GameReview } from "../../state/types.js" */
import { firstSolved, isProven } from "../verdicts.js";

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

/** The game up to the last move that should be solved and is not, unless the end is solved. @param {GameReview} review */
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
