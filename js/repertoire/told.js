// What is written of an answer: comments, signs and marks. The squares in it are those of one image of the position, and turn with it.

import { SQUARES } from "../rules/board.js";

/** @import { Square } from "../generated/types.js" */

/**
 * A mark over a position, as files of games have it.
 * @typedef {{ square: Square, shape: string } | { from: Square, to: Square }} DrawnMark
 */

/**
 * What is written at a place.
 * @typedef {object} Written
 * @property {string} [comment]
 * @property {readonly number[]} [nags] signs of an annotator, by their numbers in PGN
 * @property {readonly DrawnMark[]} [marks]
 */

/** What is written of a move, and of the position before it. @typedef {Written & { before?: Written }} Told */

/** Squares in a text, alone or as a line of moves. */
const LINE = /(?<![a-z0-9])(?:[a-h][1-8])+(?![a-z0-9])/gi;

/** What is told, out of anything: what is empty or damaged is left out. @param {unknown} given @returns {Told} */
export function toldOf(given) {
  const told = writtenOf(given);
  const before = writtenOf(Object(given).before);
  return Object.keys(before).length > 0 ? { ...told, before } : told;
}

/** @param {unknown} given @returns {Written} */
export function writtenOf(given) {
  const { comment, nags, marks } = Object(given);
  const signs = Array.isArray(nags) ? nags.filter(Number.isInteger) : [];
  const drawn = Array.isArray(marks) ? marks.flatMap(markOf) : [];
  return {
    ...(typeof comment === "string" && comment !== "" ? { comment } : {}),
    ...(signs.length > 0 ? { nags: signs } : {}),
    ...(drawn.length > 0 ? { marks: inOrder(drawn) } : {}),
  };
}

/**
 * What is told of another image.
 * @param {Told} told
 * @param {ArrayLike<number>} to where each square is there
 * @returns {Told}
 */
export function turned(told, to) {
  const { before } = told;
  return before ? { ...turnedWritten(told, to), before: turnedWritten(before, to) } : turnedWritten(told, to);
}

/** @param {Written} written @param {ArrayLike<number>} to @returns {Written} */
function turnedWritten({ comment, nags, marks }, to) {
  const square = (/** @type {Square} */ name) => SQUARES[to[SQUARES.indexOf(name)]];
  const turnedMarks = marks?.map((mark) =>
    "square" in mark
      ? { square: square(mark.square), shape: mark.shape }
      : { from: square(mark.from), to: square(mark.to) },
  );
  return {
    ...(comment && { comment: comment.replace(LINE, (line) => turnedLine(line, square)) }),
    ...(nags && { nags }),
    ...(turnedMarks && { marks: inOrder(turnedMarks) }),
  };
}

/** @param {string} line @param {(name: Square) => Square} square */
function turnedLine(line, square) {
  return line.replace(/../g, (name) => {
    const turnedName = square(/** @type {Square} */ (name.toLowerCase()));
    return name === name.toLowerCase() ? turnedName : turnedName.toUpperCase();
  });
}

/** @param {unknown} value @returns {DrawnMark[]} none where it is no mark */
function markOf(value) {
  const { square, shape = "ring", from, to } = Object(value);
  if (SQUARES.includes(square)) return [{ square, shape: String(shape) }];
  return SQUARES.includes(from) && SQUARES.includes(to) ? [{ from, to }] : [];
}

/** The order says nothing, and is the same whichever image the marks come from. @param {DrawnMark[]} marks */
function inOrder(marks) {
  const nameOf = (/** @type {DrawnMark} */ mark) =>
    "square" in mark ? `${mark.square} ${mark.shape}` : `${mark.from}${mark.to}`;
  return marks.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}
