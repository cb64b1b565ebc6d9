// The dialog in which a person chooses the keys of the board.

/** @import { Keys } from "../keys/keys.js" */

import { createDialog, openDialog } from "../dom/dialog.js";
import { create, setText } from "../dom/elements.js";
import { latinKey } from "../keys/latin.js";
import { actionName, inverted, keyName, keysWith, refusalOf } from "./keys.js";
import { keyTexts as texts } from "./text.js";

/**
 * @param {Keys} defaults
 * @param {Readonly<Record<string, string>>} before those that were chosen, by their actions
 * @param {(chosen: Readonly<Record<string, string>>) => void} change
 */
export function openKeys(defaults, before, change) {
  let chosen = before;
  /** The action that waits for its key. @type {string | null} */
  let waiting = null;
  const said = create("p", { class: "note", role: "status" }, texts.note);
  const buttons = Object.values(defaults).map((action) => {
    const button = create("button", { type: "button", value: action });
    button.addEventListener("click", () => {
      waiting = action;
      draw(texts.note);
    });
    return button;
  });
  const rows = buttons.map((button) =>
    create("div", {}, create("dt", {}, button), create("dd", {}, actionName(button.value))),
  );
  const reset = create("button", { type: "button" }, texts.reset);
  const { dialog, form } = createDialog(
    "keys",
    texts.title,
    said,
    create("dl", {}, ...rows),
    create("div", { class: "row" }, reset, create("button", { type: "submit", value: "close" }, texts.close)),
  );
  const draw = (/** @type {string} */ text) => {
    const keys = inverted(keysWith(defaults, chosen));
    for (const button of buttons) {
      const name = keyName(keys[button.value] ?? "–");
      setText(button, button.value === waiting ? texts.waiting : name);
      button.setAttribute("aria-label", `${actionName(button.value)}: ${button.textContent}`);
    }
    setText(said, text);
  };
  const choose = (/** @type {Readonly<Record<string, string>>} */ next) => {
    chosen = next;
    waiting = null;
    change(chosen);
    draw(texts.note);
  };
  reset.addEventListener("click", () => choose({}));
  form.addEventListener("keydown", (event) => {
    // A key that only changes what others mean is awaited with them.
    if (waiting === null || ["Shift", "Control", "Alt", "Meta", "Tab", "CapsLock"].includes(event.key))
      return;
    event.preventDefault();
    const key = latinKey(event);
    if (key === "Escape") waiting = null;
    const refusal = waiting && refusalOf(key, waiting, keysWith(defaults, chosen));
    if (waiting && !refusal) choose({ ...chosen, [waiting]: key });
    else draw(refusal ?? texts.note);
  });
  form.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLButtonElement && target.value === waiting) {
      waiting = null;
      draw(texts.note);
    }
  });
  // Escape is for the key alone while one is awaited.
  dialog.addEventListener("cancel", (event) => {
    if (waiting === null) return;
    event.preventDefault();
    waiting = null;
    draw(texts.note);
  });
  draw(texts.note);
  openDialog(dialog);
}
