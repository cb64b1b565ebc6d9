// What the board takes as a position: a game, an object like one, a transcript, or 64 squares and the side to move. Other
// formats are left to `Game.parse`, since a page with one diagram need not load them.

import { describe, FlipsideError } from "../host/error.js";
import { looksLikeBoard, parseBoard } from "../notation/board.js";
import { foldLetters, MAX_TEXT_LENGTH, moveOf } from "../notation/squares.js";
import { parseTranscript } from "../notation/transcript.js";
import { after, legalMoves, START_POSITION, textOf } from "../rules/position.js";

/** @import { ErrorCode } from "../host/error.js" */
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
  return looksLikeBoard(text)
    ? { position: parseBoard(text), last: null }
    : afterMoves(parseTranscript(text));
}

/**
 * Plays the moves of a transcript, which may leave forced passes out.
 * @param {readonly Move[]} moves
 * @returns {Shown}
 */
function afterMoves(moves) {
  let position = START_POSITION;
  for (const [index, move] of moves.entries()) {
    if (move !== "pass" && legalMoves(position)[0] === "pass") position = after(position, "pass") ?? position;
    const next = after(position, move);
    if (!next) throw illegal(`transcript: move ${index + 1}`, position, move);
    position = next;
  }
  return { position, last: moves.at(-1) ?? null };
}

/** @param {string} what @param {Position} position @param {string} found */
export function illegal(what, position, found) {
  const expected = legalMoves(position).join(", ") || "no move, as the game is over";
  return refusal("ILLEGAL_MOVE", what, expected, found);
}

/** @param {ErrorCode} code @param {string} what @param {string} expected @param {unknown} found */
export function refusal(code, what, expected, found) {
  return new FlipsideError(code, `${what}: expected ${expected}, found ${describe(found)}`);
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

/** @param {object} source a `Game`, for instance @returns {Shown} */
function ofObject(source) {
  const { board, turn, moves, ply } = /** @type {Record<string, unknown>} */ (source);
  const position = parseBoard(`${board} ${turn}`);
  const played = Array.isArray(moves) ? moves[typeof ply === "number" ? ply - 1 : moves.length - 1] : null;
  return { position, last: readMove(played) };
}
