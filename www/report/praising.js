/** @import { Page } from "../feature.js" */
/** @import { GameReview } from "../state/types.js" */
import { ownColors, playerNamed } from "../review/missed.js";
import { isComplete } from "../review/state.js";
import { verdictOf } from "../review/verdicts.js";

/**
 * Looks for the moves of a person that others would miss, once a review is complete.
 * @param {Pick<Page, "store">} page
 */
export function followPraise({ store }) {
  /** The game that is looked through. @type {GameReview["game"] | null} */
  let asked = null;
  /** Ready before the store is watched: a review that is kept is complete at once. @param {GameReview} review */
  const find = async (review) => {
    const colors = ownColors(store.state);
    const praised = [];
    for (const reviewed of review.moves) {
      const { ply, turn, move } = reviewed;
      if (!colors.includes(turn) || verdictOf(review, reviewed) !== "best") continue;
      const { praiseOf } = await import("../reasons/praise.js");
      const sentences = await praiseOf(review.game.at(ply), move, playerNamed(store.state, turn));
      if (store.state.review?.game !== review.game) return;
      if (sentences.length > 0) praised.push({ ply, move, sentences });
    }
    const now = /** @type {GameReview} */ (store.state.review);
    store.update({ review: { ...now, praised } });
  };
  store.watch(
    ({ review }) => review,
    (review) => {
      if (review?.game === asked || (review && !isComplete(review))) return;
      asked = review?.game ?? null;
      // Where what finds it does not arrive, the report goes without praise.
      if (review && !review.praised) find(review).catch(() => {});
    },
  );
}
