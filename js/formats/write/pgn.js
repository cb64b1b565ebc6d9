// Writes games with tags as chess has them in PGN, with variations, scores, signs and comments.

import { opponentOf, START } from "../../rules/board.js";
import { textOf } from "../../rules/position.js";
import { otherOf } from "../others.js";
import { dayOf, scoreOf } from "../read/records/tags.js";
import { withReferences } from "../references.js";
import { TAG_NAMES } from "../tags.js";
import { lineText, trimmed, withoutControls } from "../words.js";
import { dateText } from "./dates.js";

/** @import { Color } from "../../generated/types.js" */
/** @import { Branch } from "../tree.js" */
/** @import { TextWriter } from "./format.js" */
/** @import { GameToWrite } from "./record.js" */

/** The longest line of moves, in characters. */
const LINE = 80;

/** What it keeps. */
const KEPT = Object.freeze(
  /** @type {const} */ ([...TAG_NAMES, "branches", "score", "before", "comment", "nags", "others"]),
);

/** How a game ended without how many discs, behind its moves. */
const WON = /^(?:1-0|0-1|1\/2-1\/2)$/;

/** @param {GameToWrite} game @returns {string} */
function pgnText({ tree, start, tags }) {
  const { others = [] } = tree;
  // What is written there says more than the name does, and the same.
  const written = (/** @type {string} */ name) => otherOf(others, "pgn", name);
  const day = written("Date") !== undefined && dayOf(written("Date")) === tags.date ? written("Date") : null;
  const won = tags.result === null ? written("Result") : null;
  const result = won && scoreOf(won) === null ? won : discsText(tags.result);
  const named = [
    ["Event", tags.event ?? "?"],
    ["Site", tags.site ?? "?"],
    ["Date", day ?? dayText(tags.date)],
    ["Round", tags.round ?? "?"],
    ["Black", tags.black ?? "?"],
    ["White", tags.white ?? "?"],
    ["Result", result],
    ["BlackElo", tags.blackRating],
    ["WhiteElo", tags.whiteRating],
    ["TimeControl", tags.timeControl],
    ["Annotator", tags.annotator],
    ...(start.board === START && start.turn === "black"
      ? []
      : [
          ["SetUp", "1"],
          ["FEN", textOf(start)],
        ]),
  ].flatMap(([name, value]) => (name && value ? [[name, value]] : []));
  const names = new Set([...named.map(([name]) => name.toLowerCase()), "setup", "fen"]);
  const more = others
    .filter(({ format, name }) => format === "pgn" && !names.has(name.toLowerCase()))
    .flatMap(({ name, values }) => values.map((value) => [name, value]));
  const comment = said(tree.comment);
  const words = [
    ...(comment ? [`{${comment}}`] : []),
    ...(tree.nags ?? []).map((nag) => `$${nag}`),
    ...wordsOf(tree.branches, start.turn, 1, true),
    WON.test(result) ? result : discsText(tags.result),
  ];
  return `${[...named, ...more].map(([name, value]) => tag(name, value)).join("\n")}\n\n${wrapped(words)}\n`;
}

/**
 * @param {readonly Branch[]} branches
 * @param {Color} turn
 * @param {number} number of the pair of moves
 * @param {boolean} isNumbered whether white's move needs its number, as something stands before it
 * @returns {Generator<string>}
 */
function* wordsOf([main, ...others], turn, number, isNumbered) {
  if (!main) return;
  // Before the main line stands what is said of the move before it.
  yield* moveWords(main, turn, number, isNumbered, [said(main.before), said(main.comment)]);
  for (const other of others) {
    const before = said(other.before);
    const words = [
      ...(before ? [`{${before}}`] : []),
      ...moveWords(other, turn, number, true, [said(other.comment)]),
      ...wordsOf(other.branches, opponentOf(turn), next(turn, number), isApart(other)),
    ];
    words[0] = `(${words[0]}`;
    words[words.length - 1] += ")";
    yield* words;
  }
  const isBroken = others.length > 0 || isApart(main) || Boolean(main.before);
  yield* wordsOf(main.branches, opponentOf(turn), next(turn, number), isBroken);
}

/** Whether a comment stands behind a move. @param {Branch} branch */
function isApart({ comment, score }) {
  return Boolean(comment) || score !== undefined;
}

/**
 * @param {Branch} branch
 * @param {Color} turn
 * @param {number} number
 * @param {boolean} isNumbered
 * @param {readonly string[]} remarks
 * @returns {Generator<string>}
 */
function* moveWords({ move, score, nags = [] }, turn, number, isNumbered, remarks) {
  if (turn === "black") yield `${number}.`;
  else if (isNumbered) yield `${number}...`;
  yield move === "pass" ? "--" : move;
  for (const nag of nags) yield `$${nag}`;
  const value = score === undefined ? "" : `[%eval ${score > 0 ? "+" : ""}${score}]`;
  const words = [value, ...remarks].filter(Boolean);
  if (words.length > 0) yield `{${words.join(" ")}}`;
}

/** @param {Color} turn @param {number} number */
function next(turn, number) {
  return turn === "black" ? number : number + 1;
}

/** The discs of both, the empty squares with the winner; a star where they are not known. @param {number | null} result */
function discsText(result) {
  if (result === null || !Number.isInteger(result)) return "*";
  // An odd difference is one of 63 discs.
  const discs = result % 2 === 0 ? 64 : 63;
  return `${(discs + result) / 2}-${(discs - result) / 2}`;
}

/** A date has signs for what is not known of it. @param {string | null} date */
function dayText(date) {
  const day = dateText(date ?? "????");
  return /^[\d?]{4}(?:\.\d\d)?$/.test(day) ? `${day}${".??".repeat(day.length > 4 ? 1 : 2)}` : day;
}

/** What a comment cannot hold: the sign that ends it, the value of a move, and a line that other programs pass over. */
const SIGNS = /\}|\[(?=%eval )|(?<=[\n\r])%/g;

/** A comment as it is written. @param {string | undefined} comment */
function said(comment = "") {
  return withReferences(trimmed(withoutControls(comment)), SIGNS);
}

/** @param {string} name @param {string} value */
function tag(name, value) {
  return `[${name} "${lineText(value).replace(/["\\]/g, "\\$&")}"]`;
}

/** Words in lines; none is broken. @param {string[]} words */
function wrapped(words) {
  let text = "";
  let length = 0;
  for (const word of words) {
    const isLong = length + 1 + word.length > LINE;
    text += text === "" ? word : `${isLong ? "\n" : " "}${word}`;
    length = text === "" || isLong ? word.length : length + 1 + word.length;
  }
  return text;
}

/** @type {TextWriter<"pgn">} */
export const pgn = Object.freeze({
  id: "pgn",
  name: "PGN",
  about: "branches, values of moves, comments, tags as in chess",
  ending: "pgn",
  isBinary: false,
  keeps: KEPT,
  holds: "game",
  needsStandardStart: false,
  separator: "\n",
  write: pgnText,
});
