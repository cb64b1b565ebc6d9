/** @import { Activity, State } from "../app/types.js" */

import { isGameShown } from "../app/rooms.js";
import { find, releaseFocus, setAttribute, setText } from "../dom/elements.js";
import { isOpen, isSearching } from "../match/activity.js";
import { openingLanguage } from "../words/language.js";
import { roomNames } from "./room-names.js";
import { message, stepLabel } from "./text.js";

/**
 * The sentence under the board, its button, the time bar and which tools can be used now.
 * @param {Document} page
 * @returns {(state: State) => void}
 */
export function createStatus(page) {
  const status = find(page, "#status", HTMLElement);
  const sentence = find(status, ".message", HTMLElement);
  const step = find(status, "[data-action=step]", HTMLButtonElement);
  const opening = find(page, "#opening", HTMLElement);
  const drawProgress = createProgress(find(page, "#progress", HTMLElement));
  const tool = (/** @type {string} */ name) => find(page, `.tools [data-action=${name}]`, HTMLButtonElement);
  const [undo, redo, hint, values] = [tool("undo"), tool("redo"), tool("hint"), tool("values")];

  return (state) => {
    const { activity, engine, game, settings } = state;
    const now = message(state);
    setText(sentence, now);
    page.title = `${isGameShown(state) ? now : roomNames[state.room]} · Flipside`;
    setAttribute(status, "data-over", game.isOver);
    setAttribute(status, "data-thinking", isSearching(activity));
    const label = stepLabel(state);
    if (label === null) releaseFocus(step);
    step.hidden = label === null;
    setAttribute(step, "data-late", activity.kind === "thinking" && settings.side !== "none");
    setText(step, label ?? "");
    setText(opening, (isGameShown(state) && game.openingName(openingLanguage())) || "");
    setAttribute(undo, "aria-disabled", String(!game.canUndo));
    setAttribute(redo, "aria-disabled", String(!game.canRedo));
    setAttribute(hint, "aria-disabled", String(engine === "missing" || !isOpen(state)));
    setAttribute(values, "aria-disabled", String(engine === "missing"));
    setAttribute(values, "aria-pressed", String(settings.values));
    drawProgress(state);
  };
}

/**
 * The bar runs as one animation over the whole budget, off the main thread; in a review it shows how much is done.
 * @param {HTMLElement} progress
 */
function createProgress(progress) {
  const bar = find(progress, "i", HTMLElement);
  /** @type {Activity | null} */
  let drawn = null;
  /** @type {Animation | null} */
  let running = null;
  return (/** @type {State} */ { activity, review }) => {
    const isReview = activity.kind === "reviewing" && review !== null;
    const share = isReview && review.total > 0 ? review.done / review.total : null;
    bar.style.transform = share === null ? "" : `scaleX(${share})`;
    setAttribute(progress, "aria-valuenow", share === null ? null : String(Math.round(100 * share)));
    if (activity === drawn) return;
    drawn = activity;
    running?.cancel();
    running = null;
    const budgetMs = "budgetMs" in activity ? activity.budgetMs : null;
    const state = isReview ? "counted" : budgetMs !== null ? "timed" : "open";
    // What goes on as long as one looks has no end to wait for.
    const isEndless = activity.kind === "evaluating" && activity.budgetMs === null;
    setAttribute(progress, "data-state", isSearching(activity) && !isEndless ? state : "idle");
    if (budgetMs) {
      running = bar.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
        duration: budgetMs,
        fill: "forwards",
      });
    }
  };
}
