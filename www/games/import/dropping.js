// Games that are pasted on the page, or dropped on it.

import { isElsewhere } from "../../dom/controls.js";

/**
 * A game pasted anywhere on the page goes on the board.
 * @param {(text: string) => void} take
 */
export function listenToPaste(take) {
  document.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (isElsewhere(event.target) || pasted.trim() === "") return;
    event.preventDefault();
    take(pasted);
  });
}

/**
 * Files and texts that are dropped on the page go on the board.
 * @param {(source: string | File[]) => void} take
 */
export function listenToDrop(take) {
  const hasGame = (/** @type {DataTransfer | null} */ data) =>
    data?.types.some((type) => type === "Files" || type === "text/plain") ?? false;
  document.addEventListener("dragover", (event) => {
    if (hasGame(event.dataTransfer)) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    if (event.target instanceof HTMLTextAreaElement || !hasGame(event.dataTransfer)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    take(files.length > 0 ? files : (event.dataTransfer?.getData("text/plain") ?? ""));
  });
}
