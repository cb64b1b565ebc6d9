// The rules of Othello on a board of 64 characters, a1, b1, … h8: X for black, O for white, - for an empty square.
//
// A board is a string because a game shows, saves and compares it as text, and because strings are immutable, so copies
// of a game can share it. A disc can be placed where, along one of the eight rays from the square, a run of the
// opponent's discs ends at a disc of the player. Listing the legal moves of a board takes some microseconds. The engine
// has fast rules of its own, in Rust; tests check that both agree.

/** @import { Color, Square } from "../generated/types.js" */

/** The start of a game. */
export const START = `${"-".repeat(27)}OX${"-".repeat(6)}XO${"-".repeat(27)}`;

/** The discs of each side. @type {Readonly<Record<Color, "X" | "O">>} */
export const DISC = Object.freeze({ black: "X", white: "O" });

/** The names of the squares, a1 first. */
export const SQUARES = Object.freeze(
  Array.from({ length: 64 }, (_, index) => /** @type {Square} */ (nameOf(index % 8, index >> 3))),
);

/** For each square the rays that lead from it to the edge, as indices of squares. */
const RAYS = SQUARES.map((_, index) => raysFrom(index % 8, index >> 3));

/** The other side. @param {Color} color @returns {Color} */
export function opponentOf(color) {
  return color === "black" ? "white" : "black";
}

/**
 * The squares that a disc would flip; none when the move is illegal.
 * @param {string} board
 * @param {Color} color of the disc
 * @param {number} square the index of an empty square
 * @returns {number[]} indices of squares
 */
export function flipsOf(board, color, square) {
  const [own, other] = [DISC[color], DISC[opponentOf(color)]];
  return RAYS[square].flatMap((ray) => {
    const end = ray.findIndex((at) => board[at] !== other);
    return end > 0 && board[ray[end]] === own ? ray.slice(0, end) : [];
  });
}

/** The squares where a side can place a disc, as indices. @param {string} board @param {Color} color */
export function movesOf(board, color) {
  const [own, other] = [DISC[color], DISC[opponentOf(color)]];
  const moves = [];
  for (let square = 0; square < 64; square += 1) {
    if (board[square] === "-" && RAYS[square].some((ray) => outflanks(board, ray, own, other)))
      moves.push(square);
  }
  return moves;
}

/**
 * The board after a disc is placed and others are flipped.
 * @param {string} board
 * @param {Color} color
 * @param {number[]} squares of the disc and of those that it flips
 */
export function withDiscs(board, color, squares) {
  const cells = [...board];
  for (const square of squares) cells[square] = DISC[color];
  return cells.join("");
}

/** How many discs a side has. @param {string} board @param {Color} color */
export function countOf(board, color) {
  let count = 0;
  for (const cell of board) if (cell === DISC[color]) count += 1;
  return count;
}

/** @param {string} board @param {number[]} ray @param {string} own @param {string} other */
function outflanks(board, ray, own, other) {
  let at = 0;
  while (at < ray.length && board[ray[at]] === other) at += 1;
  return at > 0 && at < ray.length && board[ray[at]] === own;
}

/** @param {number} file @param {number} rank both 0 … 7 */
function nameOf(file, rank) {
  return `${"abcdefgh"[file]}${rank + 1}`;
}

/** @param {number} file @param {number} rank both 0 … 7 @returns {number[][]} */
function raysFrom(file, rank) {
  const rays = [];
  for (const fileStep of [-1, 0, 1]) {
    for (const rankStep of [-1, 0, 1]) {
      const ray = [];
      let [nextFile, nextRank] = [file + fileStep, rank + rankStep];
      while ((fileStep || rankStep) && nextFile >= 0 && nextFile < 8 && nextRank >= 0 && nextRank < 8) {
        ray.push(8 * nextRank + nextFile);
        [nextFile, nextRank] = [nextFile + fileStep, nextRank + rankStep];
      }
      if (ray.length > 0) rays.push(ray);
    }
  }
  return rays;
}
