// The game on paper: diagrams, moves and names, however a person asks for it.

/** @import { Feature } from "../feature.js" */

const sheet = {
  load: () => import("./sheet.js"),
  styles: [new URL("./style.css", import.meta.url)],
};

/** @type {Feature} */
export const printing = {
  // A browser that prints waits for nothing, so it is there before anybody can ask for it: Ctrl+P begins with a key as well.
  follow: ({ isEmbedded, open, store }) => {
    if (isEmbedded) return;
    let isOpened = false;
    const openIt = () => {
      removeEventListener("keydown", openIt, true);
      if (isOpened) return;
      isOpened = true;
      open(sheet, ({ keepSheet }) => keepSheet(store));
    };
    // Not with a press: a service worker that has to fetch this just when a new version is asked for is not replaced.
    addEventListener("keydown", openIt, true);
    store.watch(
      ({ game, room }) => game.moves.length > 0 || room !== "play",
      (isAnything) => isAnything && openIt(),
    );
  },
  actions: {
    print: ({ open }, given) => open(sheet, ({ print }) => print(given)),
    // What a part of the page has for paper while it is shown; null else.
    paper: ({ open }, paperOf) => open(sheet, ({ addPaper }) => addPaper(paperOf)),
  },
};
