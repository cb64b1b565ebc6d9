// The editor: a dialog in which a position is set up disc by disc.

/** @import { Feature } from "../../feature.js" */

const dialog = {
  load: () => import("./editor.js"),
  styles: [new URL("../../style/dialogs.css", import.meta.url), new URL("./style.css", import.meta.url)],
};

/** @type {Feature} */
export const editor = {
  actions: { edit: ({ open, store, match }) => open(dialog, ({ openEditor }) => openEditor(store, match)) },
};
