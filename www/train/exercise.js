// An exercise: a position, and the moves that are right in it. A position has eight images, and is one exercise in all of them, whatever
// it comes from.

import { SQUARES } from "../../js/rules/board.js";
import { SYMMETRIES } from "../../js/rules/symmetry.js";

/**
 * Where an exercise comes from: a puzzle, a line of one's repertoire, a mistake of one's own, or one of a lesson; `id` says which one.
 * @typedef {{ kind: "puzzle" | "line" | "mistake" | "lesson", id: string }} Origin
 */

/**
 * @typedef {object} Exercise
 * @property {string} key the same for all images of a position; it is the position, in the least image
 * @property {readonly string[]} right the squares that are right, in the image of the key, a1 first
 * @property {readonly Origin[]} origins
 */

/**
 * A position, as `Game.toString` gives it, with the squares that are right in it.
 * @typedef {{ position: string, right: readonly string[] }} Task
 */

/**
 * The exercise of a task. Where the position is an image of itself, the images of right moves are right, too.
 * @param {Task} task
 * @param {Origin} origin
 * @returns {Exercise}
 */
export function exerciseOf({ position, right }, origin) {
  const images = SYMMETRIES.map((_, symmetry) => imageOf({ position, right }, symmetry));
  const least = images.reduce((one, other) => (other.position < one.position ? other : one)).position;
  const squares = images.flatMap((image) => (image.position === least ? image.right : []));
  return { key: least, right: inOrder(squares), origins: [origin] };
}

/**
 * One exercise of two with the same key: a move that is right in either is right, and all origins are kept.
 * @param {Exercise} one
 * @param {Exercise} other of the same key
 * @returns {Exercise}
 */
export function joined(one, other) {
  const fresh = other.origins.filter(
    ({ kind, id }) => !one.origins.some((known) => known.kind === kind && known.id === id),
  );
  return {
    key: one.key,
    right: inOrder([...one.right, ...other.right]),
    origins: [...one.origins, ...fresh],
  };
}

/**
 * One of the eight images of a task.
 * @param {Task} task
 * @param {number} symmetry 0 to 7
 * @returns {Task}
 */
export function imageOf({ position, right }, symmetry) {
  const squares = SYMMETRIES[symmetry];
  const board = squares.map((square) => position[square]).join("");
  return {
    position: board + position.slice(64),
    right: right.map((name) => SQUARES[squares.findIndex((square) => SQUARES[square] === name)]),
  };
}

/**
 * The image in which an exercise is shown: it changes with every review, so that the idea is learned and not the square.
 * @param {Exercise} exercise
 * @param {number} reviews how often it was answered before
 * @returns {Task}
 */
export function shownAs({ key, right }, reviews) {
  let seed = 0;
  for (const cell of key) seed = (Math.imul(seed, 31) + cell.charCodeAt(0)) >>> 0;
  // An odd step goes through all eight images before one comes again.
  return imageOf({ position: key, right }, (seed + 3 * reviews) % SYMMETRIES.length);
}

/** @param {readonly string[]} squares */
function inOrder(squares) {
  return SQUARES.filter((square) => squares.includes(square));
}
