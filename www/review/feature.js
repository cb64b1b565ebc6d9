// The review of a game: the button that asks for it, and the report of it in Analyze.

/** @import { Feature } from "../app/feature.js" */
import { isGameShown } from "../app/rooms.js";
import { find } from "../dom/elements.js";
import { withStyles } from "../dom/styles.js";
import { createReview } from "./button.js";

const report = {
  load: () => import("./report/panel.js"),
  styles: [
    new URL("./report/style.css", import.meta.url),
    new URL("./report/graph.css", import.meta.url),
    new URL("./report/coach.css", import.meta.url),
    new URL("./report/layout.css", import.meta.url),
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
