// Writes games with tags as chess has them in PGN, with variations, scores and comments.

import { opponentOf, START } from "../../rules/board.js";
import { textOf } from "../../rules/position.js";
import { withReferences } from "../references.js";
import { lineText, trimmed, withoutControls } from "../words.js";
import { dateText } from "./dates.js";

/** @import { Color } from "../../generated/types.js" */
/** @import { Branch } from "../tree.js" */
/** @import { TextWriter } from "./format.js" */
/** @import { GameToWrite } from "./record.js" */

/** The longest line of moves, in characters. */
const LINE = 80;

/** @param {GameToWrite} game @returns {string} */
function pgnText({ tree, start, tags }) {
  const result = discsText(tags.result);
  const head = [
    tag("Event", tags.event ?? "?"),
    tag("Site", "?"),
    tag("Date", dayText(tags.date)),
    tag("Round", tags.round ?? "?"),
    tag("Black", tags.black ?? "?"),
    tag("White", tags.white ?? "?"),
    tag("Result", result),
    ...(start.board === START && start.turn === "black"
      ? []
      : [tag("SetUp", "1"), tag("FEN", textOf(start))]),
  ];
  const comment = said(tree.comment);
  const words = [...(comment ? [`{${comment}}`] : []), ...wordsOf(tree.branches, start.turn, 1, true)];
  return `${head.join("\n")}\n\n${wrapped([...words, result])}\n`;
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
  yield* moveWords(main, turn, number, isNumbered);
  for (const other of others) {
    const words = [
      ...moveWords(other, turn, number, true),
      ...wordsOf(
        other.branches,
        opponentOf(turn),
        next(turn, number),
        Boolean(other.comment) || other.score !== undefined,
      ),
    ];
    words[0] = `(${words[0]}`;
    words[words.length - 1] += ")";
    yield* words;
  }
  const isApart = others.length > 0 || Boolean(main.comment) || main.score !== undefined;
  yield* wordsOf(main.branches, opponentOf(turn), next(turn, number), isApart);
}

/** @param {Branch} branch @param {Color} turn @param {number} number @param {boolean} isNumbered @returns {Generator<string>} */
function* moveWords({ move, score, comment }, turn, number, isNumbered) {
  if (turn === "black") yield `${number}.`;
  else if (isNumbered) yield `${number}...`;
  yield move === "pass" ? "--" : move;
  const value = score === undefined ? "" : `[%eval ${score > 0 ? "+" : ""}${score}]`;
  const words = [value, said(comment)].filter(Boolean);
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
  ...{ id: "pgn", name: "PGN", about: "branches, values of moves, comments, tags as in chess" },
  ...{ ending: "pgn", isBinary: false, holds: "game", needsStandardStart: false, separator: "\n" },
  write: pgnText,
});
