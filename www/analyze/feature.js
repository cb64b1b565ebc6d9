// Analyze: the lines and switches of the engine, solving, and what can be done with a branch.

/** @import { Feature } from "../feature.js" */
import { withStyles } from "../dom/styles.js";

const room = { load: () => import("./room.js"), styles: [new URL("./style.css", import.meta.url)] };

/** @type {Feature} */
export const analyze = {
  rooms: [
    {
      room: "analyze",
      fill: (page) => withStyles(room).then(({ openAnalysis }) => openAnalysis(page)),
    },
  ],
};
