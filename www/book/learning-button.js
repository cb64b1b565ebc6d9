/** @import { Engine } from "../app/flipside.js" */
/** @import { OpeningBook } from "./opening-book.js" */
/** @import { Store } from "../app/store.js" */
import { isSearching } from "../match/activity.js";
import { notices, reason } from "../notices/text.js";

/**
 * Lets the engine learn from a game for its book, or stops it. It also stops when something else goes on.
 * @param {HTMLButtonElement} button
 * @param {{ store: Store, engine: Promise<Pick<Engine, "review">>, openings: OpeningBook }} parts
 */
export function listenToLearning(button, parts) {
  const { store } = parts;
  let running = new AbortController();
  button.addEventListener("click", async () => {
    if (button.getAttribute("aria-disabled") === "true") return;
    running.abort();
    if (store.state.bookLearning) return;
    running = new AbortController();
    const { signal } = running;
    try {
      const { learnFromGame } = await import("./learning.js");
      await learnFromGame({ ...parts, signal });
    } catch (error) {
      store.update({ notice: { kind: "error", text: notices.noRoom(reason(error)) } });
    }
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
