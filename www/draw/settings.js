/** @import { State, Settings } from "../state/types.js" */
import { create, find, setText } from "../dom.js";
import { PACES } from "../state/settings.js";
import { levelName, paceName, sideNote } from "../text/players.js";

const SWITCHES = /** @type {const} */ ([
  "hideEngine",
  "dots",
  "previews",
  "coordinates",
  "sound",
  "vibration",
  "memory",
]);

/**
 * The settings form, and the theme of the whole page.
 * @param {HTMLFormElement} form
 * @returns {(state: State) => void}
 */
export function createSettings(form) {
  const level = find(form, "#level", HTMLInputElement);
  const pace = find(form, "#pace", HTMLInputElement);
  const levelRow = find(form, ".range[data-strength=level]", HTMLElement);
  const paceRow = find(form, ".range[data-strength=time]", HTMLElement);
  const note = find(form, "#side-note", HTMLElement);
  pace.max = String(PACES.length - 1);
  /** @type {Settings | null} */
  let drawn = null;

  return ({ settings }) => {
    if (settings === drawn) return;
    drawn = settings;
    for (const name of /** @type {const} */ (["side", "strength", "cloth", "discs", "theme"])) {
      find(form, `[name=${name}][value=${settings[name]}]`, HTMLInputElement).checked = true;
    }
    for (const name of SWITCHES) find(form, `[name=${name}]`, HTMLInputElement).checked = settings[name];
    level.value = String(settings.level);
    pace.value = String(PACES.indexOf(settings.seconds));
    level.setAttribute("aria-valuetext", levelName(settings.level));
    pace.setAttribute("aria-valuetext", paceName(settings.seconds));
    setText(find(levelRow, "output", HTMLElement), levelName(settings.level));
    setText(find(paceRow, "output", HTMLElement), paceName(settings.seconds));
    levelRow.hidden = settings.strength !== "level";
    paceRow.hidden = settings.strength !== "time";
    setText(note, sideNote(settings.side));
    drawTheme(settings.theme);
  };
}

/** @param {Settings["theme"]} theme */
function drawTheme(theme) {
  document.documentElement.dataset.theme = theme;
  // A chosen theme also colors the browser's own bar, which the media queries of the markup cannot know.
  document.head.querySelector("meta[name=theme-color]:not([media])")?.remove();
  if (theme === "auto") return;
  const bar = create("meta", { name: "theme-color", content: theme === "dark" ? "#111513" : "#f3f1ec" });
  document.head.prepend(bar);
}
