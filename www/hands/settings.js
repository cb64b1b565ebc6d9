// What of the hands can be set: it joins the form of the settings when the page is open.

/** @import { Habits } from "./habits.js" */

import { create, find } from "../dom/elements.js";
import { rememberHabits } from "./habits.js";
import { drawingTexts } from "./text.js";

/**
 * @param {Habits} habits
 * @param {(change: Partial<Habits>) => void} change
 */
export function offerHabits(habits, change) {
  const form = find(document, "#settings-form", HTMLFormElement);
  const confirms = create("input", { type: "checkbox" });
  confirms.checked = habits.confirms;
  confirms.addEventListener("input", () => {
    change({ confirms: confirms.checked });
    rememberHabits({ confirms: confirms.checked });
  });
  const last = find(form, ".switch:has([name=vibration])", HTMLElement);
  last.after(create("label", { class: "switch" }, confirms, create("span", {}, drawingTexts.confirms)));
}
