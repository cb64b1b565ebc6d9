// What is known of the position to which a game leads without playing it: two bytes. By these a question for a position late in a game is
// answered without the rules where the rest of the game, which is short, leads to another end.

import { CHECKSUM_START, checksum } from "../../host/bytes/checksum.js";
import { has } from "../../rules/bits.js";
import { endOf } from "../../rules/line.js";
import { TO } from "./orientation.js";

/** @import { Position } from "../../rules/position.js" */
/** @import { Columns } from "./columns.js" */
/** @import { Starts } from "./starts.js" */

/** Games between two steps. */
const STEP = 256;

/** What stands on each square: 0 for nothing, 1 for black, 2 for white. */
const squares = new Uint8Array(64);

/** Two bytes of a board. @param {Position} position @param {number} [symmetry] of which image of it */
export function endingOf({ ownLow, ownHigh, otherLow, otherHigh, turn }, symmetry = 0) {
  const to = TO[symmetry];
  const [own, other] = turn === "black" ? [1, 2] : [2, 1];
  for (let square = 0; square < 64; square += 1)
    squares[to[square]] = has(ownLow, ownHigh, square) ? own : has(otherLow, otherHigh, square) ? other : 0;
  const sum = checksum(squares, 0, 64, CHECKSUM_START);
  return (sum ^ (sum >>> 16)) & 0xffff;
}

/** What is known of the ends of games, which are played for it. @param {Columns} games @param {Starts} starts @returns {Generator<void>} */
export function* playEndings(games, starts) {
  for (let row = 0; row < games.count; row += 1) {
    if (row % STEP === 0) yield;
    const end = endOf(starts.list[games.start[row]].position, games.squaresOf(row));
    if (!end) throw new RangeError();
    games.ending[row] = endingOf(end);
  }
}
