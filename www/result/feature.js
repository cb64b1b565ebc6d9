// The card that stands by the board when a game is over.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";

const card = {
  load: () => import("./view.js"),
  styles: [new URL("./style.css", import.meta.url), new URL("./told.css", import.meta.url)],
};

/** @type {Feature} */
export const result = {
  follow(page) {
    page.open(card, ({ createResult }) => createResult(find(document, "#result", HTMLElement), page));
  },
};
