// Writes positions as boards that people read.

/** @import { TextWriter } from "./format.js" */
/** @import { GameToWrite } from "./record.js" */

/** @param {GameToWrite} game @returns {string} */
function boardText({ position: { board, turn } }) {
  const rows = (board.match(/.{8}/g) ?? []).map((row, index) => `${index + 1} ${[...row].join(" ")}`);
  return `  a b c d e f g h\n${rows.join("\n")}\n${turn === "black" ? "Black (X)" : "White (O)"} to move\n`;
}

/** @type {TextWriter<"board">} */
export const board = Object.freeze({
  id: "board",
  name: "Board",
  about: "this position, for people to read",
  ending: "txt",
  isBinary: false,
  keeps: Object.freeze([]),
  holds: "position",
  needsStandardStart: false,
  separator: "\n",
  write: boardText,
});
