// Puzzles: positions in which one looks for the best move.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { addPanel, roomName } from "../dom/panels.js";
import { withStyles } from "../dom/styles.js";

const room = {
  load: () => import("./room.js"),
  styles: [new URL("../style/exercises.css", import.meta.url), new URL("./style.css", import.meta.url)],
};

/** @type {Feature} */
export const puzzles = {
  show: () => void addPanel("puzzles", "puzzles", { "aria-label": roomName("puzzles") }),
  rooms: [
    {
      room: "puzzles",
      async fill({ store, match, Game, engine }) {
        const { openPuzzles } = await withStyles(room);
        await openPuzzles({ store, match, Game, engine, panel: find(document, "#puzzles", HTMLElement) });
      },
    },
  ],
};
