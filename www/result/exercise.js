/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { Decision } from "../review/decision.js" */
/** @import { Color, GameReview } from "../state/types.js" */

import { turningPoints } from "../review/numbers.js";

/**
 * The mistake that an opponent offers as an exercise after a game: the person's move that decided it, or else their largest one.
 * @param {GameReview} review
 * @param {Color} color of the person
 * @param {Pick<Decision, "ply"> | null} decision what decided the game
 * @returns {ReviewedMove | null} `null` where they made no mistake that is worth looking at again
 */
export function mistakeAfter(review, color, decision) {
  const mistakes = turningPoints(review, [color], decision?.ply);
  const [largest] = [...mistakes].sort((one, other) => other.loss - one.loss);
  return mistakes.find(({ ply }) => ply === decision?.ply) ?? largest ?? null;
}
