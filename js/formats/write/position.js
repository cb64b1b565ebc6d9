// Writes positions: as a line of OBF with the scores of its moves, and as a board that people read.

import { textOf } from "../../rules/position.js";

/** @import { GameToWrite } from "./record.js" */

/** @param {GameToWrite} game @returns {string} */
export function obfText({ position, replies }) {
  const scored = replies.flatMap(({ move, score }) =>
    score === undefined ? [] : [` ${move}:${score > 0 ? "+" : ""}${Math.round(score)};`],
  );
  return `${textOf(position)};${scored.join("")}\n`;
}

/** @param {GameToWrite} game @returns {string} */
export function boardText({ position: { board, turn } }) {
  const rows = (board.match(/.{8}/g) ?? []).map((row, index) => `${index + 1} ${[...row].join(" ")}`);
  return `  a b c d e f g h\n${rows.join("\n")}\n${turn === "black" ? "Black (X)" : "White (O)"} to move\n`;
}
