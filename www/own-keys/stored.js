// The keys that a person has chosen, kept in this browser by their actions.

import { recall, remember } from "../storage/local.js";

/** A key by each action. @typedef {Readonly<Record<string, string>>} Chosen */

/** @returns {Chosen} */
export function recallKeys() {
  // Earlier versions of the page kept them beside a setting.
  const { keys, hands } = recall();
  const chosen = Object.entries(Object(keys ?? Object(hands).keys));
  return Object.fromEntries(chosen.filter(([, key]) => typeof key === "string" && key.length === 1));
}

/** @param {Chosen} keys */
export function rememberKeys(keys) {
  remember({ keys, keysChanged: Date.now() });
}
