/** @import { Engine } from "../app/flipside.js" */
/** @import { OpeningBook } from "./opening-book.js" */
/** @import { Store } from "../app/store.js" */
import { notices, reason } from "../notices/text.js";

/**
 * Lets the engine learn from a game, or stops it. It also stops when something else goes on.
 * @param {HTMLButtonElement} button
 * @param {{ store: Store, engine: Promise<Pick<Engine, "review">>, openings: OpeningBook }} parts
 */
export function listenToLesson(button, parts) {
  const { store } = parts;
  let running = new AbortController();
  button.addEventListener("click", async () => {
    if (button.getAttribute("aria-disabled") === "true") return;
    running.abort();
    if (store.state.lesson) return;
    running = new AbortController();
    const { signal } = running;
    try {
      const { learnFromGame } = await import("./lesson.js");
      await learnFromGame({ ...parts, signal });
    } catch (error) {
      store.update({ notice: { kind: "error", text: notices.noRoom(reason(error)) } });
    }
  });
  let { game } = store.state;
  store.watch((state) => {
    if (state.activity.kind === "over" && state.game === game) return;
    game = state.game;
    running.abort();
    if (state.lesson) store.update({ lesson: null });
  });
}
