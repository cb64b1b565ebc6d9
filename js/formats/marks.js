// Circles, crosses and arrows that are drawn over a position and kept with it: files of games have them, and the board draws them.

import { SQUARES } from "../rules/board.js";

/** @import { Square } from "../generated/types.js" */

/** What SGF calls them. It has a triangle where the board has a dot, and a selected square where it has a tint. */
/** @type {ReadonlyMap<string, ShapeMark["shape"]>} */
export const SGF_SHAPES = new Map(
  /** @type {const} */ ([
    ["CR", "ring"],
    ["MA", "cross"],
    ["SQ", "square"],
    ["TR", "dot"],
    ["SL", "tint"],
  ]),
);

/** The shapes that are kept, in the order in which marks stand. */
const SHAPES = [...SGF_SHAPES.values()];

/** A list with more marks than that has some of them twice. */
const MOST_MARKS = 8192;

/**
 * A square that is marked.
 * @typedef {object} ShapeMark
 * @property {Square} square Which one.
 * @property {"ring" | "cross" | "square" | "dot" | "tint"} shape How it is marked.
 */

/**
 * An arrow from one square to another.
 * @typedef {object} ArrowMark
 * @property {Square} from Where it begins.
 * @property {Square} to Where its head is.
 */

/**
 * What is drawn over a position: a marked square, or an arrow; `<othello-board>` takes a list of them as its `marks`.
 * @typedef {ShapeMark | ArrowMark} PositionMark
 */

/**
 * The marks in a list of anything, each once, in an order that does not depend on how they came: what is none is left out.
 * @param {unknown} given
 * @returns {PositionMark[]}
 */
export function marksOf(given) {
  const marks = Array.isArray(given) ? given.flatMap(markOf) : [];
  const byName = new Map(marks.map((mark) => [nameOf(mark), mark]));
  return [...byName.keys()].sort().map((name) => /** @type {PositionMark} */ (byName.get(name)));
}

/**
 * Adds marks to those of a place. A file can name each many thousands of times.
 * @param {unknown[]} marks
 * @param {readonly unknown[]} more
 * @returns {unknown[]} the list, or a shorter one with the same marks
 */
export function withMarks(marks, more) {
  for (const mark of more) marks.push(mark);
  return marks.length > MOST_MARKS ? marksOf(marks) : marks;
}

/** @param {unknown} value @returns {PositionMark[]} none where it is no mark */
function markOf(value) {
  const { square, shape = "ring", from, to } = Object(value);
  if (SQUARES.includes(square) && SHAPES.includes(shape)) return [{ square, shape }];
  return SQUARES.includes(from) && SQUARES.includes(to) && from !== to ? [{ from, to }] : [];
}

/** A text by which marks are told apart, and put in order. @param {PositionMark} mark */
function nameOf(mark) {
  return "square" in mark
    ? `${SHAPES.indexOf(mark.shape)}${mark.square}`
    : `${SHAPES.length}${mark.from}${mark.to}`;
}
