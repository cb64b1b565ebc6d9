// What happens in the game, in a sentence below the board.

/** @import { Feature } from "../feature.js" */
import { createStatus } from "./view.js";

/** @type {Feature} */
export const status = {
  show(page) {
    createStatus(document, page);
  },
};
