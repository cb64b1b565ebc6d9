// Positions as chess programs write them, in FEN: rows from the eighth to the first with slashes between, digits for so many empty squares,
// `p` for black and `P` for white, maybe the discs in hand in brackets, then `b` or `w` for the side to move.

import { FlipsideError } from "../../../host/error.js";
import { parseBoard } from "../../../notation/board.js";
import { cellOf, colorOf } from "../../../notation/squares.js";

/** @import { Position } from "../../../rules/position.js" */

const FEN =
  /^\s?((?:[1-8a-z*-]{1,8}\/){7}[1-8a-z*-]{1,8})\s?(?:\[[^\]]{0,200}\])?\s+(black|white|[bwxo*])(?![\p{L}\d])/iu;

/**
 * Reads a position; `undefined` where a text is none of this format.
 * @param {string} text
 * @returns {Position | undefined}
 * @throws {FlipsideError} `INVALID_POSITION`
 */
export function parseFen(text) {
  const [, rows, side] = FEN.exec(text.slice(0, 400)) ?? [];
  if (!rows) return undefined;
  const lines = rows.split("/").map((row) => row.replace(/[1-8]/g, (count) => "-".repeat(Number(count))));
  const wrong = lines.findIndex((line) => line.length !== 8);
  if (wrong >= 0) {
    const found = `${lines[wrong].length} in ${JSON.stringify(rows.split("/")[wrong])}`;
    throw new FlipsideError("INVALID_POSITION", `board: expected 8 squares in each row, found ${found}`);
  }
  // Chess has one letter for both colors, and its eighth row on top.
  const isChess = lines.every((line) => /^[-pd]*$/i.test(line));
  const board = (isChess ? lines.toReversed() : lines)
    .flatMap((line) => [...line])
    .map((letter) => {
      if (!isChess || letter === "-") return cellOf(letter) ?? letter;
      return letter === letter.toLowerCase() ? "X" : "O";
    });
  return parseBoard(`${board.join("")} ${colorOf(side) ?? side}`);
}
