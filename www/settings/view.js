/** @import { State, Settings } from "../app/types.js" */

import { PACES } from "../app/settings.js";
import { find, setText } from "../dom/elements.js";
import { characterOf } from "../players/characters.js";
import { levelName, paceName, sideNote } from "../players/names.js";

const SWITCHES = /** @type {const} */ ([
  "hideEngine",
  "pauseHidden",
  "ponder",
  "dots",
  "previews",
  "coordinates",
  "flipped",
  "sound",
  "vibration",
  "memory",
]);

/**
 * The form of the settings.
 * @param {HTMLFormElement} form
 * @returns {(state: State) => void}
 */
export function createSettings(form) {
  const drawSkill = createRange(form, "character", "#skill");
  const drawLevel = createRange(form, "level", "#level");
  const drawPace = createRange(form, "time", "#pace");
  const note = find(form, "#side-note", HTMLElement);
  find(form, "#pace", HTMLInputElement).max = String(PACES.length - 1);
  /** @type {Settings | null} */
  let drawn = null;

  return ({ settings }) => {
    if (settings === drawn) return;
    drawn = settings;
    for (const name of /** @type {const} */ (["side", "strength", "cloth", "discs", "theme"])) {
      find(form, `[name=${name}][value=${settings[name]}]`, HTMLInputElement).checked = true;
    }
    for (const name of SWITCHES) find(form, `[name=${name}]`, HTMLInputElement).checked = settings[name];
    drawSkill(settings, settings.skill, characterOf(settings).name);
    drawLevel(settings, settings.level, levelName(settings.level));
    drawPace(settings, PACES.indexOf(settings.seconds), paceName(settings.seconds));
    setText(note, sideNote(settings.side));
  };
}

/**
 * A way to say how well the engine plays, shown where it is the one that counts.
 * @param {HTMLFormElement} form
 * @param {Settings["strength"]} strength
 * @param {string} selector of its slider
 */
function createRange(form, strength, selector) {
  const row = find(form, `.range[data-strength=${strength}]`, HTMLElement);
  const slider = find(form, selector, HTMLInputElement);
  const output = find(row, "output", HTMLElement);
  return (/** @type {Settings} */ settings, /** @type {number} */ value, /** @type {string} */ name) => {
    row.hidden = settings.strength !== strength;
    slider.value = String(value);
    slider.setAttribute("aria-valuetext", name);
    setText(output, name);
  };
}
