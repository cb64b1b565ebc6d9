// Games that are pasted on the page, or dropped on it.

import { filesIn } from "../files/folders.js";
import { isElsewhere } from "../keys/keys.js";

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
 * Files, folders of them and texts that are dropped on the page go on the board.
 * @param {(source: string | File[]) => void} take
 * @param {(error: unknown) => void} fail
 */
export function listenToDrop(take, fail) {
  const hasGame = (/** @type {DataTransfer | null} */ data) =>
    data?.types.some((type) => type === "Files" || type === "text/plain") ?? false;
  document.addEventListener("dragover", (event) => {
    if (hasGame(event.dataTransfer)) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    if (event.target instanceof HTMLTextAreaElement || !hasGame(event.dataTransfer)) return;
    event.preventDefault();
    const data = event.dataTransfer;
    if (data?.types.includes("Files")) filesIn(data).then(take, fail);
    else take(data?.getData("text/plain") ?? "");
  });
}
