// Writes the main line of a game in the Generic Game Format, with the scores of its moves.

import { opponentOf } from "../../rules/board.js";

/** @import { Branch } from "../tree.js" */
/** @import { TextWriter } from "./format.js" */
/** @import { GameToWrite } from "./record.js" */

/** @param {GameToWrite} game @returns {string} */
function ggfText({ tree, start, tags }) {
  const rows = start.board.replaceAll("X", "*").match(/.{8}/g) ?? [];
  const root = [
    "GM[Othello]",
    property("PC", tags.event),
    property("DT", tags.date?.replaceAll("-", ".")),
    property("PB", tags.black),
    property("PW", tags.white),
    property("RE", tags.result === null ? null : `${tags.result > 0 ? "+" : ""}${tags.result.toFixed(2)}`),
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
  return `${move === "pass" ? "PA" : move.toUpperCase()}${score === undefined ? "" : `/${score.toFixed(2)}`}`;
}

/** A value has no brackets: nothing in the format stands for one. @param {string} name @param {string | null | undefined} value */
function property(name, value) {
  return value ? `${name}[${value.replace(/[[\]\\;()]/g, " ").trim()}]` : "";
}

/** @type {TextWriter<"ggf">} */
export const ggf = Object.freeze({
  ...{ id: "ggf", name: "GGF", about: "the game with the values of its moves" },
  ...{ ending: "ggf", isBinary: false, holds: "game", needsStandardStart: false, separator: "" },
  write: ggfText,
});
