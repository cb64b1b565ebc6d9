// Train: exercises that come again, puzzles by theme, runs, and openings by heart.

/** @import { Feature } from "../feature.js" */
import { addPanel, roomName } from "../dom/panels.js";
import { withStyles } from "../dom/styles.js";

/** @type {Feature} */
export const training = {
  show: () => void addPanel("train", "train", { "aria-label": roomName("train") }),
  rooms: [
    {
      room: "train",
      async fill(page) {
        const { room } = await import("./part.js");
        const { openTraining } = await withStyles(room);
        await openTraining(page);
      },
    },
  ],
};
