/** @import { Page } from "../feature.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Activity, State } from "../state/types.js" */

import { find, releaseFocus, setAttribute, setText } from "../dom/elements.js";
import { roomName } from "../dom/panels.js";
import { isOpen, isSearching, resigningColor } from "../match/activity.js";
import { inMenu } from "../state/address.js";
import { isGameShown } from "../state/rooms.js";
import { fields } from "../state/store.js";
import { openingLanguage } from "../words/language.js";
import { message, stepLabel } from "./text.js";

const GROWING = [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];

/**
 * The sentence under the board, its button, the time bar and which tools can be used now.
 * @param {Document} document
 * @param {Page} page
 */
export function createStatus(document, { store }) {
  const status = find(document, "#status", HTMLElement);
  const sentence = find(status, ".message", HTMLElement);
  const step = find(status, "[data-action=step]", HTMLButtonElement);
  const resign = find(status, "[data-action=resign]", HTMLButtonElement);
  const opening = find(document, "#opening", HTMLElement);
  store.watch(statusOf, (shown) => {
    setText(sentence, shown.message);
    document.title = `${shown.title} · Flipside`;
    setAttribute(status, "data-over", shown.isOver);
    setAttribute(status, "data-thinking", shown.isThinking);
    if (shown.label === null) releaseFocus(step);
    step.hidden = shown.label === null;
    setAttribute(step, "data-late", shown.isLate);
    setText(step, shown.label ?? "");
    setText(opening, shown.opening);
    if (!shown.canResign) releaseFocus(resign);
    resign.hidden = !shown.canResign;
  });
  createTools(document, store);
  createProgress(find(document, "#progress", HTMLElement), store);
}

/** What is said of the game. @param {State} state */
function statusOf(state) {
  const { activity, game, room, settings } = state;
  const now = message(state);
  return {
    message: now,
    title: isGameShown(state) ? now : roomName(inMenu(room)),
    isOver: game.isOver,
    isThinking: isSearching(activity),
    label: stepLabel(state),
    canResign: resigningColor(state) !== null,
    isLate: activity.kind === "thinking" && settings.side !== "none",
    opening: (isGameShown(state) && game.openingName(openingLanguage())) || "",
  };
}

/** Which tools can be used now. @param {Document} document @param {Store} store */
function createTools(document, store) {
  const tool = (/** @type {string} */ name) =>
    find(document, `.tools [data-action=${name}]`, HTMLButtonElement);
  const tools = { undo: tool("undo"), redo: tool("redo"), hint: tool("hint"), values: tool("values") };
  store.watch(
    (state) => ({
      undo: !state.game.canUndo,
      redo: !state.game.canRedo,
      hint: state.engine === "missing" || !isOpen(state),
      values: state.engine === "missing",
    }),
    (disabled) => {
      for (const [name, button] of Object.entries(tools))
        setAttribute(button, "aria-disabled", String(disabled[/** @type {keyof typeof tools} */ (name)]));
    },
  );
  store.watch(
    ({ settings }) => settings.values,
    (isPressed) => setAttribute(tools.values, "aria-pressed", String(isPressed)),
  );
}

/**
 * The bar runs as one animation over the whole budget, off the main thread; in a review it shows how much is done.
 * @param {HTMLElement} progress
 * @param {Store} store
 */
function createProgress(progress, store) {
  const bar = find(progress, "i", HTMLElement);
  /** @type {Animation | null} */
  let running = null;
  store.watch(
    ({ activity, review }) =>
      activity.kind === "reviewing" && review && review.total > 0 ? review.done / review.total : null,
    (share) => {
      bar.style.transform = share === null ? "" : `scaleX(${share})`;
      setAttribute(progress, "aria-valuenow", share === null ? null : String(Math.round(100 * share)));
    },
  );
  // As a field: another search with the same budget begins anew.
  store.watch(fields("activity"), ({ activity }) => {
    running?.cancel();
    const budgetMs = "budgetMs" in activity ? activity.budgetMs : null;
    setAttribute(progress, "data-state", progressState(activity, budgetMs));
    running = budgetMs ? bar.animate(GROWING, { duration: budgetMs, fill: "forwards" }) : null;
  });
}

/** @param {Activity} activity @param {number | null} budgetMs */
function progressState(activity, budgetMs) {
  // What goes on as long as one looks has no end to wait for.
  const isEndless = activity.kind === "evaluating" && budgetMs === null;
  if (!isSearching(activity) || isEndless) return "idle";
  if (activity.kind === "reviewing") return "counted";
  return budgetMs === null ? "open" : "timed";
}
