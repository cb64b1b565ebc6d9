// The collection of games that a person keeps in this browser: taken in from files, filtered, listed, and asked by the explorer.

/** @import { Feature } from "../feature.js" */

const dialog = {
  load: () => import("./dialog.js"),
  styles: [
    new URL("../style/dialogs.css", import.meta.url),
    new URL("../style/tour.css", import.meta.url),
    new URL("./list/list.css", import.meta.url),
    new URL("./style.css", import.meta.url),
  ],
};

/** @type {Feature} */
export const collection = {
  actions: {
    /** Opens the collection: takes in files where a person gives some, or goes back to a place in the list. */
    collection: (
      page,
      /** @type {Parameters<typeof import("./dialog.js").openCollection>[1]} */ given = {},
    ) => page.open(dialog, ({ openCollection }) => openCollection(page, given)),
  },
};
