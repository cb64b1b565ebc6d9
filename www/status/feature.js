// What happens in the game, in a sentence: below the board, and for screen readers.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { createAnnouncer } from "./announcer.js";
import { createStatus } from "./view.js";

/** @type {Feature} */
export const status = {
  show(page) {
    createStatus(document, page);
    createAnnouncer(find(document, "#announcer", HTMLElement), page);
  },
};
