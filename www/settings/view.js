/** @import { Page } from "../app/feature.js" */
/** @import { Settings } from "../app/types.js" */

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
 * @param {Page} page
 */
export function createSettings(form, { store }) {
  const drawSkill = createRange(form, "character", "#skill");
  const drawLevel = createRange(form, "level", "#level");
  const drawPace = createRange(form, "time", "#pace");
  const note = find(form, "#side-note", HTMLElement);
  find(form, "#pace", HTMLInputElement).max = String(PACES.length - 1);
  const draw = (/** @type {Settings} */ settings) => {
    for (const name of /** @type {const} */ (["side", "strength", "cloth", "discs", "theme"])) {
      find(form, `[name=${name}][value=${settings[name]}]`, HTMLInputElement).checked = true;
    }
    for (const name of SWITCHES) find(form, `[name=${name}]`, HTMLInputElement).checked = settings[name];
    drawSkill(settings, settings.skill, characterOf(settings).name);
    drawLevel(settings, settings.level, levelName(settings.level));
    drawPace(settings, PACES.indexOf(settings.seconds), paceName(settings.seconds));
    setText(note, sideNote(settings.side));
  };
  store.watch(({ settings }) => settings, draw);
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
