// What the person's last move did: an answer when one asks, and after a blunder against a weak opponent an offer to take it back.

/** @import { Feature } from "../feature.js" */

const part = { load: () => import("./part.js"), styles: [new URL("./style.css", import.meta.url)] };

/** @type {Feature} */
export const lastMove = {
  follow(page) {
    if (!page.isEmbedded) page.open(part, ({ openLastMove }) => openLastMove(page));
  },
};
