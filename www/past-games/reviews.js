// Keeps the review of each game, so that one that is asked for again is there at once.

/** @import { Game } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Match } from "../match/match.js" */

import { storedReview, storeReview } from "../archive/games.js";
import { withReview } from "../evaluation/comparisons.js";

/**
 * Keeps reviews that are whole, and gives them back.
 * @param {Store} store
 * @param {Match} match
 * @param {{ save: typeof storeReview, load: typeof storedReview }} [database] a browser may refuse it: then a review is made again
 */
export function keepReviews(store, match, { save, load } = { save: storeReview, load: storedReview }) {
  store.on("reviewed", (review) => void save(review.game, review).catch(() => {}));
  /** Looked for once: a review that goes on after a pause is none that is kept. @type {Game | undefined} */
  let asked;
  const giveBack = async () => {
    const game = store.state.review?.game;
    if (!game || game === asked) return;
    asked = game;
    const kept = await load(game).catch(() => null);
    const { activity, evaluations, review } = store.state;
    if (!kept || review?.game !== game) return;
    const { again, followed } = kept;
    const moves = [...kept.moves];
    const { searched: _, ...rest } = review;
    store.update({
      review: { ...rest, moves, done: moves.length, again, isSettled: true, ...(followed && { followed }) },
      evaluations: withReview(evaluations, game, moves),
    });
    // The search that goes on has its answer here, so it is decided anew what comes next.
    if (activity.kind === "reviewing") match.study.pauseReview(false);
  };
  store.on("began", ({ kind }) => void (kind === "reviewing" && giveBack()));
  // It may have begun before this was loaded, or be open since the last visit.
  void giveBack();
}
