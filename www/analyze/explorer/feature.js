// The explorer: what the opening book and tournament players know of the position.

import { find } from "../../dom/elements.js";
import { withStyles } from "../../dom/styles.js";
/** @import { Feature } from "../../app/feature.js" */
import { listenToLine } from "../../evaluation/shown-line.js";

const panel = { load: () => import("./panel.js"), styles: [new URL("./style.css", import.meta.url)] };

/** @type {Feature} */
export const explorer = {
  show: ({ store }) => listenToLine(find(document, "#explorer", HTMLElement), store),
  rooms: [
    {
      room: "analyze",
      fill: ({ store, match, openings }) =>
        withStyles(panel).then(({ openExplorer }) => openExplorer(store, match, () => openings.load())),
    },
  ],
};
