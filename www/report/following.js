/** @import { Page } from "../feature.js" */
import { agreed } from "../review/searching/deeper.js";
import { isComplete } from "../review/state.js";

/**
 * Has the review follow what is found of its positions later, so that no position has two values. What seems to be a mistake by then is
 * looked at again.
 * @param {Pick<Page, "match" | "store">} page
 */
export function followDeeperLooks({ match, store }) {
  store.watch(
    ({ evaluations, review }) => [evaluations, review],
    () => {
      const { activity, evaluations, paused, review } = store.state;
      // A review that goes on follows them itself.
      if (!review || activity.kind === "reviewing") return;
      const found = agreed(review, evaluations);
      if (found.review === review) return;
      store.update(found);
      const isInterrupted = activity.kind === "evaluating" && !paused.review;
      if (isInterrupted && isComplete(review) && !isComplete(found.review)) match.study.pauseReview(false);
    },
  );
}
