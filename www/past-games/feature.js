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
  follow({ open, store, match, isEmbedded, missed }) {
    if (isEmbedded) return;
    open(recorder, ({ Recorder }) => {
      const [begun, ...saved] = missed.splice(0);
      new Recorder({ store, begun }).follow(saved);
    });
    open(following, ({ followGames }) => followGames(store, match));
  },
  actions: { games: (page, given) => page.open(list, ({ openGames }) => openGames(page, given)) },
};
