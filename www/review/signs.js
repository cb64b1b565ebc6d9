/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { GameReview, State } from "../state/types.js" */
/** @import { Verdict } from "./verdicts.js" */
import { pathOf } from "../game/listed-moves.js";
import { placeInReview } from "./course.js";
import { isReviewed, reviewedMove, toldReview } from "./state.js";
import { isMistake, verdictOf } from "./verdicts.js";

/** As those who annotate games write them; an ellipsis where a second look is still to come. @type {Partial<Record<Verdict, string>>} */
export const SIGNS = { unsure: "…", small: "?!", medium: "?", large: "??" };

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

/**
 * Whether a move is looked at where it was chosen: a mistake, or one that others would miss.
 * @param {GameReview} review
 * @param {number} ply of the move, 1 the first
 */
export function isSeenBefore(review, ply) {
  const move = reviewedMove(review, ply);
  return move !== undefined && (isMistake(verdictOf(review, move)) || praisedIn(review, move) !== null);
}

/**
 * The place from which a move of the list is looked at, as the moves to it.
 * @param {Pick<State, "game" | "review" | "room">} state
 * @param {readonly string[]} path of the move
 */
export function placeOf(state, path) {
  const { game, room } = state;
  const review = toldReview(state);
  const isTold = review !== null && room === "analyze" && isReviewed(review, game.start, path);
  return isTold && isSeenBefore(review, path.length) ? path.slice(0, -1) : path;
}

/**
 * The move of the list that is looked at: the one that comes, where the board shows the position in which it was chosen.
 * @param {Pick<State, "game" | "review" | "room">} state
 * @returns {readonly string[]} its path
 */
export function lookedAt(state) {
  const { game, room } = state;
  const review = toldReview(state);
  const here = pathOf(game);
  if (!review || room !== "analyze") return here;
  const { ply, isOnLine } = placeInReview(review, game);
  const next = review.game.moves[ply];
  return isOnLine && next !== undefined && isSeenBefore(review, ply + 1) ? [...here, next] : here;
}
