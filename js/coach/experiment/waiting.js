// A move that could have waited: the opponent cannot take its square.

import { canPlay, isPlaced } from "./trial.js";

/** @import { Square } from "../../generated/types.js" */
/** @import { Trial, Tried } from "./trial.js" */

/**
 * The move could wait: the opponent cannot play on its square, neither before it nor after the better move and any good reply to that; and
 * then it is one's best move.
 * @typedef {object} CanWaitFields
 * @property {"can-wait"} kind What is told.
 * @property {Square} square Where the move was played.
 */

/** A move that is not urgent. @typedef {CanWaitFields & Tried} CanWait */

/** Replies within so many discs of the best one are good. */
const GOOD = 1;

/** Whether the move could wait. @param {Trial} trial @returns {CanWait | undefined} */
export function waitingIn(trial) {
  const { better, move, start } = trial;
  const { best } = trial.replies;
  // What the opponent takes in the line of the better move could not wait.
  if (trial.comesTo("best", "opponent", move)) return undefined;
  if ([start, trial.after(better)].some((stand) => canPlay(stand, "opponent", move))) return undefined;
  const canWait = best
    .filter(({ score }) => best[0].score - score <= GOOD)
    .every(
      ({ move: reply, pv }) =>
        isPlaced(reply) && pv[1] === move && !canPlay(trial.after(better, reply), "opponent", move),
    );
  return canWait ? { kind: "can-wait", ...trial.tried, square: move } : undefined;
}
