// Scored positions in Open Board Format, as Edax writes its problems: a board, the side to move, then moves with their
// scores, each closed by a semicolon, then a comment after %.

import { FlipsideError } from "../host/error.js";
import { parseBoard } from "./board.js";
import { moveOf, plain } from "./squares.js";

/** @import { Position } from "../rules/position.js" */
/** @import { Move } from "../generated/types.js" */

/**
 * A scored position; scores are in discs for the side to move.
 * @typedef {{ position: Position, moves: { move: Move, score: number }[], comment: string }} ObfLine
 */

/**
 * Reads a line.
 * @param {string} line
 * @returns {ObfLine}
 * @throws {FlipsideError} `INVALID_POSITION`
 */
export function parseObf(line) {
  const [fields, ...comment] = line.split("%");
  const [board, ...scored] = plain(fields).split(";");
  return {
    position: parseBoard(board),
    moves: scored
      .map((field) => field.trim())
      .filter(Boolean)
      .map(scoredMove),
    comment: comment.join("%").trim(),
  };
}

/** Whether a text is a line of this format: a board, then a semicolon or a percent sign. @param {string} text */
export function looksLikeObf(text) {
  return /^[^;%\d]{64,}[;%]/.test(text) && !text.startsWith("(;");
}

/** @param {string} field @returns {{ move: Move, score: number }} */
function scoredMove(field) {
  const [, name, score] = /^([^:]+):\s*([+-]?\d{1,2})$/.exec(field) ?? [];
  const move = name && moveOf(name.trim());
  if (move) return { move, score: Number(score) };
  throw new FlipsideError(
    "INVALID_POSITION",
    `scored move: expected a move and its score, such as "f5:+2", found ${JSON.stringify(field.slice(0, 40))}`,
  );
}
