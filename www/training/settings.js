// How much there is to train in a day, and how often something comes again: the page's settings of training.

/** @import { Match } from "../match/match.js" */
/** @import { Store } from "../state/store.js" */

import { create } from "../dom/elements.js";
import { SETTINGS } from "../state/settings.js";
import { numbers } from "../words/language.js";
import { trainingTexts as texts } from "./text.js";

/** The settings with a number, and how it is written. */
const NUMBERS = Object.freeze({
  retention: numbers.percent,
  newOnes: numbers.whole,
  reviews: numbers.whole,
});

/**
 * What sets them; closed at first.
 * @param {Store} store
 * @param {Match} match
 * @returns {HTMLElement}
 */
export function createTrainingSettings(store, match) {
  const amounts = Object.entries(NUMBERS).map(([key, written]) => {
    const name = /** @type {keyof typeof NUMBERS} */ (key);
    const values = /** @type {readonly number[]} */ (SETTINGS[name].values);
    const options = values.map((value) => create("option", { value: String(value) }, written(value)));
    const select = create("select", { name }, ...options);
    select.addEventListener("change", () => match.set({ [name]: Number(select.value) }));
    store.watch(
      ({ settings }) => settings[name],
      (value) => {
        select.value = String(value);
      },
    );
    return create("label", {}, create("span", {}, texts[name]), select);
  });
  const turns = create("input", { type: "checkbox", name: "turns" });
  turns.addEventListener("change", () => match.set({ turns: turns.checked }));
  store.watch(
    ({ settings }) => settings.turns,
    (isOn) => {
      turns.checked = isOn;
    },
  );
  return create(
    "details",
    { class: "training-settings" },
    create("summary", {}, texts.settings),
    ...amounts,
    create("label", { class: "switch" }, turns, create("span", {}, texts.turns)),
  );
}
