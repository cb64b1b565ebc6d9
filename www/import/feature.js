// Games that come in: pasted, dropped, opened as files, or shared by other programs.

/** @import { Feature } from "../feature.js" */

const dialog = {
  load: () => import("./dialog.js"),
  styles: [
    new URL("../style/dialogs.css", import.meta.url),
    new URL("../style/tour.css", import.meta.url),
    new URL("./style.css", import.meta.url),
  ],
};
const arrivals = { load: () => import("./arrivals.js") };
const dropping = { load: () => import("./dropping.js") };

/** @typedef {string | readonly File[]} Given what a person gives */

/** @type {Feature} */
export const importing = {
  follow({ open, act, match }) {
    const take = (/** @type {Given} */ given) => act("take", given);
    open(arrivals, ({ takeArrivals }) => takeArrivals(match, take));
    open(dropping, ({ listenToDrop, listenToPaste }) => {
      listenToPaste(take);
      listenToDrop(take, (error) => match.showError(error));
    });
  },
  actions: {
    load: (page) => page.open(dialog, ({ openImport }) => openImport(page)),
    /** Puts what a person gives on the board, or asks about it. */
    take: (page, /** @type {Given} */ given) => page.open(dialog, ({ takeIn }) => takeIn(page, given)),
  },
};
