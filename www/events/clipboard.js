/** @import { Match } from "../play/match.js" */
/** @import { Store } from "../state/store.js" */
import { find, setText } from "../dom.js";
import { notices, reason } from "../text/notices.js";
import { isElsewhere } from "./controls.js";

/**
 * A game pasted anywhere on the page goes on the board.
 * @param {Match} match
 */
export function listenToPaste(match) {
  document.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (isElsewhere(event.target) || pasted.trim() === "") return;
    event.preventDefault();
    try {
      match.load(pasted);
    } catch (error) {
      match.showError(error);
    }
  });
}

/**
 * @param {Store} store
 * @param {Match} match
 */
export async function copyGame(store, match) {
  const { text, isPosition } = match.text;
  const show = (/** @type {"info" | "error"} */ kind, /** @type {string} */ sentence) =>
    store.update({ notice: { kind, text: sentence } });
  if (text === "") return show("info", notices.nothingToCopy);
  try {
    await navigator.clipboard.writeText(text);
    show("info", notices.copied(isPosition));
  } catch {
    show("error", notices.notCopied(text));
  }
}

/**
 * The dialog that takes a game as text: it stays open, with the reason, while the text is not one.
 * @param {HTMLDialogElement} dialog
 * @param {Match} match
 */
export function listenToLoad(dialog, match) {
  const field = find(dialog, "textarea", HTMLTextAreaElement);
  const fault = find(dialog, ".fault", HTMLElement);
  /** @param {string} sentence */
  const showFault = (sentence) => {
    setText(fault, sentence);
    field.setAttribute("aria-invalid", String(sentence !== ""));
  };
  field.addEventListener("input", () => showFault(""));
  dialog.addEventListener("submit", (event) => {
    if (event.submitter?.getAttribute("value") !== "load") return;
    try {
      if (field.value.trim() === "") throw new Error(notices.nothingToLoad);
      match.load(field.value);
    } catch (error) {
      event.preventDefault();
      showFault(reason(error));
      field.focus();
    }
  });
  dialog.addEventListener("close", () => {
    // On a phone the button that has the focus again is far below the board.
    if (dialog.returnValue === "load") document.querySelector("#board")?.scrollIntoView({ block: "nearest" });
    field.value = "";
    showFault("");
  });
}
