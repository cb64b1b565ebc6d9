// What a position says of both sides, as anyone can see it: moves, discs beside empty squares, discs that stay, regions.

import { positionIn } from "./arguments.js";
import { frontierDiscs, regionsOf, stableDiscs } from "./facts/board.js";
import { Stand } from "./facts/line.js";

/**
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Color, Square } from "../generated/types.js"
 */

/**
 * Squares of each side, a1 first.
 * @typedef {Readonly<Record<Color, readonly Square[]>>} SquaresBySide
 */

/**
 * What a position says of both sides. All squares are in order, a1 first.
 * @typedef {object} PositionFacts
 * @property {SquaresBySide} moves Where each side could place a disc if it were its turn.
 * @property {SquaresBySide} frontier The discs of each side that lie beside an empty square.
 * @property {SquaresBySide} stable The discs of each side that can never be flipped, as far as that is easily seen: their lines are full,
 *   or they lie at the edge of them or beside another such disc.
 * @property {readonly (readonly Square[])[]} regions The empty squares that hang together, those at a corner too.
 */

/**
 * What a position says of both sides, so that it can be counted or marked on a board.
 *
 * ```js
 * const { moves, regions } = positionFacts("f5d6c3");
 * console.log(moves.black.length, moves.white.length); // 4 4
 * const odd = regions.filter((squares) => squares.length % 2 === 1);
 * ```
 * @param {PositionLike} position
 * @returns {PositionFacts}
 * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function positionFacts(position) {
  const stand = new Stand(positionIn(position), "black");
  const { cells } = stand;
  return {
    moves: { black: stand.moves("own"), white: stand.moves("opponent") },
    frontier: { black: frontierDiscs(cells, 1), white: frontierDiscs(cells, -1) },
    stable: { black: stableDiscs(cells, 1), white: stableDiscs(cells, -1) },
    regions: regionsOf(cells),
  };
}
