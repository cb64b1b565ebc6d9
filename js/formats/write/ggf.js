// Writes the main line of a game in the Generic Game Format, with the scores of its moves and the seconds they took.

import { opponentOf } from "../../rules/board.js";
import { otherOf, propertyText } from "../others.js";
import { KNOWN } from "../read/records/ggf.js";
import { dayOf } from "../read/records/tags.js";
import { withReferences } from "../references.js";
import { ggfTime } from "../time-control.js";
import { lineText } from "../words.js";
import { dateText } from "./dates.js";

/** @import { Branch } from "../tree.js" */
/** @import { TextWriter } from "./format.js" */
/** @import { GameToWrite } from "./record.js" */

/** What it keeps: of the time for thinking what it has signs for. */
const KEPT = Object.freeze(
  /** @type {const} */ ([
    "black",
    "white",
    "event",
    "date",
    "result",
    "blackRating",
    "whiteRating",
    "timeControl",
    "score",
    "seconds",
    "others",
  ]),
);

/** @param {GameToWrite} game @returns {string} */
function ggfText({ tree, start, tags }) {
  const rows = start.board.replaceAll("X", "*").match(/.{8}/g) ?? [];
  const others = (tree.others ?? []).filter(({ format, name }) => format === "ggf" && !KNOWN.has(name));
  // What is written there says more than the name does, and the same.
  const written = (/** @type {string} */ name) => otherOf(others, "ggf", name);
  const hasResult = Number.parseFloat(written("RE") ?? "") === tags.result;
  const named = [
    property("PC", tags.event ?? tags.site),
    property("DT", dayOf(written("DT")) === tags.date ? null : tags.date && dateText(tags.date)),
    property("PB", tags.black),
    property("PW", tags.white),
    property("RB", tags.blackRating),
    property("RW", tags.whiteRating),
    property("TI", tags.timeControl && ggfTime(tags.timeControl)),
    property("RE", hasResult ? null : resultText(tags.result)),
    written("TY") ? "" : "TY[8]",
  ].filter(Boolean);
  const root = [
    "GM[Othello]",
    ...named,
    ...others.filter(({ name }) => !named.some((each) => each.startsWith(`${name}[`))).map(propertyText),
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

/** @param {number | null} result */
function resultText(result) {
  return result === null ? null : `${result > 0 ? "+" : ""}${numberText(result)}`;
}

/** @param {Branch} branch */
function moveText({ move, score, seconds }) {
  const parts = [move === "pass" ? "PA" : move.toUpperCase()];
  if (score !== undefined || seconds !== undefined) parts.push(score === undefined ? "" : numberText(score));
  if (seconds !== undefined) parts.push(numberText(seconds));
  return parts.join("/");
}

/** A number with two decimals, or with as many as it has. @param {number} number */
function numberText(number) {
  const text = number.toFixed(2);
  return Number(text) === number ? text : `${number}`;
}

/**
 * A value has no brackets, as nothing in the format stands for one; and no `(;` and `;)`, which some programs look for there as well.
 * @param {string} name
 * @param {string | null | undefined} value
 */
function property(name, value) {
  if (!value) return "";
  const text = lineText(value);
  return `${name}[${/[;[\]\\]/.test(text) ? withReferences(text, /[[\]\\()]/g) : text}]`;
}

/** @type {TextWriter<"ggf">} */
export const ggf = Object.freeze({
  id: "ggf",
  name: "GGF",
  about: "the game with the values of its moves",
  ending: "ggf",
  isBinary: false,
  keeps: KEPT,
  holds: "game",
  needsStandardStart: false,
  separator: "",
  write: ggfText,
});
