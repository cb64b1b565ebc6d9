/** @import { Room } from "../app/types.js" */
import { phrasesOf } from "../words/language.js";

/** The rooms as the menu names them. @type {Readonly<Record<Room, string>>} */
export const roomNames = phrasesOf("rooms", {
  play: "Play",
  analyze: "Analyze",
  puzzles: "Puzzles",
  learn: "Learn",
});
