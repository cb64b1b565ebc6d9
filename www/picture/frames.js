// The frames of an animated game: its positions, and how discs turn between them.

/** @import { Game } from "../package/flipside.js" */
import { squareIndex } from "./record.js";

/** @typedef {{ board: string, last: number | null, delayMs: number }} Frame `last`: the index of a square, a1 the first */

/** What can be on a square, as in a picture: nothing, discs, discs that turn; the last two are discs marked as the last move. */
export const KINDS = /** @type {const} */ (["-", "X", "O", "x", "o", "|", "X", "O"]);

/** The first kind that is marked. */
export const MARKED = 6;

/** How long the start of an animation is seen, each part of the turning discs, the position after it, and the end, in milliseconds. */
const START_MS = 1000;
const TURN_MS = 60;
const MOVE_MS = 520;
const END_MS = 3000;

/** The positions of a game, one after the other, and how discs turn between them. @param {Game} game */
export function framesOf(game) {
  return [null, ...game.moves].flatMap((move, ply) => framesAt(game, move, ply));
}

/** @param {Game} game @param {string | null} move that led to the position, null at the start @param {number} ply @returns {Frame[]} */
function framesAt(game, move, ply) {
  const { board } = game.at(ply);
  if (move === null) return [{ board, last: null, delayMs: START_MS }];
  if (move === "pass") return [];
  const last = squareIndex(move);
  const before = game.at(ply - 1).board;
  const turning = turningBoards(before, board).map((seen) => ({ board: seen, last, delayMs: TURN_MS }));
  return [...turning, { board, last, delayMs: ply === game.moves.length ? END_MS : MOVE_MS }];
}

/** The boards while discs turn: the old color, the edge, and the new color. @param {string} before @param {string} after */
function turningBoards(before, after) {
  const seen = (/** @type {(square: number) => string} */ look) =>
    [...after]
      .map((disc, square) => (before[square] === disc || before[square] === "-" ? disc : look(square)))
      .join("");
  return [
    seen((square) => before.charAt(square).toLowerCase()),
    seen(() => "|"),
    seen((square) => after.charAt(square).toLowerCase()),
  ];
}
