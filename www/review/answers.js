/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { Color, GameReview } from "../state/types.js" */
import { opponentOf } from "../game/plies.js";
import { isMistake, verdictOf } from "./verdicts.js";

/**
 * The best move of a side with which it answered the opponent's largest mistake that it has answered so.
 * @param {GameReview} review
 * @param {Color} color
 * @returns {{ move: string, to: ReviewedMove } | null} `null` where there is none
 */
export function bestAnswer(review, color) {
  const answers = review.moves.flatMap((move) => {
    const to = review.moves.find(({ ply }) => ply === move.ply - 1);
    const isAnswer = to?.turn === opponentOf(color) && isMistake(verdictOf(review, to));
    return isAnswer && verdictOf(review, move) === "best" ? [{ move: move.move, to }] : [];
  });
  return answers.sort((one, other) => other.to.loss - one.to.loss)[0] ?? null;
}
