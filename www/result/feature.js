// The card that stands by the board when a game is over.

/** @import { Feature } from "../app/feature.js" */
import { find } from "../dom/elements.js";
import { listenToResult } from "./input.js";
import { createResult } from "./view.js";

/** @type {Feature} */
export const result = {
  show({ store, act }) {
    const card = find(document, "#result", HTMLElement);
    store.watch(createResult(card));
    listenToResult(card, store, act);
  },
};
