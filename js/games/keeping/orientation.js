// The eight orientations in which a game can be written down. Games are kept in one of them, so that those that differ only in
// orientation lie together.

import { SQUARES } from "../../rules/board.js";
import { numberOf, positionFrom } from "../../rules/position.js";
import { SYMMETRIES } from "../../rules/symmetry.js";

/** @import { Position } from "../../rules/position.js" */

/** Where each square is in the image of each symmetry. @type {readonly Uint8Array[]} */
export const TO = SYMMETRIES.map((squares) =>
  Uint8Array.from(squares, (_, square) => squares.indexOf(square)),
);

/** Which square each square of the image shows. @type {readonly Uint8Array[]} */
export const FROM = SYMMETRIES.map((squares) => Uint8Array.from(squares));

/** Of squares that are the same by symmetry, the one that comes first here stands for all: f5, where most people begin. */
const PLACE = Uint8Array.from(SQUARES, (_, square) => (square === numberOf("f5") ? 0 : square + 1));

/** The images of a position by each symmetry. @param {Position} position @returns {Position[]} */
export function imagesOf({ board, turn }) {
  return SYMMETRIES.map((squares) => positionFrom(squares.map((square) => board[square]).join(""), turn));
}

/** The symmetries that leave a position as it is. @param {readonly Position[]} images of it */
export function stabilizerOf(images) {
  return images.flatMap((image, symmetry) => (isSame(image, images[0]) ? [symmetry] : []));
}

/**
 * The symmetry that brings moves to the orientation in which they are kept.
 * @param {readonly number[]} symmetries that leave the start as it is
 * @param {ArrayLike<number>} squares
 */
export function orientationOf(symmetries, squares) {
  let [best] = symmetries;
  for (const symmetry of symmetries) {
    for (let ply = 0; ply < squares.length; ply += 1) {
      const difference = PLACE[TO[symmetry][squares[ply]]] - PLACE[TO[best][squares[ply]]];
      if (difference < 0) best = symmetry;
      if (difference !== 0) break;
    }
  }
  return best;
}

/** The square that stands for one and those that are the same by symmetry. @param {readonly number[]} symmetries @param {number} square */
export function representativeOf(symmetries, square) {
  return symmetries
    .map((symmetry) => TO[symmetry][square])
    .reduce((one, other) => (PLACE[other] < PLACE[one] ? other : one));
}

/** @param {Position} one @param {Position} other */
export function isSame(one, other) {
  return (
    one.ownLow === other.ownLow &&
    one.ownHigh === other.ownHigh &&
    one.otherLow === other.otherLow &&
    one.otherHigh === other.otherHigh &&
    one.turn === other.turn
  );
}
