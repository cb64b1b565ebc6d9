// The rules of Othello in the obvious way, on boards of 64 characters: what the fast rules of the package are compared with.

import { DISC, opponentOf } from "../../js/rules/board.js";

/** @typedef {import("flipside").Color} Color */

/** For each square the rays that lead from it to the edge, as indices of squares. */
const RAYS = Array.from({ length: 64 }, (_, index) => raysFrom(index % 8, index >> 3));

/**
 * The squares that a disc would flip; none when the move is illegal.
 * @param {string} board
 * @param {Color} color of the disc
 * @param {number} square
 * @returns {number[]} a1 first
 */
export function flipsOf(board, color, square) {
  if (board[square] !== "-") return [];
  const [own, other] = [DISC[color], DISC[opponentOf(color)]];
  const flipped = RAYS[square].flatMap((ray) => {
    const end = ray.findIndex((at) => board[at] !== other);
    return end > 0 && board[ray[end]] === own ? ray.slice(0, end) : [];
  });
  return flipped.sort((one, another) => one - another);
}

/** The squares where a side can place a disc, a1 first. @param {string} board @param {Color} color @returns {number[]} */
export function movesOf(board, color) {
  return [...board].flatMap((_, square) => (flipsOf(board, color, square).length > 0 ? [square] : []));
}

/**
 * The board after a legal move.
 * @param {string} board
 * @param {Color} color
 * @param {number} square
 */
export function boardAfter(board, color, square) {
  const changed = new Set([square, ...flipsOf(board, color, square)]);
  return Array.from(board, (cell, at) => (changed.has(at) ? DISC[color] : cell)).join("");
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
      rays.push(ray);
    }
  }
  return rays;
}
