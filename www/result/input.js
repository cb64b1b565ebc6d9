/** @import { Match } from "../match/match.js" */
/** @import { Store } from "../app/store.js" */
/** @import { Side } from "../app/types.js" */
/** @import { Beginner } from "../new-game/beginner.js" */

/** @type {Record<Side, Side>} */
const SWAPPED = { black: "white", white: "black", both: "both", none: "none" };

/**
 * What the person chooses once a game is over.
 * @param {HTMLElement} panel
 * @param {Store} store
 * @param {Match} match
 * @param {(begin: (beginner: Beginner) => unknown) => void} withBeginner lets something begin games, once it is loaded
 */
export function listenToResult(panel, store, match, withBeginner) {
  /** @type {Record<string, () => unknown>} */
  const choices = {
    again: () => withBeginner((beginner) => beginner.begin()),
    same: () => withBeginner((beginner) => beginner.repeat()),
    swap: () => {
      const side = SWAPPED[store.state.settings.side];
      withBeginner((beginner) => beginner.begin({ side, drawsColor: false }));
    },
    review: () => match.review(),
  };
  panel.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) choices[target.value]?.();
  });
}
