// Writes games of a collection as files.

import { lineOf } from "../../formats/tree.js";
import { WRITERS } from "../../formats/write/formats.js";
import { refuseStart, writerOf } from "../../formats/write/games.js";
import { MOVES } from "../../rules/position.js";
import { keptGame, lineAt } from "./kept.js";

/**
 * @import { SignalLike } from "../../formats/read/file/sources.js"
 * @import { WrittenFile } from "../../formats/write/format.js"
 * @import { FormatName } from "../../formats/write/formats.js"
 * @import { GameToWrite } from "../../formats/write/record.js"
 * @import { PositionLike } from "../../game/position-like.js"
 * @import { Collection } from "../keeping/collection.js"
 * @import { GameFilter } from "./filter.js"
 * @import { SortOrder } from "./sort.js"
 */

/**
 * Which games are written, and in which order.
 * @typedef {object} ExportOptions
 * @property {GameFilter | undefined} [filter] All games when left out.
 * @property {PositionLike | undefined} [position] Only games that come to it.
 * @property {SortOrder | undefined} [sort] `"added"` when left out.
 * @property {SignalLike | undefined} [signal] An `AbortSignal`: ends it: it rejects with the signal's reason.
 */

/** Games between two steps. */
const STEP = 64;

/**
 * @param {Collection} collection
 * @param {Uint32Array} rows
 * @param {FormatName} format
 * @returns {Generator<void, WrittenFile[]>}
 * @throws {import("../../host/error.js").FlipsideError} `INVALID_OPTION` for a format that has no place for one of the games
 */
export function* filesOf(collection, rows, format) {
  const writer = writerOf(format, WRITERS);
  /** @type {GameToWrite[]} */
  const records = [];
  /** @type {string[]} */
  const texts = [];
  for (const [index, row] of rows.entries()) {
    if (index % STEP === 0) yield;
    const record = recordOf(collection, row);
    refuseStart(record.start, writer);
    if ("write" in writer) texts.push(writer.write(record));
    else records.push(record);
  }
  if ("writeAll" in writer) return writer.writeAll(records);
  return [{ ending: writer.ending, data: texts.join(writer.separator) }];
}

/** A game as writers take it. @param {Collection} collection @param {number} row @returns {GameToWrite} */
function recordOf(collection, row) {
  const { black, white, event, date, round, result, start: text } = keptGame(collection, row);
  const { start, numbers, end } = lineAt(collection, row);
  const moves = numbers.map((number) => MOVES[number]);
  return {
    tags: { black, white, event, date, round, result },
    start,
    moves,
    end,
    position: end,
    replies: [],
    // Only formats that hold branches need it.
    get tree() {
      return { start: text, branches: lineOf(moves) };
    },
  };
}
