/** @import { Game } from "../../package/flipside.js" */
/** @import { Page } from "../../feature.js" */
/** @import { State } from "../../state/types.js" */

import { placeInReview } from "../../review/course.js";
import { compareTried, lastTried } from "../../review/searching/comparing.js";
import { isComplete } from "../../review/state.js";

/**
 * Has each move that is tried off the reviewed game compared with the best one of its position.
 * @param {Pick<Page, "match" | "store">} page
 */
export function followTried({ match, store }) {
  /** What was answered, or has failed: that is not asked for again. @type {Game | null} */
  let answered = null;
  store.watch(
    (state) => (isToCompare(state) && state.game !== answered ? state.game : null),
    (game) => {
      const tried = game && lastTried(store.state);
      if (!tried) return;
      match.ask(async (analyze) => {
        /** @param {unknown} error */
        const isGivenUp = (error) => error instanceof DOMException && error.name === "AbortError";
        await compareTried(store, analyze, tried).catch((error) => {
          if (!isGivenUp(error)) answered = game;
          throw error;
        });
        answered = game;
      }, null);
    },
  );
}

/** Whether the last move was tried instead of one of the reviewed game, and its worth is not known. @param {State} state */
function isToCompare(state) {
  const { activity, engine, game, isGuided, paused, review, room } = state;
  // What is solved after all is shown can wait.
  const canWait = activity.kind === "reviewing" && review !== null && isComplete(review);
  const isIdle = canWait || ["waiting", "evaluating", "over"].includes(activity.kind);
  if (!review || !isIdle || room !== "analyze" || isGuided || paused.scoring || engine === "missing")
    return false;
  if (placeInReview(review, game).isOnLine) return false;
  const tried = lastTried(state);
  return tried !== null && !tried.isForced && tried.comparison === null;
}
