/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { GameReview } from "../state/types.js" */
/** @import { Verdict } from "./verdicts.js" */
import { reviewedMove } from "./state.js";
import { verdictOf } from "./verdicts.js";

/** As those who annotate games write them; an ellipsis where a second look is still to come. @type {Partial<Record<Verdict, string>>} */
export const SIGNS = { unsure: "…", small: "?!", medium: "?", large: "??" };

/** The green of a better move on the board. */
export const BETTER = "#46f08a";

/** The sign of a move that others would miss. */
export const PRAISE_SIGN = "!";

/** A move of the person that others would miss; `null` for another one. @param {GameReview} review @param {ReviewedMove} move */
export function praisedIn(review, move) {
  const praised = review.praised?.find(({ ply }) => ply === move.ply);
  return praised && verdictOf(review, move) === "best" ? praised : null;
}

/** The sign behind a move in the list. @param {GameReview} review @param {number} ply of the move, 1 the first */
export function sign(review, ply) {
  const move = reviewedMove(review, ply);
  if (!move) return "";
  return praisedIn(review, move) ? PRAISE_SIGN : (SIGNS[verdictOf(review, move)] ?? "");
}
