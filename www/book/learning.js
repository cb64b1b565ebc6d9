/** @import { Engine } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Notice } from "../state/types.js" */
/** @import { OpeningBook } from "../openings/opening-book.js" */
import { reason } from "../words/errors.js";
import { saveLearned } from "./personal-book.js";
import { personalBook } from "./text.js";

/**
 * Lets the engine learn from the game that has just ended, until it is stopped or something else goes on.
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Promise<Pick<Engine, "review">>} parts.engine
 * @param {OpeningBook} parts.openings
 * @param {AbortSignal} parts.signal stops it
 */
export async function learnFromGame({ store, engine, openings, signal }) {
  const { game } = store.state;
  store.update({ bookLearning: { done: 0, total: game.moves.length } });
  try {
    const [book, reviewing] = await Promise.all([openings.load(), engine]);
    const { positions } = await book.learn(game, reporting(reviewing, store, signal), { signal });
    await saveLearned(book);
    store.update({ bookLearning: { positions } });
  } catch (error) {
    const notice = signal.aborted ? {} : { notice: failure(error) };
    store.update({ bookLearning: null, ...notice });
  }
}

/**
 * The engine, whose review says how far it is.
 * @param {Pick<Engine, "review">} engine
 * @param {Store} store
 * @param {AbortSignal} signal
 * @returns {Pick<Engine, "review">}
 */
function reporting(engine, store, signal) {
  return {
    review(game, options) {
      const search = engine.review(game, options);
      void follow(search, store, signal);
      return search;
    },
  };
}

/** @param {ReturnType<Engine["review"]>} search @param {Store} store @param {AbortSignal} signal */
async function follow(search, store, signal) {
  try {
    for await (const { done, total } of search) {
      if (signal.aborted) return;
      if (done < total) store.update({ bookLearning: { done, total } });
    }
  } catch {
    // The caller of the review is told.
  }
}

/** @param {unknown} error @returns {Notice} */
function failure(error) {
  return { kind: "error", text: personalBook.notLearned(reason(error)) };
}
