/** @import { Room } from "../state/types.js" */

/** The rooms as the menu names them. @type {Readonly<Record<Room, string>>} */
export const roomNames = Object.freeze({
  play: "Play",
  analyze: "Analyze",
  puzzles: "Puzzles",
  learn: "Learn",
});
