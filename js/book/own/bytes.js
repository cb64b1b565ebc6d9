// Writes a book as `src/knowledge/edax/read.rs` reads it, with the numbers of games where Edax counts lines.

import { bitboards } from "../../rules/bitboards.js";
import { playedBefore } from "./items.js";

/**
 * @import { Kept } from "./tally.js"
 * @import { Scored } from "./scores.js"
 */

/** The bytes before the positions, and those of a position without its links. */
const [HEADER, POSITION] = [42, 42];
/** The name, version and release. */
const NAME = [..."XADEKOOB"].map((letter) => letter.charCodeAt(0)).concat(4, 0);
/** The date by which the core knows that games are counted: the first day of 2000, and a 1 in the byte that fills it up. */
const DATE = [0xd0, 0x07, 1, 1, 0, 0, 0, 1];
/** The errors of searches that Edax assumes of a new book, in discs. */
const ERRORS = [2, 1];
/** Stands for no move, no score and no bounds. */
const [NO_MOVE, NO_SCORE, NO_BOUNDS] = [65, -127, [-127, 127]];

/**
 * @param {Kept[]} kept
 * @param {Map<Kept, Scored>} scores
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function bytesOf(kept, scores) {
  const links = kept.reduce((sum, each) => sum + each.links.length, 0);
  const view = new DataView(new ArrayBuffer(HEADER + POSITION * kept.length + 2 * links));
  let at = 0;
  /** Puts numbers of so many bytes, the lowest byte first. @param {1 | 2 | 4 | 8} size @param {(number | bigint)[]} numbers */
  const put = (size, ...numbers) => {
    for (const number of numbers) {
      let rest = BigInt(number);
      for (let byte = 0; byte < size; byte += 1, at += 1, rest >>= 8n)
        view.setUint8(at, Number(BigInt.asUintN(8, rest)));
    }
  };
  put(1, ...NAME, ...DATE);
  const empties = kept.map(({ position }) => 60 - playedBefore(position));
  put(4, 0, empties.at(-1) ?? 60, ...ERRORS, 0, kept.length);
  for (const each of kept) {
    const { score, level, leaf } = /** @type {Scored} */ (scores.get(each));
    const { black, white } = bitboards(each.position);
    put(8, black, white);
    put(4, ...each.games, 0);
    put(2, score, ...NO_BOUNDS);
    put(1, each.links.length, level);
    for (const { number, to } of each.links) put(1, 0 - /** @type {Scored} */ (scores.get(to)).score, number);
    put(1, ...(leaf === undefined ? [NO_SCORE, NO_MOVE] : [score, leaf]));
  }
  return new Uint8Array(view.buffer);
}
