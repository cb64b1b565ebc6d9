// Writes games in the Smart Game Format with all that is told of them and of their moves, except what only other formats have. The start is written where it is not that of a new game.

import { opponentOf, SQUARES, START } from "../../rules/board.js";
import { SGF_SHAPES } from "../marks.js";
import { sgfNags } from "../nags.js";
import { otherOf, propertyText } from "../others.js";
import { KNOWN } from "../read/records/sgf.js";
import { dayOf, scoreOf } from "../read/records/tags.js";
import { TAG_NAMES } from "../tags.js";
import { lineText, withoutControls } from "../words.js";

/** @import { Color } from "../../generated/types.js" */
/** @import { PositionMark } from "../marks.js" */
/** @import { OtherTag } from "../others.js" */
/** @import { Told } from "../told.js" */
/** @import { Branch } from "../tree.js" */
/** @import { TextWriter } from "./format.js" */
/** @import { GameToWrite } from "./record.js" */

/** What it keeps. */
const KEPT = Object.freeze(
  /** @type {const} */ ([...TAG_NAMES, "branches", "score", "before", "comment", "nags", "marks", "others"]),
);

/** @param {GameToWrite} game @returns {string} */
function sgfText({ tree, start, tags }) {
  const { others = [] } = tree;
  // What is written there says more than the name does, and the same.
  const written = (/** @type {string} */ name) => otherOf(others, "sgf", name);
  const hasDay = dayOf(written("DT")) === tags.date;
  const hasResult = scoreOf(written("RE")) === tags.result;
  const isSeconds = /^\d+(?:\.\d+)?$/.test(tags.timeControl ?? "");
  const named = [
    ["PB", tags.black],
    ["PW", tags.white],
    ["BR", tags.blackRating],
    ["WR", tags.whiteRating],
    ["EV", tags.event],
    ["RO", tags.round],
    ["PC", tags.site],
    ["DT", hasDay ? null : tags.date],
    ["TM", isSeconds ? tags.timeControl : null],
    ["OT", isSeconds ? null : tags.timeControl],
    ["AN", tags.annotator],
    ["RE", hasResult ? null : resultText(tags.result)],
  ].flatMap(([name, text]) => (name && text && lineText(text) ? [[name, lineText(text)]] : []));
  const names = new Set(named.map(([name]) => name));
  const root = [
    "FF[4]GM[2]SZ[8]CA[UTF-8]AP[Flipside]",
    ...named.map(([name, text]) => property(name, text)),
    toldText({ ...tree, others: others.filter(({ name }) => !names.has(name)) }, false),
    start.board === START && start.turn === "black" ? "" : setUp(start.board, start.turn),
  ];
  return `(;${root.join("")}${branchesText(tree.branches, start.turn)})\n`;
}

/** @param {readonly Branch[]} branches @param {Color} turn @returns {string} */
function branchesText(branches, turn) {
  const [only] = branches;
  // A comment before a move is a node at the beginning of its variation.
  if (branches.length === 1 && !only.before) return branchText(only, turn);
  return branches.map((branch) => `\n(${branchText(branch, turn)})`).join("");
}

/** @param {Branch} branch @param {Color} turn @returns {string} */
function branchText(branch, turn) {
  const { move, score, before, branches } = branch;
  const name = turn === "black" ? "B" : "W";
  const value = score === undefined ? null : `${turn === "black" ? score : 0 - score}`;
  const said = before ? `;${property("C", before)}` : "";
  const others = branch.others?.filter((each) => value === null || each.name !== "V");
  const told = toldText({ ...branch, ...(others && { others }) }, true);
  const node = `;${name}[${move === "pass" ? "" : move}]${property("V", value)}${told}`;
  return said + node + branchesText(branches, opponentOf(turn));
}

/** @param {Told} told of a node @param {boolean} isMove whether it has a move */
function toldText({ comment, nags = [], marks, others = [] }, isMove) {
  return property("C", comment) + sgfNags(nags, isMove) + marksText(marks) + othersText(others);
}

/** @param {readonly OtherTag[]} others */
function othersText(others) {
  return others
    .filter(({ format, name }) => format === "sgf" && !KNOWN.has(name))
    .map(propertyText)
    .join("");
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
  id: "sgf",
  name: "SGF",
  about: "branches, values of moves, comments, marks",
  ending: "sgf",
  isBinary: false,
  keeps: KEPT,
  holds: "game",
  needsStandardStart: false,
  separator: "",
  write: sgfText,
});
