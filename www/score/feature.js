// The name plates of both players, with their discs and clocks.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { createScore } from "./view.js";

/** @type {Feature} */
export const score = {
  show: (page) => createScore(find(document, "#score", HTMLElement), page),
};
