// The game on paper: diagrams, moves and names, however a person asks for it.

/** @import { Feature } from "../feature.js" */

const sheet = {
  load: () => import("./sheet.js"),
  styles: [new URL("./style.css", import.meta.url)],
};

/** Whatever a person does first on the page. */
const SIGNS = ["pointerdown", "keydown"];

/** @type {Feature} */
export const printing = {
  // A browser that prints waits for nothing, so it is there before anybody can ask for it: Ctrl+P begins with a key as well.
  follow: ({ isEmbedded, open, store }) => {
    if (isEmbedded) return;
    let isOpened = false;
    const openIt = () => {
      for (const sign of SIGNS) removeEventListener(sign, openIt, true);
      if (isOpened) return;
      isOpened = true;
      open(sheet, ({ keepSheet }) => keepSheet(store));
    };
    for (const sign of SIGNS) addEventListener(sign, openIt, true);
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
