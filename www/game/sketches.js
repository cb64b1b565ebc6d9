// What a person draws over positions, as text: squares with a ring, squares with the letter of another shape, and arrows, `e4c3xd3-f5`. In
// this form it stands in links and in what is kept; the board and files of games have a list of marks.

/** @import { PositionMark, ShapeMark } from "../package/flipside.js" */
/** @import { Branch, Tree } from "./tree.js" */

/**
 * The letter behind a square: none for a ring. None of them is a file of the board.
 * @type {Readonly<Record<string, ShapeMark["shape"]>>}
 */
const SHAPES = Object.freeze({ "": "ring", x: "cross", s: "square", o: "dot", t: "tint" });

const MARK = /([a-h][1-8])(?:-([a-h][1-8])|([xsot]))?/g;

/** The marks of a text. @param {string} text of which what is no mark is left out @returns {PositionMark[]} */
export function marksIn(text) {
  return [...text.matchAll(MARK)].map(
    ([, square, to, letter = ""]) =>
      /** @type {PositionMark} */ (to ? { from: square, to } : { square, shape: SHAPES[letter] }),
  );
}

/** @param {readonly PositionMark[]} marks */
export function marksText(marks) {
  const letterOf = (/** @type {ShapeMark} */ { shape }) =>
    Object.keys(SHAPES).find((letter) => SHAPES[letter] === shape) ?? "";
  return marks
    .map((mark) => ("from" in mark ? `${mark.from}-${mark.to}` : mark.square + letterOf(mark)))
    .join("");
}

/** The text with one more mark, or without it where it has it. @param {string} text @param {string} mark */
export function toggled(text, mark) {
  /** @type {readonly string[]} */
  const marks = text.match(MARK) ?? [];
  return (marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark]).join("");
}

/**
 * The tree with other marks at one of its places.
 * @param {Tree} tree
 * @param {readonly string[]} path the moves that lead there
 * @param {string} text
 * @returns {Tree}
 */
export function withMarks(tree, path, text) {
  return markedAt(tree, path, text);
}

/**
 * @template {{ marks?: string, branches: readonly Branch[] }} Node
 * @param {Node} node
 * @param {readonly string[]} path
 * @param {string} text
 * @returns {Node}
 */
function markedAt(node, [move, ...rest], text) {
  if (move === undefined) {
    const { marks: _, ...others } = node;
    return /** @type {Node} */ ({ ...others, ...(text ? { marks: text } : {}) });
  }
  const branches = node.branches.map((branch) =>
    branch.move === move ? markedAt(branch, rest, text) : branch,
  );
  return { ...node, branches };
}
