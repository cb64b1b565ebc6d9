// The keys that people press: what each asks for, wherever the page hears it.

import { latinKey } from "./latin.js";

/**
 * The action that each key asks for, by the Latin letter of its place; a capital is one with Shift.
 * @typedef {Readonly<Record<string, string>>} Keys
 */

/**
 * The action that a key asks for, unless it is none of them, or one of the browser's.
 * @param {KeyboardEvent} event
 * @param {Keys} keys
 * @returns {string | undefined}
 */
export function actionOf(event, keys) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const key = latinKey(event);
  return keys[key] ?? keys[key.toLowerCase()];
}

/**
 * The two keys people press in every program, where no text is being edited.
 * @param {(action: string) => void} act
 */
export function listenToUndo(act) {
  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || isElsewhere(event.target)) return;
    const key = latinKey(event).toLowerCase();
    const wanted = key === "y" || (key === "z" && event.shiftKey) ? "redo" : key === "z" ? "undo" : null;
    if (wanted === null) return;
    event.preventDefault();
    act(wanted);
  });
}

/** Whether keys mean something else there: a text is being edited, or a dialog is open. @param {EventTarget | null} target */
export function isElsewhere(target) {
  return (
    document.querySelector("dialog[open]") !== null ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type === "text")
  );
}
