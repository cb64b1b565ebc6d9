/** @import { ReviewedMove } from "../app/flipside.js" */
/** @import { State } from "../app/types.js" */
/** @import { Verdict } from "./verdicts.js" */

import { plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";
import { isSurveyed, placeInReview, reviewedMove } from "./state.js";
import { verdictOf } from "./verdicts.js";

const discs = (/** @type {number} */ count) => plural(count, { one: "# disc", other: "# discs" });

/** What a review says of moves. Losses are in discs; a mistake loses 2 or more. */
export const reviewPhrases = phrasesOf("review", {
  elsewhere: "This move was not played in the game.",
  looking: "Looking at every move…",
  ready: "Select a move to see how good it was.",
  noMove: "There was no legal move.",

  /** @param {string} move */
  only: (move) => `${move} was the only legal move.`,
  /** @param {string} move */
  best: (move) => `${move} was the best move.`,
  /** @param {string} move */
  asGood: (move) => `${move} was as good as the best move.`,
  /** @param {string} move */
  good: (move) => `${move} was a good move.`,
  /** @param {string} move @param {number} loss */
  unsure: (move, loss) => `${move} may have lost about ${discs(loss)}.`,
  /** @param {string} move @param {number} loss */
  unsureYet: (move, loss) => `${move} may have lost about ${discs(loss)}. The engine will check it again.`,

  /** @param {string} move @param {number} loss @param {string} better */
  small: (move, loss, better) => `A small mistake: ${move} lost ${discs(loss)}. ${better} was better.`,
  /** @param {string} move @param {number} loss @param {string} better */
  medium: (move, loss, better) => `A mistake: ${move} lost ${discs(loss)}. ${better} was better.`,
  /** @param {string} move @param {number} loss @param {string} better */
  large: (move, loss, better) => `A large mistake: ${move} lost ${discs(loss)}. ${better} was better.`,
  /** The same where the loss is not proven. */
  about: {
    /** @param {string} move @param {number} loss @param {string} better */
    small: (move, loss, better) =>
      `A small mistake: ${move} lost about ${discs(loss)}. ${better} was better.`,
    /** @param {string} move @param {number} loss @param {string} better */
    medium: (move, loss, better) => `A mistake: ${move} lost about ${discs(loss)}. ${better} was better.`,
    /** @param {string} move @param {number} loss @param {string} better */
    large: (move, loss, better) =>
      `A large mistake: ${move} lost about ${discs(loss)}. ${better} was better.`,
  },
});

/**
 * What the review says of the present move.
 * @param {Pick<State, "review" | "game" | "activity" | "paused">} state
 */
export function reviewSentence({ review, game, activity, paused }) {
  if (review === null) return "";
  const { ply, isOnLine } = placeInReview(review, game);
  if (!isOnLine) return reviewPhrases.elsewhere;
  const reviewed = reviewedMove(review, ply);
  if (reviewed) return moveSentence(reviewed, verdictOf(review, reviewed), paused.review);
  const isLooking = activity.kind === "reviewing" && !isSurveyed(review);
  return isLooking ? reviewPhrases.looking : reviewPhrases.ready;
}

/** @param {ReviewedMove} reviewed @param {Verdict} verdict @param {boolean} isPaused whether the review is */
function moveSentence({ move, loss, best }, verdict, isPaused) {
  switch (verdict) {
    case "forced":
      return move === "pass" ? reviewPhrases.noMove : reviewPhrases.only(move);
    case "best":
      return move === best.move ? reviewPhrases.best(move) : reviewPhrases.asGood(move);
    case "good":
      return reviewPhrases.good(move);
    case "unsure":
      return isPaused ? reviewPhrases.unsure(move, loss) : reviewPhrases.unsureYet(move, loss);
    default:
      return (best.exact ? reviewPhrases : reviewPhrases.about)[verdict](move, loss, best.move);
  }
}
