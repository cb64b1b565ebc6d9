// Games in the Generic Game Format of the Generic Game Server: `(;GM[Othello]…BO[8 … *]B[f5]W[d6//1.2]…;)`.
//
// The moves B[…] and W[…] hold a square or PA for a pass, then, after a slash, an evaluation and the time taken, which
// are ignored. BO[…] is the start: the size of the board, its rows from a1 on, and the side to move.

import { FlipsideError } from "../host/error.js";
import { START_POSITION } from "../rules/position.js";
import { parseBoard } from "./board.js";
import { moveOf } from "./squares.js";

/** @import { Position } from "../rules/position.js" */
/** @import { Move } from "../generated/types.js" */

/**
 * Reads the first game of a text.
 * @param {string} text
 * @returns {{ start: Position, moves: Move[] }}
 * @throws {FlipsideError} `INVALID_POSITION`
 */
export function parseGgf(text) {
  const game = text.split(/;\s*\)/, 1)[0];
  /** @type {Position | undefined} */
  let start;
  /** @type {Move[]} */
  const moves = [];
  for (const [, name, value] of game.matchAll(/([A-Z]{1,2})\[([^[\]]*)\]/g)) {
    if (name === "BO") start = startOf(value);
    if (name !== "B" && name !== "W") continue;
    const word = value.split("/", 1)[0].trim();
    const move = moveOf(word);
    if (!move) {
      const found = JSON.stringify(word.slice(0, 20));
      throw refusal(`move ${moves.length + 1}: expected a1 to h8, or PA, found ${found}`);
    }
    moves.push(move);
  }
  if (!start && moves.length === 0)
    throw refusal("expected a board or moves, such as BO[8 …] or B[f5], found neither");
  return { start: start ?? START_POSITION, moves };
}

/** Whether a text is a game of this format. @param {string} text */
export function looksLikeGgf(text) {
  return text.includes("(;") && /GM\[/.test(text);
}

/** The start of a game. @param {string} value of BO @returns {Position} @throws {FlipsideError} `INVALID_POSITION` */
export function startOf(value) {
  const [, size, board] = /^\s*(\d+)\s+(.*)$/s.exec(value) ?? [];
  if (size === "8") return parseBoard(board);
  throw refusal(`board: expected size 8, found ${JSON.stringify(value.slice(0, 20))}`);
}

/** @param {string} message */
function refusal(message) {
  return new FlipsideError("INVALID_POSITION", `GGF game: ${message}`);
}
