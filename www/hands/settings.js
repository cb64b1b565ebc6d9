// What of the hands can be set: it joins the form of the settings when the page is open.

/** @import { Habits } from "./habits.js" */

import { create, find } from "../dom/elements.js";
import { keyTexts } from "../own-keys/text.js";
import { drawingTexts } from "../sketch/text.js";

/**
 * @param {Habits} habits
 * @param {(change: Partial<Habits>) => void} change
 * @param {() => void} openKeys
 */
export function offerHabits(habits, change, openKeys) {
  const form = find(document, "#settings-form", HTMLFormElement);
  const confirms = create("input", { type: "checkbox" });
  confirms.checked = habits.confirms;
  confirms.addEventListener("input", () => {
    change({ confirms: confirms.checked });
  });
  const last = find(form, ".switch:has([name=vibration])", HTMLElement);
  const keys = create("button", { type: "button", class: "quiet" }, keyTexts.title);
  keys.addEventListener("click", openKeys);
  last.after(create("label", { class: "switch" }, confirms, create("span", {}, drawingTexts.confirms)), keys);
}
