// Writes the main line of a game in the Generic Game Format, with the scores of its moves.

import { opponentOf } from "../../rules/board.js";
import { withReferences } from "../references.js";
import { lineText } from "../words.js";
import { dateText } from "./dates.js";

/** @import { Branch } from "../tree.js" */
/** @import { TextWriter } from "./format.js" */
/** @import { GameToWrite } from "./record.js" */

/** @param {GameToWrite} game @returns {string} */
function ggfText({ tree, start, tags }) {
  const rows = start.board.replaceAll("X", "*").match(/.{8}/g) ?? [];
  const root = [
    "GM[Othello]",
    property("PC", tags.event),
    property("DT", tags.date && dateText(tags.date)),
    property("PB", tags.black),
    property("PW", tags.white),
    property("RE", tags.result === null ? null : `${tags.result > 0 ? "+" : ""}${numberText(tags.result)}`),
    "TY[8]",
    `BO[8 ${rows.join(" ")} ${start.turn === "black" ? "*" : "O"}]`,
  ];
  let text = "";
  let turn = start.turn;
  for (let [next] = tree.branches; next; [next] = next.branches) {
    text += `${turn === "black" ? "B" : "W"}[${moveText(next)}]`;
    turn = opponentOf(turn);
  }
  return `(;${root.join("")}${text};)\n`;
}

/** @param {Branch} branch */
function moveText({ move, score }) {
  return `${move === "pass" ? "PA" : move.toUpperCase()}${score === undefined ? "" : `/${numberText(score)}`}`;
}

/** A number with two decimals, or with as many as it has. @param {number} number */
function numberText(number) {
  const text = number.toFixed(2);
  return Number(text) === number ? text : `${number}`;
}

/** A value has no brackets, as nothing in the format stands for one; and no `(;` and `;)`, which some programs look for there as well. @param {string} name @param {string | null | undefined} value */
function property(name, value) {
  if (!value) return "";
  const text = lineText(value);
  return `${name}[${/[;[\]\\]/.test(text) ? withReferences(text, /[[\]\\()]/g) : text}]`;
}

/** @type {TextWriter<"ggf">} */
export const ggf = Object.freeze({
  ...{ id: "ggf", name: "GGF", about: "the game with the values of its moves" },
  ...{ ending: "ggf", isBinary: false, holds: "game", needsStandardStart: false, separator: "" },
  write: ggfText,
});
