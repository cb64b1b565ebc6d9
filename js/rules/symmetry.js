// The eight symmetries of the board: rotations and reflections.

import { SQUARES } from "./board.js";

/** @import { Color } from "../generated/types.js" */

/**
 * Each symmetry as a permutation of the squares: which square of a board each square of its image shows.
 * @type {readonly (readonly number[])[]}
 */
export const SYMMETRIES = [0, 1, 2, 3, 4, 5, 6, 7].map((symmetry) =>
  SQUARES.map((_, index) => {
    const [file, rank] = symmetry & 4 ? [index >> 3, index % 8] : [index % 8, index >> 3];
    return 8 * (symmetry & 2 ? 7 - rank : rank) + (symmetry & 1 ? 7 - file : file);
  }),
);

/**
 * What the eight images of a board have in common, and no other board has: the least of them, as a text. Its slow twin is
 * {@link canonicalImage}.
 * @param {{ ownLow: number, ownHigh: number, otherLow: number, otherHigh: number, turn: Color }} position
 */
export function canonicalKey({ ownLow, ownHigh, otherLow, otherHigh, turn }) {
  const halves = [ownLow, ownHigh, otherLow, otherHigh];
  if (turn === "white") halves.push(...halves.splice(0, 2));
  let [a, b, c, d] = halves;
  let [leastA, leastB, leastC, leastD] = halves;
  for (let reflection = 0; reflection < 8; reflection += 1) {
    [a, b] = reflected(a, b, reflection);
    [c, d] = reflected(c, d, reflection);
    const difference = a - leastA || b - leastB || c - leastC || d - leastD;
    if (difference < 0) [leastA, leastB, leastC, leastD] = [a, b, c, d];
  }
  return `${leastA},${leastB},${leastC},${leastD}`;
}

/**
 * The eight images of the discs of both sides, each as halves as in bits.js.
 * @param {{ ownLow: number, ownHigh: number, otherLow: number, otherHigh: number }} position
 * @returns {[ownLow: number, ownHigh: number, otherLow: number, otherHigh: number][]}
 */
export function imagesOf({ ownLow, ownHigh, otherLow, otherHigh }) {
  let [a, b, c, d] = [ownLow, ownHigh, otherLow, otherHigh];
  return SYMMETRIES.map((_, reflection) => {
    [a, b] = reflected(a, b, reflection);
    [c, d] = reflected(c, d, reflection);
    return [a, b, c, d];
  });
}

/**
 * Discs reflected by turns at a diagonal and at the middle: in eight steps they come to each of their images once.
 * @param {number} low
 * @param {number} high
 * @param {number} step from 0
 */
function reflected(low, high, step) {
  return step % 2 ? [rowsReversed(high), rowsReversed(low)] : overDiagonal(low, high);
}

/** The rows of half a board, as in bits.js, in the other order. @param {number} half */
function rowsReversed(half) {
  return (half << 24) | ((half & 0xff00) << 8) | ((half >>> 8) & 0xff00) | (half >>> 24);
}

/**
 * Exchanges files and rows: single squares within blocks of two by two, then these within blocks of four by four, then those.
 * @param {number} low
 * @param {number} high
 */
function overDiagonal(low, high) {
  const [one, other] = [
    exchanged(exchanged(low, 7, 0x00aa00aa), 14, 0x0000cccc),
    exchanged(exchanged(high, 7, 0x00aa00aa), 14, 0x0000cccc),
  ];
  const differing = (one ^ ((one >>> 28) | (other << 4))) & 0xf0f0f0f0;
  return [one ^ differing, other ^ (differing >>> 4)];
}

/** Exchanges the squares of a mask with those so many further. @param {number} half @param {number} distance @param {number} mask */
function exchanged(half, distance, mask) {
  const differing = (half ^ (half >>> distance)) & mask;
  return half ^ differing ^ (differing << distance);
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
    const differing = squares.findIndex((square, at) => board[square] !== board[least[at]]);
    if (differing >= 0 && board[squares[differing]] < board[least[differing]]) least = squares;
  }
  return { image: least.map((square) => board[square]).join(""), squares: least };
}
