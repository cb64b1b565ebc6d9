// Learn: the rules and strategy by chapters with positions to try, and the picture of the engine's table.

import { find } from "../dom/elements.js";
import { addPanel, roomName } from "../dom/panels.js";
import { withStyles } from "../dom/styles.js";
/** @import { Feature } from "../feature.js" */
import { createFirstVisit } from "./first-visit.js";

const room = {
  load: () => import("./opening.js").then(({ loadRoom }) => loadRoom()),
  styles: [new URL("../style/exercises.css", import.meta.url), new URL("./style.css", import.meta.url)],
};

/** @type {Feature} */
export const learn = {
  show(page) {
    createFirstVisit(find(document, "#first-visit", HTMLButtonElement), page);
    addPanel("learn", "learn", { "aria-label": roomName("learn") });
  },
  rooms: [
    {
      room: "learn",
      async fill({ store, match, Game, engine }) {
        const { openLessons } = await withStyles(room);
        openLessons({ store, match, Game, engine, panel: find(document, "#learn", HTMLElement) });
      },
    },
  ],
};
