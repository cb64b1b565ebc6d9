/** @import { Match } from "../match/match.js" */
/** @import { Store } from "../app/store.js" */
/** @import { Side } from "../app/types.js" */
/** @import { Starter } from "../new-game/starter.js" */

/** @type {Record<Side, Side>} */
const SWAPPED = { black: "white", white: "black", both: "both", none: "none" };

/**
 * What the person chooses once a game is over.
 * @param {HTMLElement} panel
 * @param {Store} store
 * @param {Match} match
 * @param {(begin: (starter: Starter) => unknown) => void} withStarter lets something start games, once that is loaded
 */
export function listenToResult(panel, store, match, withStarter) {
  /** @type {Record<string, () => unknown>} */
  const choices = {
    again: () => withStarter((starter) => starter.begin()),
    same: () => withStarter((starter) => starter.repeat()),
    swap: () => {
      const side = SWAPPED[store.state.settings.side];
      withStarter((starter) => starter.begin({ side, drawsColor: false }));
    },
    review: () => match.review(),
  };
  panel.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) choices[target.value]?.();
  });
}
