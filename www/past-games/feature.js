// The games that were played here, kept in this browser.

/** @import { Feature } from "../feature.js" */

const list = {
  load: () => import("./list.js"),
  styles: [new URL("../style/dialogs.css", import.meta.url), new URL("./style.css", import.meta.url)],
};
const recorder = { load: () => import("./recorder.js") };
const following = { load: () => import("./following.js") };

/** @type {Feature} */
export const pastGames = {
  follow({ open, store, match, isEmbedded }) {
    if (isEmbedded) return;
    open(recorder, ({ Recorder }) => new Recorder({ store }).follow());
    open(following, ({ followGames }) => followGames(store, match));
  },
  actions: { games: (page) => page.open(list, ({ openGames }) => openGames(page)) },
};
