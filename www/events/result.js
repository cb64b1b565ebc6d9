/** @import { Match } from "../play/match.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Side } from "../state/types.js" */
/** @import { Beginner } from "../play/beginner.js" */

/** @type {Record<Side, Side>} */
const SWAPPED = { black: "white", white: "black", both: "both", none: "none" };

/**
 * What the person chooses once a game is over.
 * @param {HTMLElement} panel
 * @param {Store} store
 * @param {Match} match
 * @param {Beginner} beginner
 */
export function listenToResult(panel, store, match, beginner) {
  /** @type {Record<string, () => unknown>} */
  const choices = {
    again: () => beginner.begin(),
    same: () => beginner.repeat(),
    swap: () => beginner.begin({ side: SWAPPED[store.state.settings.side], drawsColor: false }),
    review: () => match.review(),
  };
  panel.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) choices[target.value]?.();
  });
}
