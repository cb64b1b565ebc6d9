// The review of a game beside the one on the board, by the same searches: a game has one review, whoever asks for it.

/** @import { Engine, Game, Search } from "../../package/flipside.js" */
/** @import { GameReview } from "../../state/types.js" */

import { reviewWith } from "../../match/reviewing.js";
import { isComplete, newReview } from "../../review/state.js";
import { createStore } from "../../state/store.js";

/**
 * @param {Game} game
 * @param {Pick<Engine, "analyze" | "review">} engine
 * @param {AbortSignal} signal
 * @returns {Promise<GameReview>} rejects where it is given up
 */
export async function reviewOf(game, engine, signal) {
  const state = /** @type {any} */ ({ review: newReview(game), evaluations: new Map() });
  // Nobody looks at this store.
  const store = createStore(state, () => {});
  await reviewWith(engine, { store, review: state.review, follow, signal });
  signal.throwIfAborted();
  const { review } = store.state;
  if (!review || !isComplete(review)) throw new Error("the review has a gap");
  return review;
}

/**
 * @template Answer
 * @param {Search<Answer>} search
 * @param {AbortSignal} signal
 * @param {(report: Answer) => void} show
 */
async function follow(search, signal, show) {
  for await (const report of search) {
    signal.throwIfAborted();
    show(report);
  }
  return search;
}
