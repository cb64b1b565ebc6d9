// Games and moves turned and mirrored, by the eight symmetries of the board.

import { describe, FlipsideError, invalid } from "../host/error.js";
import { moveOf } from "../notation/squares.js";
import { SQUARES } from "../rules/board.js";
import { canonicalImage, SYMMETRIES } from "../rules/symmetry.js";
import { Game } from "./game.js";
import { gameOf } from "./position-like.js";

/**
 * @import { Move } from "../generated/types.js"
 * @import { GameRecord } from "../notation/saved.js"
 * @import { PositionLike } from "./position-like.js"
 */

/**
 * A symmetry of the board: the sum of 1 for files exchanged (a becomes h), 2 for ranks exchanged (1 becomes 8), and 4 for files and ranks
 * exchanged with each other after that (b1 becomes a2). 0 changes nothing, and 3 turns the board by 180 degrees.
 * @typedef {0 | 1 | 2 | 3 | 4 | 5 | 6 | 7} Symmetry
 */

/**
 * A position in the one orientation that its eight images have in common.
 * @typedef {object} Canonical
 * @property {Game} game The whole game in that orientation, its cursor where it was.
 * @property {Symmetry} symmetry Which one leads there: `transform(move, symmetry)` is the move in that orientation.
 * @property {Symmetry} inverse Which one leads back.
 */

/** Which symmetry undoes each: only the two quarter turns undo each other. @type {readonly Symmetry[]} */
const INVERSES = [0, 1, 2, 3, 4, 6, 5, 7];

/**
 * The image of a move: a text stands for a move here, not for a transcript.
 * @overload
 * @param {Move | (string & {})} move a square or a pass
 * @param {Symmetry} symmetry
 * @returns {Move}
 * @throws {FlipsideError} `ILLEGAL_MOVE` or `INVALID_OPTION`
 */
/**
 * The image of a whole game, its cursor where it was.
 * @overload
 * @param {Game | GameRecord} game
 * @param {Symmetry} symmetry
 * @returns {Game}
 * @throws {FlipsideError} `INVALID_POSITION`, `ILLEGAL_MOVE` or `INVALID_OPTION`
 */
/**
 * @param {Game | GameRecord | string} given
 * @param {Symmetry} symmetry
 * @returns {Game | Move}
 */
export function transform(given, symmetry) {
  if (!INVERSES.includes(symmetry)) throw invalid("symmetry", "a whole number from 0 to 7", symmetry);
  const squares = SYMMETRIES[symmetry];
  /** @param {Move} move @returns {Move} */
  const image = (move) => (move === "pass" ? move : SQUARES[squares.indexOf(SQUARES.indexOf(move))]);
  if (typeof given === "string") {
    const move = moveOf(given);
    if (move) return image(move);
    throw new FlipsideError(
      "ILLEGAL_MOVE",
      `move: expected a1 to h8, or pass, found ${describe(given)}; Game.parse makes a game of a text`,
    );
  }
  const { start, moves, ply } = gameOf(given).toJSON();
  const board = squares.map((square) => start[square]).join("");
  return Game.parse({ start: board + start.slice(64), moves: moves.map(image), ply });
}

/**
 * The canonical orientation of a position: the same board for all of its eight images, and for no other position. The side to move stays.
 * @param {PositionLike} position
 * @returns {Canonical}
 * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function canonical(position) {
  const game = gameOf(position);
  const symmetry = /** @type {Symmetry} */ (SYMMETRIES.indexOf(canonicalImage(game.board).squares));
  return { game: transform(game, symmetry), symmetry, inverse: INVERSES[symmetry] };
}
