// What happens in the game, in a sentence for screen readers. They say the state of the game when this comes.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { createAnnouncer } from "./announcer.js";

/** @type {Feature} */
export const announcing = {
  follow(page) {
    createAnnouncer(find(document, "#announcer", HTMLElement), page);
  },
};
