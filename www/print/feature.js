// The game on paper: diagrams, moves and names, however a person asks for it.

/** @import { Feature } from "../feature.js" */

const sheet = {
  load: () => import("./sheet.js"),
  styles: [new URL("./style.css", import.meta.url)],
};

/** @type {Feature} */
export const printing = {
  // A browser that prints waits for nothing, so it is there from the first move on.
  follow: ({ isEmbedded, open, store }) => {
    if (isEmbedded) return;
    let isOpened = false;
    store.watch(
      ({ game }) => game.moves.length > 0,
      (isGame) => {
        if (!isGame || isOpened) return;
        isOpened = true;
        open(sheet, ({ keepSheet }) => keepSheet(store));
      },
    );
  },
  actions: { print: ({ open }, given) => open(sheet, ({ print }) => print(given)) },
};
