/** @import { Store } from "../../app/store.js" */
import { Game } from "../../app/flipside.js";
import { textOf } from "../../game/plies.js";
import { copiedText, notices } from "../../notices/text.js";

/** Copies the game on the board, or its position. @param {Store} store */
export async function copyGame(store) {
  const { text, isPosition } = textOf(store.state.game, new Game().start);
  const show = (/** @type {"info" | "error"} */ kind, /** @type {string} */ sentence) =>
    store.update({ notice: { kind, text: sentence } });
  if (text === "") return show("info", notices.nothingToCopy);
  try {
    await navigator.clipboard.writeText(text);
    show("info", copiedText(isPosition));
  } catch {
    show("error", notices.notCopied(text));
  }
}
