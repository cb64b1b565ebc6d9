// Writes the moves of a game and nothing else.

/** @import { TextWriter } from "./format.js" */
/** @import { GameToWrite } from "./record.js" */

/** @param {GameToWrite} game @returns {string} */
function transcriptText({ moves }) {
  return `${moves.filter((move) => move !== "pass").join("")}\n`;
}

/** @type {TextWriter<"transcript">} */
export const transcript = Object.freeze({
  id: "transcript",
  name: "Moves",
  about: "f5d6c3",
  ending: "txt",
  isBinary: false,
  keeps: Object.freeze([]),
  holds: "game",
  needsStandardStart: true,
  separator: "",
  write: transcriptText,
});
