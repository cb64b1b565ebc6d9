// The readers of games.

import { wthor } from "./bytes/wthor.js";
import { mixed } from "./records/mixed.js";
import { obf } from "./records/obf.js";
import { saved } from "./records/saved.js";
import { anyText } from "./text/text.js";

/** Those of texts, each for what those before it do not know. */
export const TEXT_READERS = Object.freeze(/** @type {const} */ ([saved, mixed, obf, anyText]));

/** Those of bytes that are no text. */
export const BYTES_READERS = Object.freeze(/** @type {const} */ ([wthor]));

/**
 * What a source is: a file of games, moves or boards in a text, or the JSON of a saved game.
 * @typedef {(typeof TEXT_READERS)[number]["formats"][number] | (typeof BYTES_READERS)[number]["format"]} SourceFormat
 */

/**
 * The reader of a file that is no text; nothing for others.
 * @param {Uint8Array} bytes all, or the first of them
 * @param {string} name of the file
 */
export function bytesReaderOf(bytes, name) {
  return BYTES_READERS.find((reader) => reader.isOf(bytes, name));
}
