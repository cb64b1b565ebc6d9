// The eight symmetries of the board: turned by quarters, and mirrored.

import { SQUARES } from "./board.js";

/** @import { Position } from "./position.js" */

/** For each symmetry, which square comes to stand on which. */
const SYMMETRIES = [0, 1, 2, 3, 4, 5, 6, 7].map((symmetry) =>
  SQUARES.map((_, index) => {
    const [file, rank] = symmetry & 4 ? [index >> 3, index % 8] : [index % 8, index >> 3];
    return 8 * (symmetry & 2 ? 7 - rank : rank) + (symmetry & 1 ? 7 - file : file);
  }),
);

/** The first in the alphabet of a board and its images: the same text for all of them. @param {Position} position */
export function canonicalBoard({ board }) {
  const images = SYMMETRIES.map((squares) => squares.map((square) => board[square]).join(""));
  return images.reduce((least, image) => (image < least ? image : least));
}
