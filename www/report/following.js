/** @import { Page } from "../feature.js" */
/** @import { Game } from "../package/flipside.js" */
import { agreed } from "../review/searching/deeper.js";
import { isComplete } from "../review/state.js";

/**
 * Has the review follow what is found of its positions later, so that no position has two values. What seems to be a mistake by then is
 * looked at again. What is said of the position on the board holds still while a search goes on there, which may change its mind with
 * every depth: the review follows when that search has ended, or when one goes to another position.
 * @param {Pick<Page, "match" | "store">} page
 */
export function followDeeperLooks({ match, store }) {
  /** The position on the board when the review followed last. @type {Game | null} */
  let followed = null;
  store.watch(
    ({ activity, evaluations, game, review }) => [activity.kind, evaluations, game, review],
    () => {
      const { activity, evaluations, game, paused, review, room } = store.state;
      // A review that goes on follows them itself.
      if (!review || activity.kind === "reviewing") return;
      if (activity.kind === "evaluating" && isComplete(review) && followed === game) return;
      followed = game;
      const found = agreed(review, evaluations);
      if (found.review === review) return;
      store.update(found);
      // After what ends by itself the review goes on anyway. Nothing may be going on: a search has just ended, and with it came what it found.
      const isToBeTold = ["evaluating", "waiting", "over"].includes(activity.kind);
      const isToGoOn = isToBeTold && room === "analyze" && !paused.review;
      if (isToGoOn && isComplete(review) && !isComplete(found.review)) match.study.pauseReview(false);
    },
  );
}
