import { phrasesOf } from "../words/language.js";

/** What is said of what is drawn on the board. */
export const drawingTexts = phrasesOf("drawing", {
  cleared: "Marks removed.",
  bringBack: "Bring them back",
});
