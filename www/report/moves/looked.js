/** @import { Page } from "../../feature.js" */
/** @import { GameReview, State } from "../../state/types.js" */
import { inOrder, shownMoves } from "../../game/listed-moves.js";
import { placeInReview } from "../../review/course.js";
import { praisedIn } from "../../review/signs.js";
import { isReviewed, reviewedMove } from "../../review/state.js";
import { isMistake, verdictOf } from "../../review/verdicts.js";

/**
 * In the list of moves a mistake is looked at where it was chosen: a press leads there, and it is the present move then.
 * @param {HTMLElement} list
 * @param {Page} page
 */
export function lookBefore(list, { store, match }) {
  // Before the list goes to the position after it.
  list.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      const at = button ? [...list.querySelectorAll("button")].indexOf(button) : -1;
      const place = placeBefore(store.state, inOrder(shownMoves(store.state))[at]?.path ?? []);
      if (!place) return;
      event.stopPropagation();
      match.goThrough(place);
    },
    { capture: true },
  );
  store.watch(lookedAt, (looked) => store.update({ looked }));
}

/**
 * Where a move of the list was chosen, as the moves to it; `null` for one that is looked at after it.
 * @param {Pick<State, "game" | "review" | "room">} state
 * @param {readonly string[]} path of the move
 */
export function placeBefore({ game, review, room }, path) {
  const isTold = review !== null && room === "analyze" && isReviewed(review, game.start, path);
  return isTold && isSeenBefore(review, path.length) ? path.slice(0, -1) : null;
}

/**
 * The move that comes, where the board shows the position in which it was chosen.
 * @param {Pick<State, "game" | "review" | "room">} state
 * @returns {string | null}
 */
export function lookedAt({ game, review, room }) {
  if (!review || room !== "analyze") return null;
  const { ply, isOnLine } = placeInReview(review, game);
  return isOnLine && isSeenBefore(review, ply + 1) ? (review.game.moves[ply] ?? null) : null;
}

/**
 * Whether a move is looked at where it was chosen: a mistake, or one that others would miss.
 * @param {GameReview} review
 * @param {number} ply of the move, 1 the first
 */
function isSeenBefore(review, ply) {
  const move = reviewedMove(review, ply);
  return move !== undefined && (isMistake(verdictOf(review, move)) || praisedIn(review, move) !== null);
}
