// A board turned and mirrored: the eight images of a position are the same position to a player.

/** @import { Game } from "../package/flipside.js" */

import { SQUARES } from "../../js/rules/board.js";
import { canonicalImage, SYMMETRIES } from "../../js/rules/symmetry.js";

/** Which square of the image each square becomes. @typedef {readonly number[]} Turn */

/** How a board can be turned and mirrored. @type {readonly Turn[]} */
export const TURNS = SYMMETRIES;

/**
 * How a game is turned so that it comes to a position as that is on the board, and not to one of its images.
 * @param {string} reached the position in the game, of 64 squares
 * @param {string} shown the position on the board
 * @param {string} start of the game: it stays as it is where that is possible
 * @returns {Turn} nothing is turned where no image is the same
 */
export function turnBetween(reached, shown, start) {
  const fitting = TURNS.filter((turn) => turnedBoard(reached, turn) === shown);
  const [same = fitting[0] ?? TURNS[0]] = fitting.filter((turn) => turnedBoard(start, turn) === start);
  return /** @type {Turn} */ (same);
}

/** @param {string} board 64 squares and what is behind them @param {Turn} turn */
export function turnedBoard(board, turn) {
  const squares = Array.from({ length: 64 }, () => "");
  for (const [square, to] of turn.entries()) squares[to] = board[square] ?? "-";
  return squares.join("") + board.slice(64);
}

/** @param {string} move a square, or `pass` @param {Turn} turn */
export function turnedMove(move, turn) {
  const square = /** @type {readonly string[]} */ (SQUARES).indexOf(move);
  return SQUARES[turn[square] ?? -1] ?? move;
}

/**
 * Whether two moves are the same to a player: their positions are images of each other, as after all first moves.
 * @param {Game} game @param {string} move @param {string} other
 */
export function areAlike(game, move, other) {
  const after = (/** @type {string} */ played) => imageOf(String(game.after(played)).slice(0, 64));
  return move === other || after(move) === after(other);
}

/** The one of the eight images of a board that stands for all. @param {string} board 64 squares @returns {string} */
export function imageOf(board) {
  return canonicalImage(board).image;
}
