// The games that were played here, kept in this browser.

/** @import { Feature } from "../feature.js" */
/** @import { State } from "../state/types.js" */

const list = {
  load: () => import("./list.js"),
  styles: [new URL("../style/dialogs.css", import.meta.url), new URL("./style.css", import.meta.url)],
};
const recorder = { load: () => import("./recorder.js") };
const following = { load: () => import("./following.js") };

/** What was saved since the page began, for the recorder, which is loaded later. @type {State[] | null} */
let missed = [];

/** @type {Feature} */
export const pastGames = {
  start({ store }) {
    missed = [store.state];
    store.on("saved", (state) => missed?.push(state));
  },
  follow({ open, store, match, isEmbedded }) {
    if (isEmbedded) return;
    open(recorder, ({ Recorder }) => {
      const [begun, ...saved] = missed ?? [];
      missed = null;
      new Recorder({ store, begun }).follow(saved);
    });
    open(following, ({ followGames }) => followGames(store, match));
  },
  actions: { games: (page) => page.open(list, ({ openGames }) => openGames(page)) },
};
