// The review of a game: the button that asks for it, and the report of it in Analyze.

import { find } from "../dom/elements.js";
import { withStyles } from "../dom/styles.js";
/** @import { Feature } from "../feature.js" */
import { isGameShown } from "../state/rooms.js";
import { createReview } from "./button.js";

const report = {
  load: () => import("./panel.js"),
  styles: [
    new URL("./style.css", import.meta.url),
    new URL("./graph/style.css", import.meta.url),
    new URL("./card/style.css", import.meta.url),
    new URL("./home/style.css", import.meta.url),
    new URL("./moves/style.css", import.meta.url),
    new URL("./steps/style.css", import.meta.url),
    new URL("./layout/layout.css", import.meta.url),
    new URL("./layout/beside.css", import.meta.url),
    new URL("./layout/below.css", import.meta.url),
  ],
};

/** @type {Feature} */
export const review = {
  show: (page) => createReview(find(document, "#review", HTMLElement), page),
  rooms: [
    {
      room: "analyze",
      fill: (page) => withStyles(report).then(({ openReport }) => openReport(page)),
    },
  ],
  actions: {
    review({ store, match }) {
      if (isGameShown(store.state)) match.review();
    },
  },
};
