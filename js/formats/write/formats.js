// The formats in which games are written.

import { board } from "./board.js";
import { ggf } from "./ggf.js";
import { obf } from "./obf.js";
import { pgn } from "./pgn.js";
import { sgf } from "./sgf.js";
import { transcript } from "./transcript.js";
import { wthor } from "./wthor.js";

/** @import { BytesWriter, FileFormat } from "./format.js" */

/** In the order in which they are offered. */
export const WRITERS = Object.freeze(/** @type {const} */ ([sgf, pgn, ggf, transcript, obf, board, wthor]));

/** The name of a format in which games are written. @typedef {(typeof WRITERS)[number]["id"]} FormatName */

/**
 * The formats of texts: `"sgf"` and `"pgn"` hold branches, scores and comments; `"ggf"` the main line with scores; `"transcript"` its moves
 * alone; `"obf"` the position where the game stands with the scores of its moves, `"board"` that position as people read it.
 * @typedef {Exclude<(typeof WRITERS)[number], BytesWriter>["id"]} TextFormat
 */

/**
 * The formats that {@link writeFiles} knows, in the order in which a program may offer them.
 * @type {readonly Readonly<FileFormat<FormatName>>[]}
 */
export const fileFormats = Object.freeze(
  WRITERS.map(({ id, name, about, ending, isBinary, holds, keeps, needsStandardStart }) =>
    Object.freeze({ id, name, about, ending, isBinary, holds, keeps, needsStandardStart }),
  ),
);
