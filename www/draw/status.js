/** @import { State, Task } from "../state/types.js" */
import { isOpen } from "../state/turn.js";
import { message, stepLabel } from "../text/status.js";
import { mark, one, releaseFocus, say } from "./dom.js";

/**
 * The sentence under the board, its button, the time bar and which tools can be used now.
 * @param {Document} page
 * @returns {(state: State) => void}
 */
export function createStatus(page) {
  const status = one(page, "#status", HTMLElement);
  const sentence = one(status, ".message", HTMLElement);
  const step = one(status, "[data-action=step]", HTMLButtonElement);
  const opening = one(page, "#opening", HTMLElement);
  const drawProgress = createProgress(one(page, "#progress", HTMLElement));
  const tool = (/** @type {string} */ name) => one(page, `.tools [data-action=${name}]`, HTMLButtonElement);
  const [undo, redo, hint, values] = [tool("undo"), tool("redo"), tool("hint"), tool("values")];
  const whenReady = page.querySelectorAll(
    "[data-action=new], [data-action=values], [data-action=copy], [data-action=load]",
  );

  return (state) => {
    const { phase, game, thinking, settings } = state;
    const now = message(state);
    say(sentence, now);
    page.title = `${now} · Flipside`;
    mark(status, "data-over", game.isOver);
    mark(status, "data-thinking", thinking !== null);
    const label = stepLabel(state);
    if (label === null) releaseFocus(step);
    step.hidden = label === null;
    mark(step, "data-late", thinking?.purpose === "move" && settings.side !== "none");
    say(step, label ?? "");
    say(opening, game.opening ?? "");
    mark(undo, "aria-disabled", String(phase !== "ready" || game.ply === 0));
    mark(redo, "aria-disabled", String(phase !== "ready" || game.ply === game.plies.length));
    mark(hint, "aria-disabled", String(!isOpen(state)));
    for (const button of whenReady) mark(button, "aria-disabled", String(phase !== "ready"));
    mark(values, "aria-pressed", String(settings.values));
    drawProgress(thinking);
  };
}

/**
 * The bar runs as one animation over the whole budget, off the main thread.
 * @param {HTMLElement} progress
 */
function createProgress(progress) {
  const bar = one(progress, "i", HTMLElement);
  /** @type {Task | null} */
  let drawn = null;
  /** @type {Animation | null} */
  let running = null;
  return (/** @type {Task | null} */ thinking) => {
    if (thinking === drawn) return;
    drawn = thinking;
    running?.cancel();
    running = null;
    mark(progress, "data-state", thinking === null ? "idle" : thinking.budgetMs === null ? "open" : "timed");
    if (thinking?.budgetMs) {
      running = bar.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
        duration: thinking.budgetMs,
        fill: "forwards",
      });
    }
  };
}
