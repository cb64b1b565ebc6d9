// Writes games in the Smart Game Format with branches, scores, comments and marks. The start is written where it is not that of a new game.

import { opponentOf, SQUARES, START } from "../../rules/board.js";
import { SGF_SHAPES } from "../marks.js";
import { lineText, withoutControls } from "../words.js";

/** @import { Color } from "../../generated/types.js" */
/** @import { PositionMark } from "../marks.js" */
/** @import { Branch } from "../tree.js" */
/** @import { TextWriter } from "./format.js" */
/** @import { GameToWrite } from "./record.js" */

/** @param {GameToWrite} game @returns {string} */
function sgfText({ tree, start, tags }) {
  const root = [
    "FF[4]GM[2]SZ[8]CA[UTF-8]AP[Flipside]",
    property("PB", tags.black && lineText(tags.black)),
    property("PW", tags.white && lineText(tags.white)),
    property("EV", tags.event && lineText(tags.event)),
    property("DT", tags.date && lineText(tags.date)),
    property("RO", tags.round && lineText(tags.round)),
    property("RE", resultText(tags.result)),
    property("C", tree.comment),
    marksText(tree.marks),
    start.board === START && start.turn === "black" ? "" : setUp(start.board, start.turn),
  ];
  return `(;${root.join("")}${branchesText(tree.branches, start.turn)})\n`;
}

/** @param {readonly Branch[]} branches @param {Color} turn @returns {string} */
function branchesText(branches, turn) {
  const [only] = branches;
  if (branches.length === 1) return branchText(only, turn);
  return branches.map((branch) => `\n(${branchText(branch, turn)})`).join("");
}

/** @param {Branch} branch @param {Color} turn @returns {string} */
function branchText({ move, score, comment, marks, branches }, turn) {
  const name = turn === "black" ? "B" : "W";
  const value = score === undefined ? null : `${turn === "black" ? score : 0 - score}`;
  const node = `;${name}[${move === "pass" ? "" : move}]${property("V", value)}${property("C", comment)}`;
  return node + marksText(marks) + branchesText(branches, opponentOf(turn));
}

/** @param {readonly PositionMark[]} [marks] */
function marksText(marks = []) {
  const shapes = Array.from(SGF_SHAPES, ([name, shape]) => [
    name,
    marks.flatMap((mark) => ("square" in mark && mark.shape === shape ? `[${mark.square}]` : [])).join(""),
  ]);
  const arrows = marks.flatMap((mark) => ("from" in mark ? `[${mark.from}:${mark.to}]` : [])).join("");
  return [...shapes, ["AR", arrows]].map(([name, values]) => (values ? name + values : "")).join("");
}

/** @param {string} board @param {Color} turn */
function setUp(board, turn) {
  const points = (/** @type {string} */ cell) =>
    SQUARES.filter((_, index) => board[index] === cell)
      .map((square) => `[${square}]`)
      .join("");
  const colors = [
    ["AB", points("X")],
    ["AW", points("O")],
  ].filter(([, squares]) => squares !== "");
  return `${colors.map((each) => each.join("")).join("")}PL[${turn === "black" ? "B" : "W"}]`;
}

/** @param {number | null} result */
function resultText(result) {
  if (result === null) return null;
  if (result === 0) return "Draw";
  return result > 0 ? `B+${result}` : `W+${0 - result}`;
}

/** @param {string} name @param {string | null | undefined} value */
function property(name, value) {
  return value ? `${name}[${withoutControls(value).replace(/[\]\\]/g, "\\$&")}]` : "";
}

/** @type {TextWriter<"sgf">} */
export const sgf = Object.freeze({
  ...{ id: "sgf", name: "SGF", about: "branches, values of moves, comments, marks" },
  ...{ ending: "sgf", isBinary: false, holds: "game", needsStandardStart: false, separator: "" },
  write: sgfText,
});
