/** @import { Page } from "../feature.js" */
/** @import { Store } from "../state/store.js" */
import { isSearching } from "../match/activity.js";

const learning = { load: () => import("./learning.js") };

/**
 * Lets the engine learn from a game for its book, or stops it. It also stops when something else goes on.
 * @param {HTMLButtonElement} button
 * @param {Page} page
 */
export function createLearning(button, { store, engine, openings, open }) {
  let running = new AbortController();
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") === "true") return;
    running.abort();
    if (store.state.bookLearning) return;
    running = new AbortController();
    const { signal } = running;
    open(learning, ({ learnFromGame }) => learnFromGame({ store, engine, openings, signal }));
  });
  stopWithGame(store, () => running.abort());
}

/**
 * Ends the learning from a game that was just over, and what is said of it, when another position is shown or the engine searches.
 * @param {Store} store
 * @param {() => void} abort
 */
export function stopWithGame(store, abort) {
  let { game } = store.state;
  const stop = () => {
    abort();
    if (store.state.bookLearning) store.update({ bookLearning: null });
  };
  store.on("shown", (shown) => {
    if (shown !== game) stop();
    game = shown;
  });
  store.on("began", (activity) => {
    if (isSearching(activity)) stop();
  });
}
