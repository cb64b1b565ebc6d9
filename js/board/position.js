// What the board takes as a position: a game, an object like one, a transcript, or 64 squares and the side to move. Other
// formats are left to `Game.parse`, since a page with one diagram need not load them.

import { looksLikeBoard, parseBoard } from "../notation/board.js";
import { positionAfter, refusal } from "../notation/played.js";
import { foldLetters, MAX_TEXT_LENGTH, moveOf } from "../notation/squares.js";
import { parseTranscript } from "../notation/transcript.js";
import { START_POSITION, textOf } from "../rules/position.js";

/** @import { Move } from "../generated/types.js" */
/** @import { Position } from "../rules/position.js" */

/** A position and the move that led to it, where that is known. @typedef {{ position: Position, last: Move | null }} Shown */

/**
 * Reads a position.
 * @param {unknown} source
 * @returns {Shown}
 * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function shownOf(source) {
  if (typeof source === "object" && source !== null) return ofObject(source);
  if (typeof source !== "string" || source.length > MAX_TEXT_LENGTH) {
    const expected = `a game, or a text of at most ${MAX_TEXT_LENGTH} characters`;
    throw refusal("INVALID_POSITION", "position", expected, source);
  }
  const text = foldLetters(source).trim();
  if (looksLikeBoard(text)) return { position: parseBoard(text), last: null };
  const moves = parseTranscript(text);
  return { position: positionAfter("transcript", START_POSITION, moves), last: moves.at(-1) ?? null };
}

/**
 * A move as people write it; null for none.
 * @param {unknown} value
 * @returns {Move | null}
 * @throws {FlipsideError} `ILLEGAL_MOVE`
 */
export function readMove(value) {
  if (value === null || value === undefined || value === "") return null;
  const move = typeof value === "string" && value.length <= 8 ? moveOf(foldLetters(value).trim()) : undefined;
  if (move) return move;
  throw refusal("ILLEGAL_MOVE", "move", "a1 to h8, or pass", value);
}

/** Whether two positions are the same. @param {Position} one @param {Position} other */
export function isSame(one, other) {
  return textOf(one) === textOf(other);
}

/** @param {object} source a `Game`, for instance, or its record @returns {Shown} */
function ofObject(source) {
  const { board, turn, start, moves, ply } = /** @type {Record<string, unknown>} */ (source);
  const all = Array.isArray(moves) ? moves : [];
  const count = typeof ply === "number" ? ply : all.length;
  if (board === undefined && start !== undefined) return ofRecord(`${start}`, all, count);
  return { position: parseBoard(`${board} ${turn}`), last: readMove(all[count - 1]) };
}

/** @param {string} start @param {readonly unknown[]} moves @param {number} ply @returns {Shown} */
function ofRecord(start, moves, ply) {
  if (!Number.isInteger(ply) || ply < 0 || ply > moves.length)
    throw refusal("INVALID_POSITION", "ply", `a whole number from 0 to ${moves.length}`, ply);
  const played = moves.slice(0, ply).map((move) => /** @type {Move} */ (readMove(move)));
  return { position: positionAfter("record", parseBoard(start), played), last: played.at(-1) ?? null };
}
