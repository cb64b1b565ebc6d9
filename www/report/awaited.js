/** @import { Page } from "../feature.js" */
/** @import { State } from "../state/types.js" */
import { create, find, releaseFocus } from "../dom/elements.js";
import { report } from "./text.js";

/**
 * A button beside the result by which the review begins, where that is what comes next: the list of moves, below which the other one
 * stands, is long.
 * @param {Page} page
 */
export function createAwaited({ match, store }) {
  const button = create("button", { type: "button", class: "primary", hidden: "" }, report.review);
  button.addEventListener("click", () => match.review());
  find(document, "#status", HTMLElement).append(button);
  store.watch(isAwaited, (isShown) => {
    if (!isShown) releaseFocus(button, "#moves [aria-current]");
    button.hidden = !isShown;
  });
}

/** Whether a game that is over, or that came in, is at its end in Analyze. @param {State} state */
function isAwaited({ about, engine, game, review, room }) {
  if (room !== "analyze" || review !== null || engine === "missing") return false;
  return game.canUndo && !game.canRedo && (game.isOver || about !== null);
}
