/** @import { Page } from "../feature.js" */
/** @import { Color, GameReview } from "../state/types.js" */
import { ownColors, personIn, playerNamed } from "../review/missed.js";
import { isComplete } from "../review/state.js";
import { verdictOf } from "../review/verdicts.js";

/**
 * Looks for the moves of a person that others would miss, once a review is complete.
 * @param {Pick<Page, "store">} page
 */
export function followPraise({ store }) {
  /** The game that is looked through, and for whom. @type {{ game: GameReview["game"] | null, person: Color | null }} */
  let asked = { game: null, person: null };
  /** Ready before the store is watched: a review that is kept is complete at once. @param {GameReview} review */
  const find = async (review) => {
    const colors = ownColors(store.state);
    const now = asked;
    const praised = [];
    for (const reviewed of review.moves) {
      const { ply, turn, move } = reviewed;
      if (!colors.includes(turn) || verdictOf(review, reviewed) !== "best") continue;
      const { praiseOf } = await import("../reasons/praise.js");
      const sentences = await praiseOf(review.game.at(ply), move, playerNamed(store.state, turn));
      if (store.state.review?.game !== review.game || asked !== now) return;
      if (sentences.length > 0) praised.push({ ply, move, sentences });
    }
    store.update({ review: { .../** @type {GameReview} */ (store.state.review), praised } });
  };
  store.watch(
    (state) => ({ review: state.review, person: personIn(state) }),
    ({ review, person }) => {
      const game = review?.game ?? null;
      const isAsked = game === asked.game;
      if ((isAsked && person === asked.person) || (review && !isComplete(review))) return;
      asked = { game, person };
      // Where what finds it does not arrive, the report goes without praise.
      if (review && (isAsked || !review.praised)) find(review).catch(() => {});
    },
  );
}
