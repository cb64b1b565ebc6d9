/** @import { Match } from "../play/match.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Side } from "../state/types.js" */

/** @type {Record<Side, Side>} */
const SWAPPED = { black: "white", white: "black", both: "both", none: "none" };

/**
 * What the person chooses once a game is over.
 * @param {HTMLElement} panel
 * @param {Store} store
 * @param {Match} match
 */
export function listenToResult(panel, store, match) {
  panel.addEventListener("click", ({ target }) => {
    const choice = target instanceof HTMLButtonElement ? target.value : "";
    if (choice === "again" || choice === "swap") match.newGame();
    if (choice === "review") match.review();
    if (choice === "swap") match.set({ side: SWAPPED[store.state.settings.side] });
  });
}
