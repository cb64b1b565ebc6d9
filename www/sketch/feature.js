// Circles and arrows that a person draws over the position.

/** @import { Feature } from "../feature.js" */
import { Sketch } from "./sketch.js";
import { speakMarks } from "./spoken.js";
import { listenToStrokes } from "./strokes.js";

/** @type {Feature} */
export const sketching = {
  follow(page) {
    speakMarks(page);
    listenToStrokes(page, new Sketch(page));
  },
  // No button asks for these: they are for the square with the focus.
  keys: { o: "circle", O: "arrow" },
};
