/** @import { ReviewedMove } from "../package.js" */
/** @import { GameReview, State } from "../state/types.js" */

/** From how many discs on a move is questionable, and from how many it is a mistake. */
const QUESTIONABLE = 3;
const MISTAKE = 8;

/**
 * What a review says of a move; nothing where that is not known yet.
 * @param {GameReview | null} review
 * @param {number} ply of the move, 1 the first
 * @returns {ReviewedMove | undefined}
 */
export function reviewedMove(review, ply) {
  return review?.moves.find((move) => move.ply === ply - 1);
}

/** The sign behind a move in the list, as those who annotate games write it. @param {ReviewedMove | undefined} move */
export function sign(move) {
  if (move === undefined || move.loss < QUESTIONABLE) return "";
  return move.loss < MISTAKE ? "?" : "??";
}

/**
 * What the review says of the present move.
 * @param {Pick<State, "review" | "game" | "activity">} state
 */
export function reviewSentence({ review, game, activity }) {
  if (review === null) return "";
  const reviewed = reviewedMove(review, game.ply);
  if (reviewed === undefined) {
    return activity.kind === "reviewing"
      ? "Looking at every move…"
      : "Go to a move to see what it was worth.";
  }
  const { move, loss, best, forced } = reviewed;
  if (forced) return move === "pass" ? "There was no legal move." : `${move} was the only legal move.`;
  if (loss === 0) return `${move} was the best move.`;
  if (loss < QUESTIONABLE) return `${move} was a good move.`;
  return `${move} lost about ${loss} discs. ${best.move} was better.`;
}
