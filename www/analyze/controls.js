/** @import { Match } from "../play/match.js" */
/** @import { State } from "../state/types.js" */
import { create, find, setAttribute, setText } from "../dom.js";
import { LINES } from "../state/settings.js";
import { analysis } from "../text/analysis.js";

/**
 * How the engine analyzes: how many lines, on and on or not, and a pause.
 * @param {HTMLElement} panel
 * @param {Match} match
 * @returns {(state: State) => void}
 */
export function createControls(panel, match) {
  const options = LINES.map((count) => create("option", { value: String(count) }, analysis.count(count)));
  const select = create("select", { "aria-label": analysis.howMany }, ...options);
  const keep = create("input", { type: "checkbox" });
  const pause = create("button", { type: "button", class: "quiet pause", "data-rooms": "analyze" });
  find(panel, ".panel-head", HTMLElement).append(pause);
  find(panel, ".figures", HTMLElement)
    .closest("details")
    ?.before(
      create(
        "div",
        { class: "controls", "data-rooms": "analyze" },
        select,
        create("label", { class: "switch" }, keep, create("span", {}, analysis.keepThinking)),
      ),
    );
  let isPaused = false;
  select.addEventListener("change", () => {
    const lines = LINES.find((count) => String(count) === select.value);
    if (lines) match.set({ lines });
  });
  keep.addEventListener("change", () => match.set({ keepThinking: keep.checked }));
  pause.addEventListener("click", () => match.pause(!isPaused));
  return ({ engine, settings, ...state }) => {
    isPaused = state.isPaused;
    select.value = String(settings.lines);
    keep.checked = settings.keepThinking;
    setText(pause, isPaused ? analysis.goOn : analysis.pause);
    setAttribute(pause, "aria-disabled", engine === "missing" ? "true" : null);
  };
}
