import { phrasesOf } from "../words/language.js";

/** What is said of what is drawn on the board, and of how moves are played. */
export const drawingTexts = phrasesOf("drawing", {
  cleared: "Marks removed.",
  bringBack: "Bring them back",
  confirms: "Confirm moves by a second tap",
});
