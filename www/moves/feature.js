// The list of moves, with the branches of an analysis.

/** @import { Feature } from "../app/feature.js" */
import { find } from "../dom/elements.js";
import { listenToMoves } from "./input.js";
import { createMoves } from "./view.js";

const list = () => find(document, "#moves", HTMLElement);

/** @type {Feature} */
export const moves = {
  show: ({ board, store, match }) => listenToMoves(list(), board, store, match),
  showLast: ({ store }) => store.watch(createMoves(list())),
};
