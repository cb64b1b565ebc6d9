// The collection of games that a person keeps in this browser: taken in from files, filtered, listed, and asked by the explorer.

/** @import { Feature } from "../feature.js" */

const DIALOGS = new URL("../style/dialogs.css", import.meta.url);
const LIST = new URL("./list/list.css", import.meta.url);
const STYLE = new URL("./style.css", import.meta.url);

const dialog = { load: () => import("./dialog.js"), styles: [DIALOGS, LIST, STYLE] };
const source = { load: () => import("./source.js"), styles: [DIALOGS, LIST] };

/** @type {Feature} */
export const collection = {
  sources: [source],
  actions: {
    /** Opens the collection: takes in files where a person gives some, or goes back to a place in the list. */
    collection: (
      page,
      /** @type {Parameters<typeof import("./dialog.js").openCollection>[1]} */ given = {},
    ) => page.open(dialog, ({ openCollection }) => openCollection(page, given)),
  },
};
