/** @import { ReviewedMove } from "../package.js" */
/** @import { GameReview, State } from "../state/types.js" */
/** @import { Verdict } from "../state/verdicts.js" */
import { isSurveyed, placeInReview } from "../state/review.js";
import { verdictOf } from "../state/verdicts.js";

/** As those who annotate games write them; an ellipsis where a second look is still to come. @type {Partial<Record<Verdict, string>>} */
const SIGNS = { unsure: "…", small: "?!", medium: "?", large: "??" };

/**
 * What a review knows of a move; nothing where it has not looked yet.
 * @param {GameReview | null} review
 * @param {number} ply of the move, 1 the first
 * @returns {ReviewedMove | undefined}
 */
export function reviewedMove(review, ply) {
  return review?.moves.find((move) => move.ply === ply - 1);
}

/** The sign behind a move in the list. @param {GameReview} review @param {number} ply of the move, 1 the first */
export function sign(review, ply) {
  const move = reviewedMove(review, ply);
  return (move && SIGNS[verdictOf(review, move)]) ?? "";
}

/**
 * What the review says of the present move.
 * @param {Pick<State, "review" | "game" | "activity">} state
 */
export function reviewSentence({ review, game, activity }) {
  if (review === null) return "";
  const { ply, isOnLine } = placeInReview(review, game);
  if (!isOnLine) return "This move was not played in the game.";
  const reviewed = reviewedMove(review, ply);
  if (reviewed) return moveSentence(reviewed, verdictOf(review, reviewed), review.isStopped);
  return activity.kind === "reviewing" && !isSurveyed(review)
    ? "Looking at every move…"
    : "Go to a move to see what it was worth.";
}

/** @param {ReviewedMove} reviewed @param {Verdict} verdict @param {boolean} isStopped */
function moveSentence({ move, loss, best }, verdict, isStopped) {
  const isProven = best.exact;
  switch (verdict) {
    case "forced":
      return move === "pass" ? "There was no legal move." : `${move} was the only legal move.`;
    case "best":
      return move === best.move ? `${move} was the best move.` : `${move} was as good as any.`;
    case "good":
      return `${move} was a good move.`;
    case "unsure":
      return isStopped
        ? `${move} may have lost about ${discs(loss)}.`
        : `${move} may have lost about ${discs(loss)}. A second look follows.`;
    case "small":
      return isProven
        ? `A small mistake: ${move} lost ${discs(loss)}. ${best.move} was better.`
        : `A small mistake: ${move} lost about ${discs(loss)}. ${best.move} was better.`;
    case "medium":
      return isProven
        ? `A mistake: ${move} lost ${discs(loss)}. ${best.move} was better.`
        : `A mistake: ${move} lost about ${discs(loss)}. ${best.move} was better.`;
    case "large":
      return isProven
        ? `A large mistake: ${move} lost ${discs(loss)}. ${best.move} was better.`
        : `A large mistake: ${move} lost about ${discs(loss)}. ${best.move} was better.`;
  }
}

/** @param {number} count */
function discs(count) {
  return count === 1 ? "1 disc" : `${count} discs`;
}
