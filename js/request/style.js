// What the style of a search asks for.

/** @import { Style } from "../generated/types.js" */

/** The skill that does not err. */
const BEST_SKILL = 8;

/** Whether a style errs, as people do. @param {Style} style */
export function isErring({ skill = BEST_SKILL }) {
  return skill < BEST_SKILL;
}

/** Whether a style asks for the best move, and no other. @param {Style} style */
export function isForBest(style) {
  return !isErring(style) && style.variety === undefined;
}
