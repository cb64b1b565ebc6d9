// What a book has learned, as `src/knowledge/personal.rs` writes it.

import { beginsWith } from "../host/bytes/bytes.js";
import { DISC } from "../rules/board.js";

/** @import { BookScore } from "./entry.js" */

/** A position that was learned, as text with black to move. @typedef {BookScore & { position: string }} LearnedPosition */

/** The first letters of the bytes. */
const MAGIC = "FLIPMINE";
/** The bytes before the positions. */
const HEADER = 24;
/** The bytes of a position: the discs of both sides, score, depth, selectivity. */
const RECORD = 19;
/** The steps of selectivity in percent. */
const PERCENT = [73, 87, 95, 98, 99, 100];

/** Whether bytes claim to be what {@link Book.export} made. @param {Uint8Array} bytes */
export function isLearned(bytes) {
  return beginsWith(bytes, MAGIC);
}

/** The positions of an exported book. @param {Uint8Array<ArrayBuffer>} bytes @returns {LearnedPosition[]} */
export function positionsIn(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset + HEADER);
  return Array.from({ length: view.byteLength / RECORD }, (_, index) => {
    const at = index * RECORD;
    const [player, opponent] = [at, at + 8].map((offset) => view.getBigUint64(offset, true));
    return {
      position: `${boardOf(player, opponent)} ${DISC.black}`,
      score: view.getInt8(at + 16),
      depth: view.getUint8(at + 17),
      selectivity: PERCENT[view.getUint8(at + 18)],
    };
  });
}

/** @param {bigint} player @param {bigint} opponent */
function boardOf(player, opponent) {
  const has = (/** @type {bigint} */ discs, /** @type {number} */ square) => (discs >> BigInt(square)) & 1n;
  const squares = Array.from({ length: 64 }, (_, square) => {
    if (has(player, square)) return DISC.black;
    return has(opponent, square) ? DISC.white : "-";
  });
  return squares.join("");
}
