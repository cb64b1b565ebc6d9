/** @import { Match } from "../match/match.js" */
/** @import { State } from "../app/types.js" */

import { LINES } from "../app/settings.js";
import { create, find, icon, setAttribute } from "../dom/elements.js";
import { analysis, lineCount } from "./text.js";

/**
 * How the engine analyzes: how many lines, on and on or not, and a pause.
 * @param {HTMLElement} panel
 * @param {Match} match
 * @returns {(state: State) => void}
 */
export function createControls(panel, match) {
  const options = LINES.map((count) => create("option", { value: String(count) }, lineCount(count)));
  const select = create("select", { "aria-label": analysis.howMany }, ...options);
  const keep = create("input", { type: "checkbox" });
  const pause = create("button", { type: "button", class: "quiet pause", "data-rooms": "analyze" });
  const lines = create("span", { class: "count", "data-rooms": "analyze" }, select);
  find(panel, ".panel-head", HTMLElement).append(lines, pause);
  find(panel, ".figures", HTMLElement).before(
    create(
      "label",
      { class: "switch", "data-rooms": "analyze" },
      keep,
      create("span", {}, analysis.keepThinking),
    ),
  );
  let isPaused = false;
  select.addEventListener("change", () => {
    const lines = LINES.find((count) => String(count) === select.value);
    if (lines) match.set({ lines });
  });
  keep.addEventListener("change", () => match.set({ keepThinking: keep.checked }));
  pause.addEventListener("click", () => {
    if (pause.getAttribute("aria-disabled") !== "true") match.study.pause(!isPaused);
  });
  return ({ engine, settings, paused }) => {
    isPaused = paused.analysis;
    select.value = String(settings.lines);
    keep.checked = settings.keepThinking;
    const label = isPaused ? analysis.goOn : analysis.pause;
    if (pause.getAttribute("aria-label") !== label) pause.replaceChildren(icon(isPaused ? "go" : "pause"));
    setAttribute(pause, "aria-label", label);
    setAttribute(pause, "title", label);
    setAttribute(pause, "aria-disabled", engine === "missing" ? "true" : null);
  };
}
