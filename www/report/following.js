/** @import { Page } from "../feature.js" */
import { told } from "../review/searching/apart.js";
import { isComplete, isFinished } from "../review/state.js";

/** How long values rest before the review is kept with them, in milliseconds: a look changes several, one after the other. */
const REST_MS = 400;

/**
 * Has the review follow what is found of its positions later, at once, so that no position has two values. What was told stands until a
 * look says clearly something else, or proves it. What seems to be a mistake by then is looked at again, and the review is kept as it is
 * told.
 * @param {Pick<Page, "match" | "store">} page
 */
export function followDeeperLooks({ match, store }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  const keep = () => {
    clearTimeout(resting);
    resting = undefined;
    const { review } = store.state;
    if (review && isFinished(review)) store.emit("reviewed", review);
  };
  // A page that is left may not come back.
  globalThis.addEventListener?.("pagehide", () => resting !== undefined && keep());
  store.watch(
    ({ activity, evaluations, review }) => [activity.kind, evaluations, review],
    () => {
      const { activity, evaluations, paused, review, room } = store.state;
      // A review that goes on follows them itself.
      if (!review || activity.kind === "reviewing") return;
      const found = told(review, evaluations);
      if (found.review === review && found.evaluations === evaluations) return;
      store.update(found);
      if (found.review === review) return;
      clearTimeout(resting);
      resting = setTimeout(keep, REST_MS);
      // After what ends by itself the review goes on anyway. Nothing may be going on: a search has just ended, and with it came what it found.
      const isToBeTold = ["evaluating", "waiting", "over"].includes(activity.kind);
      const isToGoOn = isToBeTold && room === "analyze" && !paused.review;
      if (isToGoOn && isComplete(review) && !isComplete(found.review)) match.study.pauseReview(false);
    },
    true,
  );
}
