/** @import { GameReview } from "../state/types.js" */
/** @import { Verdict } from "./verdicts.js" */
import { reviewedMove } from "./state.js";
import { verdictOf } from "./verdicts.js";

/** As those who annotate games write them; an ellipsis where a second look is still to come. @type {Partial<Record<Verdict, string>>} */
export const SIGNS = { unsure: "…", small: "?!", medium: "?", large: "??" };

/** The sign behind a move in the list. @param {GameReview} review @param {number} ply of the move, 1 the first */
export function sign(review, ply) {
  const move = reviewedMove(review, ply);
  return (move && SIGNS[verdictOf(review, move)]) ?? "";
}
