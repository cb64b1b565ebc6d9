// Writes games as texts, and as files of every format.

import { copyPlain } from "../../host/copy.js";
import { FlipsideError, invalid } from "../../host/error.js";
import { START_POSITION, textOf } from "../../rules/position.js";
import { WRITERS } from "./formats.js";
import { checkedTags, listOf, recordOf } from "./record.js";

/** @import { Position } from "../../rules/position.js" */
/** @import { Tags } from "../tags.js" */
/** @import { TextWriter, WrittenFile } from "./format.js" */
/** @import { FormatName, TextFormat } from "./formats.js" */
/** @import { GameLike, GameToWrite } from "./record.js" */

/** How a game is written. @typedef {object} Writing @property {TextFormat} format The format of the text. */

/**
 * How a game is written, and what is known of it: of a game that was read, what its file says is known.
 * @typedef {Writing & Partial<Tags>} WriteOptions
 */

/** How files are written. @typedef {object} FileWriting @property {FormatName} format The format of the files. */

/**
 * How files are written, and what is known of their games, as for {@link WriteOptions}.
 * @typedef {FileWriting & Partial<Tags>} WriteFilesOptions
 */

const TEXT_WRITERS = WRITERS.filter((writer) => "write" in writer);

/**
 * Writes a game, or several one after the other.
 *
 * ```js
 * writeGames(Game.parse("f5d6c3"), { format: "sgf", black: "Ann" }); // "(;FF[4]GM[2]…;B[f5];W[d6];B[c3])\n"
 * ```
 * @param {GameLike | readonly GameLike[]} games
 * @param {WriteOptions} options
 * @returns {string}
 * @throws {FlipsideError} `INVALID_OPTION`, `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function writeGames(games, options) {
  const { writer, tags } = checkedOptions(options, TEXT_WRITERS);
  return textIn(writer, recordsOf(games, tags, writer));
}

/**
 * Writes games as the files of a format: one, or three for WTHOR.
 *
 * ```js
 * for (const { ending, data } of writeFiles(Game.parse("f5d6c3"), { format: "wthor" })) save(`games.${ending}`, data);
 * ```
 * @param {GameLike | readonly GameLike[]} games
 * @param {WriteFilesOptions} options
 * @returns {WrittenFile[]}
 * @throws {FlipsideError} `INVALID_OPTION`, `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function writeFiles(games, options) {
  const { writer, tags } = checkedOptions(options, WRITERS);
  const records = recordsOf(games, tags, writer);
  if ("writeAll" in writer) return writer.writeAll(records);
  return [{ ending: writer.ending, data: textIn(writer, records) }];
}

/** @param {TextWriter} writer @param {readonly GameToWrite[]} records */
function textIn(writer, records) {
  return records.map((record) => writer.write(record)).join(writer.separator);
}

/**
 * @param {GameLike | readonly GameLike[]} games
 * @param {Partial<Tags>} tags
 * @param {(typeof WRITERS)[number]} writer
 */
function recordsOf(games, tags, writer) {
  const records = listOf(games).map((game) => recordOf(game, tags));
  for (const { start } of records) refuseStart(start, writer);
  return records;
}

/** @param {Position} start @param {(typeof WRITERS)[number]} writer @throws {FlipsideError} where the format has no place for it */
export function refuseStart(start, { id, needsStandardStart }) {
  if (!needsStandardStart || start === START_POSITION || textOf(start) === textOf(START_POSITION)) return;
  const ids = WRITERS.filter((each) => !each.needsStandardStart).map((each) => each.id);
  const expected = `${ids.slice(0, -1).join(", ")} or ${ids.at(-1)}`;
  throw new FlipsideError(
    "INVALID_OPTION",
    `format: expected ${expected} for a game that does not begin at the start, found "${id}"`,
  );
}

/**
 * The writer of a format.
 * @template {(typeof WRITERS)[number]} Writer
 * @param {unknown} format
 * @param {readonly Writer[]} writers
 * @returns {Writer}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function writerOf(format, writers) {
  const writer = writers.find(({ id }) => id === format);
  if (writer) return writer;
  const expected = writers.map(({ id }) => id).join(", ");
  throw invalid("format", expected, format);
}

/**
 * @template {(typeof WRITERS)[number]} Writer
 * @param {WriteFilesOptions} options
 * @param {readonly Writer[]} writers
 * @returns {{ writer: Writer, tags: Partial<Tags> }}
 */
function checkedOptions(options, writers) {
  const { format, ...given } = copyPlain(options);
  const writer = writerOf(format, writers);
  return { writer, tags: checkedTags(given) };
}
