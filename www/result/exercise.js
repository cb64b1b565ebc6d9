/** @import { Decision } from "../review/decision.js" */
/** @import { OwnPuzzle } from "../review/own-puzzles.js" */
/** @import { Color, GameReview } from "../state/types.js" */

import { puzzleOf } from "../review/missed.js";
import { turningPoints } from "../review/numbers.js";

/**
 * The exercise that an opponent offers after a game: the person's move that decided it, or else their largest mistake.
 * @param {GameReview} review
 * @param {Color} color of the person
 * @param {Pick<Decision, "ply"> | null} decision what decided the game
 * @returns {OwnPuzzle | null} `null` where they made no mistake that is worth looking at again
 */
export function exerciseAfter(review, color, decision) {
  const mistakes = turningPoints(review, [color], decision?.ply);
  const [largest] = [...mistakes].sort((one, other) => other.loss - one.loss);
  const mistake = mistakes.find(({ ply }) => ply === decision?.ply) ?? largest;
  return mistake ? puzzleOf(review, mistake) : null;
}
