// What a person's hands are used to, kept in this browser.

import { recall, remember } from "../storage/local.js";

/** @typedef {{ confirms: boolean, keys: Readonly<Record<string, string>> }} Habits `keys`: those that the person has chosen, by their actions */

/** @returns {Habits} */
export function recallHabits() {
  const { confirms, keys } = Object(recall().hands);
  const chosen = Object.entries(Object(keys)).filter(
    ([, key]) => typeof key === "string" && key.length === 1,
  );
  return { confirms: confirms === true, keys: Object.fromEntries(chosen) };
}

/** @param {Partial<Habits>} change */
export function rememberHabits(change) {
  remember({ hands: { ...recallHabits(), ...change } });
}
