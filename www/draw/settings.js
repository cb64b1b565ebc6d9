/** @import { State, Settings } from "../state/types.js" */
import { PACES } from "../state/settings.js";
import { levelName, paceName, sideNote } from "../text/players.js";
import { make, one, say } from "./dom.js";

/**
 * The settings form, and the theme of the whole page.
 * @param {HTMLFormElement} form
 * @returns {(state: State) => void}
 */
export function createSettings(form) {
  const level = one(form, "#level", HTMLInputElement);
  const pace = one(form, "#pace", HTMLInputElement);
  const levelRow = one(form, ".range[data-strength=level]", HTMLElement);
  const paceRow = one(form, ".range[data-strength=time]", HTMLElement);
  const note = one(form, "#side-note", HTMLElement);
  pace.max = String(PACES.length - 1);
  /** @type {Settings | null} */
  let drawn = null;

  return ({ settings, phase }) => {
    // What is chosen before the engine is there would be heard by nobody.
    form.inert = phase !== "ready";
    if (settings === drawn) return;
    drawn = settings;
    for (const name of /** @type {const} */ (["side", "strength", "theme"])) {
      one(form, `[name=${name}][value=${settings[name]}]`, HTMLInputElement).checked = true;
    }
    for (const name of /** @type {const} */ (["dots", "previews", "coordinates"])) {
      one(form, `[name=${name}]`, HTMLInputElement).checked = settings[name];
    }
    level.value = String(settings.level);
    pace.value = String(PACES.indexOf(settings.seconds));
    level.setAttribute("aria-valuetext", levelName(settings.level));
    pace.setAttribute("aria-valuetext", paceName(settings.seconds));
    say(one(levelRow, "output", HTMLElement), levelName(settings.level));
    say(one(paceRow, "output", HTMLElement), paceName(settings.seconds));
    levelRow.hidden = settings.strength !== "level";
    paceRow.hidden = settings.strength !== "time";
    say(note, sideNote(settings.side));
    drawTheme(settings.theme);
  };
}

/** @param {Settings["theme"]} theme */
function drawTheme(theme) {
  document.documentElement.dataset.theme = theme;
  // A chosen theme also colors the browser's own bar, which the media queries of the markup cannot know.
  document.head.querySelector("meta[name=theme-color]:not([media])")?.remove();
  if (theme === "auto") return;
  const bar = make("meta", { name: "theme-color", content: theme === "dark" ? "#111513" : "#f3f1ec" });
  document.head.prepend(bar);
}
