/** @import { Color } from "../../state/types.js" */
import { COLORS } from "../../words/english.js";
import { phrasesOf } from "../../words/language.js";

export const editor = phrasesOf("editor", {
  title: "Set up a position",
  brush: "Paint",
  empty: "Empty",
  turn: "To move",
  start: "Start",
  clear: "Clear",
  exchange: "Swap colors",
  play: "Play from here",
  analyze: "Analyze",
  cancel: "Cancel",
  keys: "Tap the squares or drag over them. On the keyboard: arrow keys move, Enter paints, X is black, O is white, Delete is empty.",
  center: "The four squares in the middle always have a disc.",
  placed: "Position set up.",
  over: "Neither side has a move here: the game is over.",

  /** @param {number} black @param {number} white */
  discs: (black, white) => `${black} black, ${white} white`,
  /** @param {Color} turn */
  mustPass: (turn) => `${COLORS[turn]} has no move here and must pass.`,
});
