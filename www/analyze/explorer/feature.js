// The explorer: what the opening book and tournament players know of the position.

/** @import { Feature } from "../../feature.js" */
import { addPanel } from "../../dom/panels.js";
import { withStyles } from "../../dom/styles.js";
import { listenToLine } from "../../evaluation/shown-line.js";

const panel = { load: () => import("./panel.js"), styles: [new URL("./style.css", import.meta.url)] };

/** @type {Feature} */
export const explorer = {
  show: ({ store }) => listenToLine(addPanel("explorer", "analyze"), store),
  rooms: [
    {
      room: "analyze",
      fill: (page) => withStyles(panel).then(({ openExplorer }) => openExplorer(page)),
    },
  ],
};
