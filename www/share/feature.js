// A game as a link, a picture or a text to paste elsewhere.

/** @import { Feature } from "../feature.js" */

const sheet = {
  load: () => import("./sheet.js"),
  styles: [new URL("../style/dialogs.css", import.meta.url), new URL("./style.css", import.meta.url)],
};
const copying = { load: () => import("./copying.js") };

/** @type {Feature} */
export const sharing = {
  actions: {
    share: ({ open, store }) => open(sheet, ({ openShare }) => openShare(store)),
    copy: ({ open, store }) => open(copying, ({ copyGame }) => copyGame(store)),
  },
};
