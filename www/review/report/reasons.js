/** @import { ReviewedMove } from "../../app/flipside.js" */
/** @import { GameReview } from "../../app/types.js" */

// The place for reasons: why the better move is better than the one played.

/**
 * A reason, as a sentence, and the squares that it speaks of.
 * @typedef {{ sentence: string, squares: readonly string[] }} Reason
 */

/**
 * Why a move was a mistake, the most telling reason first.
 * @param {GameReview} _review
 * @param {ReviewedMove} _reviewed a move with something better
 * @returns {Promise<readonly Reason[]>}
 */
export async function reasonsOf(_review, _reviewed) {
  return [];
}
