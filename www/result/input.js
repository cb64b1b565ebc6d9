/** @import { Page } from "../app/feature.js" */
/** @import { Store } from "../app/store.js" */
/** @import { Side } from "../app/types.js" */

/** @type {Record<Side, Side>} */
const SWAPPED = { black: "white", white: "black", both: "both", none: "none" };

/**
 * What the person chooses once a game is over.
 * @param {HTMLElement} card
 * @param {Store} store
 * @param {Page["act"]} act
 */
export function listenToResult(card, store, act) {
  /** @type {Record<string, () => void>} */
  const choices = {
    again: () => act("begin", {}),
    same: () => act("repeat"),
    swap: () => act("begin", { side: SWAPPED[store.state.settings.side], drawsColor: false }),
    review: () => act("review"),
  };
  card.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) choices[target.value]?.();
  });
}
