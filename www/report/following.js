/** @import { Page } from "../feature.js" */
/** @import { GameReview } from "../state/types.js" */
import { HOLD_TOLD } from "../evaluation/found.js";
import { agreed } from "../review/searching/deeper.js";
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
      const found = agreed(review, evaluations, review.isSettled ? HOLD_TOLD : 0);
      if (found.review === review && found.evaluations === evaluations) return;
      const followed = review.isSettled ? followedIn(review, found.review) : [];
      store.update({ ...found, review: followed.length > 0 ? { ...found.review, followed } : found.review });
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

/**
 * The plies of the positions whose values have changed since the review was whole.
 * @param {GameReview} before
 * @param {GameReview} now
 */
function followedIn({ moves, followed = [] }, now) {
  const values = new Map(moves.map(({ ply, best }) => [ply, best.score]));
  const changed = now.moves.filter(({ ply, best }) => values.get(ply) !== best.score);
  return [...new Set([...followed, ...changed.map(({ ply }) => ply)])];
}
