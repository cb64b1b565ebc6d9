// The eight symmetries of the board: rotations and reflections.

import { SQUARES } from "./board.js";

/** Each symmetry as a permutation of the squares: which square of a board each square of its image shows. @type {readonly (readonly number[])[]} */
export const SYMMETRIES = [0, 1, 2, 3, 4, 5, 6, 7].map((symmetry) =>
  SQUARES.map((_, index) => {
    const [file, rank] = symmetry & 4 ? [index >> 3, index % 8] : [index % 8, index >> 3];
    return 8 * (symmetry & 2 ? 7 - rank : rank) + (symmetry & 1 ? 7 - file : file);
  }),
);

/** The canonical form of a board: the least of its eight images in lexicographic order. @param {{ readonly board: string }} position */
export function canonicalBoard({ board }) {
  return canonicalImage(board).image;
}

/**
 * The canonical form of a board, and which square of the board each of its squares shows.
 * @param {string} board
 * @returns {{ image: string, squares: readonly number[] }}
 */
export function canonicalImage(board) {
  // Only the least image is made: the others differ from it within the first squares.
  let [least] = SYMMETRIES;
  for (const squares of SYMMETRIES) {
    const place = squares.findIndex((square, at) => board[square] !== board[least[at]]);
    if (place >= 0 && board[squares[place]] < board[least[place]]) least = squares;
  }
  return { image: least.map((square) => board[square]).join(""), squares: least };
}
