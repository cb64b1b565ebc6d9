// Transcripts: the moves of a game as people paste them.
//
// Read are `f5d6c3`, `F5 D6`, `f5-d6`, `f5,d6`, `1. f5 2. d6`, `1. f5 d6 2. c3`, `1) f5`, passes written or left out,
// and a result after the last move, such as `33-31`.

import { FlipsideError } from "../host/error.js";
import { moveOf } from "./squares.js";

/** @import { Move } from "../generated/types.js" */

/** A token of a transcript: a move number, a pass, a square, or a separator. */
const TOKEN = /\d{1,3}\s*[.):]+|pass|pas?(?![a-h\d])|ps(?![a-h\d])|--|[a-h][1-8]|[\s,;.\-–—>/|]+/iy;

/** A result after the last move: the discs of both sides, a signed score, or the winner and the margin. */
const RESULT = /^[\s,;(]*(?:\d{1,2}\s*[-:–/]\s*\d{1,2}|[+-]\d{1,2}|[bw]\s*\+\s*\d{1,2}|[=½])[\s).;]*$/i;

/**
 * Reads a transcript.
 * @param {string} text
 * @returns {Move[]}
 * @throws {FlipsideError} `INVALID_POSITION`
 */
export function parseTranscript(text) {
  /** @type {Move[]} */
  const moves = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    if (moves.length > 0 && RESULT.test(text.slice(at, at + 40)) && text.length - at <= 40) break;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) {
      const found = JSON.stringify(/^[a-z\d]{2}|^\S+/i.exec(text.slice(at, at + 20))?.[0] ?? "");
      throw new FlipsideError(
        "INVALID_POSITION",
        `transcript: move ${moves.length + 1}: expected a1 to h8, or pass, found ${found} at character ${at + 1}`,
      );
    }
    const move = moveOf(token);
    if (move) moves.push(move);
  }
  return moves;
}

/** Whether a text begins as a transcript does. @param {string} text */
export function looksLikeTranscript(text) {
  return /^\s*(?:\d{1,3}\s*[.):]+\s*)?(?:[a-h]\d|pass\b)/i.test(text) || /(?:^|[^a-z])[a-h][1-8]/i.test(text);
}
