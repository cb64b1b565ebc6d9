// Train: exercises that come again, puzzles by theme, runs, and openings by heart.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { addPanel, roomName } from "../dom/panels.js";
import { withStyles } from "../dom/styles.js";

const room = {
  load: () => import("./room.js"),
  styles: [
    new URL("../style/exercises.css", import.meta.url),
    new URL("./style/room.css", import.meta.url),
    new URL("./style/home.css", import.meta.url),
    new URL("./style/puzzle.css", import.meta.url),
    new URL("./openings/style.css", import.meta.url),
    new URL("./you/style.css", import.meta.url),
  ],
};

/** @type {Feature} */
export const training = {
  show: () => void addPanel("train", "train", { "aria-label": roomName("train") }),
  rooms: [
    {
      room: "train",
      async fill({ store, match, Game, engine, openings, act, sources: parts }) {
        const { openTraining } = await withStyles(room);
        const panel = find(document, "#train", HTMLElement);
        const sources = async () => {
          const loaded = await Promise.all(parts.map(withStyles));
          return loaded.flatMap(({ openPlayed }) => (openPlayed ? [openPlayed()] : []));
        };
        await openTraining({ store, match, Game, engine, openings, act, sources, panel });
      },
    },
  ],
};
