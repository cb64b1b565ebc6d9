// Recognizes the format of a text and reads it. Tried in this order: a game in GGF, a line of OBF, a diagram, a
// board, a transcript.

import { describe, FlipsideError } from "../host/error.js";
import { START_POSITION } from "../rules/position.js";
import { looksLikeBoard, parseBoard } from "./board.js";
import { withoutCoordinates } from "./diagram.js";
import { looksLikeGgf, parseGgf } from "./ggf.js";
import { looksLikeObf, parseObf } from "./obf.js";
import { foldLetters, MAX_TEXT_LENGTH } from "./squares.js";
import { looksLikeTranscript, parseTranscript } from "./transcript.js";

/** @import { Position } from "../rules/position.js" */
/** @import { Move } from "../generated/types.js" */

/**
 * Reads a start and the moves from there, which are not checked against the rules yet; forced passes may be left out.
 * @param {string} text
 * @returns {{ kind: "GGF game" | "OBF line" | "board" | "transcript", start: Position, moves: Move[] }}
 * @throws {FlipsideError} `INVALID_POSITION`
 */
export function parseText(text) {
  if (typeof text !== "string")
    throw new FlipsideError("INVALID_POSITION", `game: expected a text, found ${describe(text)}`);
  if (text.length > MAX_TEXT_LENGTH) {
    throw new FlipsideError(
      "INVALID_POSITION",
      `game: expected a text of at most ${MAX_TEXT_LENGTH} characters, found ${text.length}`,
    );
  }
  // Most texts are squares and nothing else.
  if (/^(?:[a-h][1-8])+$/.test(text))
    return { kind: "transcript", start: START_POSITION, moves: /** @type {Move[]} */ (text.match(/../g)) };
  const written = unquoted(foldLetters(text).trim());
  const format = otherFormat(written);
  if (format) {
    throw new FlipsideError(
      "INVALID_POSITION",
      `game: expected a transcript, a board, OBF or GGF, found ${format}; readGames of flipside/formats reads it`,
    );
  }
  if (looksLikeGgf(written)) return { kind: "GGF game", ...parseGgf(written) };
  if (looksLikeObf(written)) return { kind: "OBF line", start: parseObf(written).position, moves: [] };
  const board = withoutCoordinates(written);
  if (looksLikeBoard(board)) return { kind: "board", start: parseBoard(board), moves: [] };
  if (written.trim() === "" || looksLikeTranscript(written))
    return { kind: "transcript", start: START_POSITION, moves: parseTranscript(written) };
  throw new FlipsideError(
    "INVALID_POSITION",
    `expected a transcript such as "f5d6c3", or a board of 64 squares and the side to move, found ${describe(text)}`,
  );
}

/** The name of a format that only the readers of `flipside/formats` take, if a text is of one. @param {string} text */
function otherFormat(text) {
  if (/^\[\w+\s+"|^1\s*\.[\s\S]*(?:\{|\(\s*\d+\s*\.)/.test(text)) return "PGN";
  // The game of SGF has a number, and that of GGF a name.
  return /^\(\s*;/.test(text) && !/GM\[\s*\D/.test(text) ? "SGF" : undefined;
}

/** Removes quotes around a text, because texts are often copied out of programs. @param {string} text */
function unquoted(text) {
  const isQuoted = /^["'“”«]/.test(text) && /["'“”»]$/.test(text) && text.length > 1;
  return isQuoted ? text.slice(1, -1) : text;
}
