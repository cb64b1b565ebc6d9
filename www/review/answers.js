/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { Color, GameReview } from "../state/types.js" */
import { opponentOf } from "../game/plies.js";
import { isMistake, LEAST_LOSS, verdictOf } from "./verdicts.js";

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

/**
 * The opponent's largest mistake that a side did not use: its answer gave back at least half of what the mistake had lost.
 * @param {Pick<GameReview, "moves">} review
 * @param {Color} color
 * @returns {{ mistake: ReviewedMove, answer: ReviewedMove } | null} the mistake, and the move that answered it; `null` where there is none
 */
export function unusedMistake({ moves }, color) {
  const missed = moves.flatMap((answer) => {
    const mistake = moves.find(({ ply }) => ply === answer.ply - 1);
    const isMissed =
      answer.turn === color && mistake?.turn === opponentOf(color) && mistake.loss >= LEAST_LOSS;
    return isMissed && answer.loss >= LEAST_LOSS && 2 * answer.loss >= mistake.loss
      ? [{ mistake, answer }]
      : [];
  });
  return missed.sort((one, other) => other.mistake.loss - one.mistake.loss)[0] ?? null;
}
