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
  follow(page) {
    const { open, store, isEmbedded, missed } = page;
    if (isEmbedded) return;
    open(recorder, ({ Recorder }) => {
      const [begun, ...saved] = missed.splice(0);
      new Recorder({ store, begun }).follow(saved);
    });
    open(following, ({ followGames }) => followGames(page));
  },
  actions: { games: (page, given) => page.open(list, ({ openGames }) => openGames(page, given)) },
};
