// The eight images of a position are one: the answer to it is kept for the least of them, and its moves are those of that image.

import { MOVES, numberOf, Position } from "../rules/position.js";
import { canonicalKey, imagesOf } from "../rules/symmetry.js";

/** @import { Color } from "../generated/types.js" */

/**
 * A position among its images: what they have in common, and after which reflections it is the least of them.
 * @typedef {{ key: string, reflections: readonly number[] }} Least
 */

/** Where each square is after so many reflections, as `imagesOf` makes them. */
const TO = reflectedSquares();

/** Which square each square shows. */
const FROM = TO.map((to) => Uint8Array.from(to, (_, square) => to.indexOf(square)));

/** Of squares that are the same by symmetry, f5 comes first: most people begin there, and so do the names of openings. */
const FIRST = numberOf("f5");

/** @param {Position} position @returns {Least} */
export function leastOf(position) {
  const key = canonicalKey(position);
  const reflections = imagesOf(position).flatMap((image, reflection) =>
    keyOf(image, position.turn) === key ? [reflection] : [],
  );
  return { key, reflections };
}

/** The least image. @param {string} key @param {Color} turn */
export function positionOf(key, turn) {
  const [a, b, c, d] = /** @type {[number, number, number, number]} */ (key.split(",").map(Number));
  return turn === "black" ? new Position(a, b, c, d, turn) : new Position(c, d, a, b, turn);
}

/** A move as it is in the least image: the first of those that are the same by symmetry. @param {Least} least @param {number} number */
export function moveInLeast({ reflections }, number) {
  return Math.min(...reflections.map((reflection) => TO[reflection][number]));
}

/**
 * A move of the least image as it is in the position, with those that are the same by symmetry.
 * @param {Least} least
 * @param {number} number
 * @returns {number[]}
 */
export function movesOfLeast({ reflections }, number) {
  const numbers = new Set(reflections.map((reflection) => FROM[reflection][number]));
  return inOrder([...numbers]);
}

/**
 * Where each square of a position is in its least image, and where each square of that is in the position, as one move becomes another.
 * @param {Least} least
 * @param {number} number of the move in the position
 * @param {number} kept its number in the least image
 */
export function turnsBetween({ reflections }, number, kept) {
  // The last reflection changes nothing: what is kept in its least image stays as it is.
  const reflection = Number(reflections.findLast((each) => TO[each][number] === kept));
  return { to: TO[reflection], from: FROM[reflection] };
}

/** Numbers of moves, f5 first and then those from a1 on. @param {number[]} numbers @returns {number[]} */
export function inOrder(numbers) {
  const rank = (/** @type {number} */ number) => (number === FIRST ? -1 : number);
  return numbers.sort((one, other) => rank(one) - rank(other));
}

/** @param {readonly [number, number, number, number]} image @param {Color} turn */
function keyOf([ownLow, ownHigh, otherLow, otherHigh], turn) {
  return turn === "black"
    ? `${ownLow},${ownHigh},${otherLow},${otherHigh}`
    : `${otherLow},${otherHigh},${ownLow},${ownHigh}`;
}

function reflectedSquares() {
  const squares = MOVES.length - 1;
  const to = imagesOf({ ownLow: 0, ownHigh: 0, otherLow: 0, otherHigh: 0 }).map(
    () => new Uint8Array(squares),
  );
  for (let square = 0; square < squares; square += 1) {
    const [ownLow, ownHigh] = square < 32 ? [1 << square, 0] : [0, 1 << square];
    for (const [reflection, [low, high]] of imagesOf({
      ownLow,
      ownHigh,
      otherLow: 0,
      otherHigh: 0,
    }).entries())
      to[reflection][square] = low === 0 ? 63 - Math.clz32(high) : 31 - Math.clz32(low);
  }
  return to;
}
