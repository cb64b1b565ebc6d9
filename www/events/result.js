/** @import { Match } from "../play/match.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Side } from "../state/types.js" */

/** @type {Record<Side, Side>} */
const SWAPPED = { black: "white", white: "black", both: "both", none: "none" };

/**
 * What the person chose once a game was over.
 * @param {HTMLDialogElement} dialog
 * @param {Store} store
 * @param {Match} match
 */
export function listenToResult(dialog, store, match) {
  dialog.addEventListener("close", () => {
    const choice = dialog.returnValue;
    dialog.returnValue = "";
    if (choice === "again" || choice === "swap") match.newGame();
    if (choice === "review") match.review();
    if (choice === "swap") match.set({ side: SWAPPED[store.state.settings.side] });
  });
}
