// Games that go out as files.

/** @import { Feature } from "../feature.js" */

const sheet = {
  load: () => import("./sheet.js"),
  styles: [new URL("../style/dialogs.css", import.meta.url), new URL("./style.css", import.meta.url)],
};

/** @type {Feature} */
export const exporting = {
  actions: { export: ({ open, store }) => open(sheet, ({ openExport }) => openExport(store)) },
};
