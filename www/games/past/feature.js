// The games that were played here, kept in this browser.

/** @import { Feature } from "../../app/feature.js" */

const list = {
  load: () => import("./list.js"),
  styles: [new URL("../../style/dialogs.css", import.meta.url), new URL("./style.css", import.meta.url)],
};
const standing = { load: () => import("./standing.js") };
const recorder = { load: () => import("./recorder.js") };

/** @type {Feature} */
export const pastGames = {
  follow({ open, store, isEmbedded }) {
    if (isEmbedded) return;
    open(recorder, ({ Recorder }) => new Recorder({ store }).follow());
    open(standing, ({ followRecord }) => followRecord(store));
  },
  actions: { games: ({ open, store, match }) => open(list, ({ openGames }) => openGames(store, match)) },
};
