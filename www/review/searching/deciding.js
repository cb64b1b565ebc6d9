// Moves that may have decided the game shortly before its solved end: a guess there names the wrong move where one counts most. All moves of
// their positions are searched again, to the end of the game as far as so many nodes go.

/** @import { GameReview } from "../../state/types.js" */
import { isDealt, LEAST_LOSS } from "../verdicts.js";
import { SOLVING } from "./comparing.js";

/** With more empty squares too few positions are solved. */
const MOST_EMPTIES = 24;

/** Most positions of so many take fewer nodes. */
export const DECIDING = Object.freeze({ ...SOLVING, nodes: 40_000_000, fresh: true, count: 1 });

/**
 * The moves that seem to change how the game ends, where the best one is not proven, though it could be.
 * @param {GameReview} review
 * @param {ReadonlySet<number>} looked the plies of those that were looked at so
 */
export function decidingMoves(review, looked) {
  return review.moves.filter(({ best, forced, loss, ply, score }) => {
    if (forced || best.exact || isDealt(review, ply) || looked.has(ply)) return false;
    const isDeciding = loss >= LEAST_LOSS && Math.sign(score) !== Math.sign(best.score);
    return isDeciding && review.game.at(ply).empties <= MOST_EMPTIES;
  });
}
