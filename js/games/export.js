// Writes games of a collection as files.

import { ImportedGame } from "../formats/imported.js";
import { writtenLine } from "../formats/tree.js";
import { writeFiles } from "../formats/write/games.js";
import { SQUARES } from "../rules/board.js";
import { keptGame } from "./kept.js";
import { FROM } from "./orientation.js";

/**
 * @import { SignalLike } from "../formats/read/file/sources.js"
 * @import { WrittenFile } from "../formats/write/format.js"
 * @import { FormatName } from "../formats/write/formats.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Collection } from "./collection.js"
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

/**
 * @param {Collection} collection
 * @param {Uint32Array} rows
 * @param {FormatName} format
 * @returns {Promise<WrittenFile[]>}
 */
export async function filesOf(collection, rows, format) {
  return writeFiles(
    Array.from(rows, (row) => importedGame(collection, row)),
    { format },
  );
}

/** A game as writers take it. @param {Collection} collection @param {number} row */
function importedGame(collection, row) {
  const { black, white, event, date, result } = keptGame(collection, row);
  const { start, symmetry, squares } = collection.games.at(row);
  const line = Array.from(squares, (square) => FROM[symmetry][square]);
  return new ImportedGame({
    tags: { black, white, event, date, result },
    start: collection.starts.list[start].position,
    line: () => line,
    moves: () => writtenLine(line.map((square) => ({ move: SQUARES[square], text: SQUARES[square], at: 0 }))),
  });
}
