// The explorer asks the collection, too: what a person has of the position.

/** @import { Feature } from "../feature.js" */

const source = {
  load: () => import("./source.js"),
  styles: [
    new URL("../style/dialogs.css", import.meta.url),
    new URL("../style/tour.css", import.meta.url),
    new URL("./list/list.css", import.meta.url),
  ],
};

/** @type {Feature} */
export const askedCollection = { sources: [source] };
