/** @import { Room } from "../state/types.js" */
import { phrasesOf } from "./language.js";

/** The rooms as the menu names them. @type {Readonly<Record<Room, string>>} */
export const roomNames = phrasesOf("rooms", {
  play: "Play",
  analyze: "Analyze",
  puzzles: "Puzzles",
  learn: "Learn",
});
