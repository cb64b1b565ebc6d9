// Who one plays against, in the place of the moves until there is one.

import { find, setAttribute } from "../dom/elements.js";
/** @import { Feature } from "../feature.js" */
import { isAtRest } from "../state/rooms.js";

const card = { load: () => import("./card.js") };

/** @type {Feature} */
export const opponentCard = {
  show({ isEmbedded, store }) {
    const panel = find(document, ".panel.moves", HTMLElement);
    store.watch(isAtRest, (isShown) => setAttribute(panel, "data-rest", isShown && !isEmbedded));
  },
  follow(page) {
    if (!page.isEmbedded) page.open(card, ({ createCard }) => createCard(page));
  },
};
