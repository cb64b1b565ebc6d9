// The help: the rules and the keys.

/** @import { Feature } from "../feature.js" */

const dialog = {
  load: () => import("./dialog.js"),
  styles: [new URL("../style/dialogs.css", import.meta.url), new URL("./style.css", import.meta.url)],
};

/** @type {Feature} */
export const help = {
  actions: { help: ({ open, store }) => open(dialog, ({ openHelp }) => openHelp(store.state.keys)) },
  keys: { "?": "help" },
};
