// How a game begins: the sheet to choose the opponent, and the games that begin without it.

/** @import { Feature } from "../feature.js" */
import { isGameShown } from "../state/rooms.js";

const sheet = {
  load: () => import("./sheet.js"),
  styles: [new URL("../style/dialogs.css", import.meta.url), new URL("./style.css", import.meta.url)],
};
const starter = { load: () => import("./starter.js") };

/** @type {Feature} */
export const newGame = {
  actions: {
    new(page) {
      const { room } = page.store.state;
      if (isGameShown({ room }) || room === "friend") page.open(sheet, ({ openSheet }) => openSheet(page));
    },
    /** Begins a game with some settings changed. */
    begin: ({ open, store, match }, settings) =>
      open(starter, ({ createStarter }) => createStarter(store, match).begin(settings)),
    /** Begins the same game again. */
    repeat: ({ open, store, match }) =>
      open(starter, ({ createStarter }) => createStarter(store, match).repeat()),
  },
  keys: { n: "new" },
};
