// The list of moves, with the branches of an analysis.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { createMoves } from "./view.js";

/** @type {Feature} */
export const moves = {
  show: (page) => createMoves(find(document, "#moves", HTMLElement), page),
};
