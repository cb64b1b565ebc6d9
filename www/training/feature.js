// Train: exercises that come again, puzzles by theme, runs, and openings by heart.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { addPanel, roomName } from "../dom/panels.js";
import { withStyles } from "../dom/styles.js";

const room = {
  load: () => import("./room.js"),
  styles: [
    new URL("../style/exercises.css", import.meta.url),
    new URL("./style.css", import.meta.url),
    new URL("./openings/style.css", import.meta.url),
  ],
};

const keeping = {
  load: () => import("./openings/keeping.js"),
  styles: [new URL("./openings/style.css", import.meta.url)],
};

/** @type {Feature} */
export const training = {
  show: () => void addPanel("train", "train", { "aria-label": roomName("train") }),
  follow({ store, open }) {
    store.on("began", ({ kind, ...how }) => {
      if (kind === "over" && "isNew" in how && how.isNew && store.state.room === "play")
        open(keeping, ({ tellLeft }) => tellLeft(store));
    });
  },
  rooms: [
    { room: "analyze", fill: (page) => withStyles(keeping).then(({ openKeeping }) => openKeeping(page)) },
    {
      room: "train",
      async fill({ store, match, Game, engine, openings }) {
        const { openTraining } = await withStyles(room);
        const panel = find(document, "#train", HTMLElement);
        await openTraining({ store, match, Game, engine, openings, panel });
      },
    },
  ],
};
