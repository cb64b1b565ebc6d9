// Writes positions as lines of OBF, with the scores of their moves.

import { textOf } from "../../rules/position.js";

/** @import { TextWriter } from "./format.js" */
/** @import { GameToWrite } from "./record.js" */

/** @param {GameToWrite} game @returns {string} */
function obfText({ position, replies }) {
  const scored = replies.flatMap(({ move, score }) =>
    score === undefined ? [] : [` ${move}:${score > 0 ? "+" : ""}${Math.round(score)};`],
  );
  return `${textOf(position)};${scored.join("")}\n`;
}

/** @type {TextWriter<"obf">} */
export const obf = Object.freeze({
  id: "obf",
  name: "OBF",
  about: "this position with the values of its moves",
  ending: "obf",
  isBinary: false,
  keeps: Object.freeze(/** @type {const} */ (["score"])),
  holds: "position",
  needsStandardStart: false,
  separator: "",
  write: obfText,
});
