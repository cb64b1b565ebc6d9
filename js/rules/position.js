// A position, which is a board and the side to move in an immutable object, and the rules for it.

import { countOf, DISC, flipsOf, movesOf, opponentOf, SQUARES, START, withDiscs } from "./board.js";

/** @import { Color, Move, Square } from "../generated/types.js" */

/** @typedef {Readonly<{ board: string, turn: Color }>} Position */

/** The start of a game. @type {Position} */
export const START_POSITION = Object.freeze({ board: START, turn: "black" });

/** @param {Position} position @returns {string} 64 squares of `-XO`, a space, and the side to move, `X` or `O` */
export function textOf({ board, turn }) {
  return `${board} ${DISC[turn]}`;
}

/** What the side to move can play: squares, a1 first; `["pass"]` when it must; nothing when the game is over. @param {Position} position @returns {Move[]} */
export function legalMoves({ board, turn }) {
  const moves = movesOf(board, turn);
  if (moves.length > 0) return moves.map((square) => SQUARES[square]);
  return movesOf(board, opponentOf(turn)).length > 0 ? ["pass"] : [];
}

/** The squares that a move flips, a1 first; none for a pass, `undefined` when the move is illegal. @param {Position} position @param {Move} move @returns {Square[] | undefined} */
export function flips({ board, turn }, move) {
  if (move === "pass") return legalMoves({ board, turn })[0] === "pass" ? [] : undefined;
  const square = SQUARES.indexOf(move);
  if (board[square] !== "-") return undefined;
  const flipped = flipsOf(board, turn, square).sort((one, other) => one - other);
  return flipped.length > 0 ? flipped.map((index) => SQUARES[index]) : undefined;
}

/** The position after a move, or `undefined` when it is illegal. @param {Position} position @param {Move} move @returns {Position | undefined} */
export function after(position, move) {
  const flipped = flips(position, move);
  if (!flipped) return undefined;
  const squares = move === "pass" ? [] : [move, ...flipped].map((square) => SQUARES.indexOf(square));
  const board = withDiscs(position.board, position.turn, squares);
  return Object.freeze({ board, turn: opponentOf(position.turn) });
}

/** Black's score in discs when the game ends here: the empty squares go to the winner. @param {Position} position */
export function finalScore({ board }) {
  const [black, white] = [countOf(board, "black"), countOf(board, "white")];
  const empties = 64 - black - white;
  return black - white + Math.sign(black - white) * empties;
}

/**
 * The position as the engine takes it: a set of squares for each side, where bit 0 is a1, bit 1 b1, … bit 63 h8.
 * @param {Position} position
 * @returns {{ black: bigint, white: bigint, blackToMove: boolean }}
 */
export function bitboards({ board, turn }) {
  return { black: squaresOf(board, "X"), white: squaresOf(board, "O"), blackToMove: turn === "black" };
}

/** @param {string} board @param {"X" | "O"} disc */
function squaresOf(board, disc) {
  // Two halves of 32 bits: shifting a bigint 64 times takes longer.
  const half = (/** @type {number} */ from) => {
    let bits = 0;
    for (let index = 31; index >= 0; index -= 1) bits = (bits << 1) | (board[from + index] === disc ? 1 : 0);
    return BigInt(bits >>> 0);
  };
  return (half(32) << 32n) | half(0);
}
