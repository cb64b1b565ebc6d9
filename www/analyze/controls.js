/** @import { Page } from "../feature.js" */

import { create, find, icon, setAttribute } from "../dom/elements.js";
import { LINES } from "../state/settings.js";
import { analysis, lineCount } from "./text.js";

/**
 * How the engine analyzes: how many lines, on and on or not, and a pause.
 * @param {HTMLElement} panel
 * @param {Page} page
 */
export function createControls(panel, { store, match }) {
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
  select.addEventListener("change", () => {
    const lines = LINES.find((count) => String(count) === select.value);
    if (lines) match.set({ lines });
  });
  keep.addEventListener("change", () => match.set({ keepThinking: keep.checked }));
  pause.addEventListener("click", () => {
    if (pause.getAttribute("aria-disabled") !== "true") match.study.pause(!store.state.paused.analysis);
  });
  store.watch(
    ({ settings }) => settings.lines,
    (count) => {
      select.value = String(count);
    },
  );
  store.watch(
    ({ settings }) => settings.keepThinking,
    (isKept) => {
      keep.checked = isKept;
    },
  );
  store.watch(
    ({ paused }) => paused.analysis,
    (isPaused) => {
      const label = isPaused ? analysis.goOn : analysis.pause;
      pause.replaceChildren(icon(isPaused ? "go" : "pause"));
      setAttribute(pause, "aria-label", label);
      setAttribute(pause, "title", label);
    },
  );
  store.watch(
    ({ engine }) => engine === "missing",
    (isMissing) => setAttribute(pause, "aria-disabled", isMissing ? "true" : null),
  );
}
