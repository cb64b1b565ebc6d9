// The card that stands by the board when a game is over.

/** @import { Feature } from "../app/feature.js" */
import { find } from "../dom/elements.js";
import { createResult } from "./view.js";

/** @type {Feature} */
export const result = {
  show: (page) => createResult(find(document, "#result", HTMLElement), page),
};
