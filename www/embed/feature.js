// The page as a board in the frame of another page.

/** @import { Feature } from "../feature.js" */

/** @type {Feature} */
export const embed = {
  start(page) {
    if (!page.isEmbedded) return;
    document.documentElement.dataset.embed = "";
    void import("./view.js").then(({ openEmbedded }) => openEmbedded(page));
  },
};
