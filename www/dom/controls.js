import { latinKey } from "../keys/latin.js";

/**
 * Runs the action a button names, wherever on the page it is.
 * @param {(action: string) => void} act
 */
export function listenToControls(act) {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-action]") : null;
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    act(button.getAttribute("data-action") ?? "");
  });
}

/**
 * The two keys people press in every program, where no text is being edited.
 * @param {(action: string) => void} act
 */
export function listenToKeys(act) {
  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || isElsewhere(event.target)) return;
    const key = latinKey(event).toLowerCase();
    const wanted = key === "y" || (key === "z" && event.shiftKey) ? "redo" : key === "z" ? "undo" : null;
    if (wanted === null) return;
    event.preventDefault();
    act(wanted);
  });
}

/** Takes the focus to the board. @param {HTMLElement} link @param {HTMLElement} board */
export function listenToSkip(link, board) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    board.focus();
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
