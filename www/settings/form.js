// The form of the settings. Its inputs stand in the HTML under the names of the settings; what they do is in the table.

import { find, setText } from "../dom/elements.js";
import { characterOf } from "../players/characters.js";
import { levelName, paceName, sideNote } from "../players/names.js";
/** @import { Page } from "../feature.js" */
/** @import { Control } from "./controls.js" */
/** @import { Settings } from "../state/types.js" */
import { SETTINGS } from "../state/settings.js";
import { controlOf } from "./controls.js";

/** What a slider says instead of a number. @type {Readonly<Record<string, (settings: Settings) => string>>} */
const NAMES = Object.freeze({
  character: (settings) => characterOf(settings).name,
  level: ({ level }) => levelName(level),
  seconds: ({ seconds }) => paceName(seconds),
});

/**
 * The form: it shows what is set, and sets what a person chooses.
 * @param {HTMLFormElement} form
 * @param {Page} page
 */
export function createSettings(form, { store, match }) {
  const inputs = [...form.querySelectorAll("input")];
  for (const input of inputs) createInput(input, store);
  for (const row of form.querySelectorAll(".range")) createRange(/** @type {HTMLElement} */ (row), store);
  const note = find(form, "#side-note", HTMLElement);
  store.watch(
    ({ settings }) => sideNote(settings.side),
    (text) => setText(note, text),
  );
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ({ target }) => {
    const control = target instanceof HTMLInputElement ? controlFor(target) : null;
    if (target instanceof HTMLInputElement && control) match.set({ [target.name]: control.read(target) });
  });
}

/** @param {HTMLInputElement} input @param {Page["store"]} store */
function createInput(input, store) {
  const control = controlFor(input);
  if (!control) return;
  store.watch(
    ({ settings }) => settings[/** @type {keyof Settings} */ (input.name)],
    (value) => Object.assign(input, control.write(value, input)),
  );
}

/**
 * A way to say how well the engine plays, shown where it is the one that counts.
 * @param {HTMLElement} row
 * @param {Page["store"]} store
 */
function createRange(row, store) {
  const slider = find(row, "input", HTMLInputElement);
  const output = find(row, "output", HTMLElement);
  store.watch(
    ({ settings }) => settings.strength === row.dataset.strength,
    (isShown) => {
      row.hidden = !isShown;
    },
  );
  store.watch(
    ({ settings }) => NAMES[slider.name]?.(settings) ?? "",
    (name) => {
      slider.setAttribute("aria-valuetext", name);
      setText(output, name);
    },
  );
}

/** @param {HTMLInputElement} input @returns {Control<any> | null} */
function controlFor({ name }) {
  return Object.hasOwn(SETTINGS, name) ? controlOf(SETTINGS[/** @type {keyof Settings} */ (name)]) : null;
}
