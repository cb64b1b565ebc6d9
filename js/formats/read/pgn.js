// Games with tags as chess has them in PGN: `[Black "Ann"]`, then `1. f5 d6 2. c3 {a comment} (2. d3) 34-30`.
//
// `{[%eval 2]}` is what a move is worth in discs, for who plays it. A start other than that of a new game is in the tag FEN, as 64
// squares and the side to move.

import { parseBoard } from "../../notation/board.js";
import { moveOf } from "../../notation/squares.js";
import { START_POSITION } from "../../rules/position.js";
import { written } from "../tree.js";
import { dayOf, discsScore, nameOf } from "./tags.js";

/** @import { WrittenGame } from "../imported.js" */
/** @import { WrittenMove } from "../tree.js" */

/** A tag on a line of its own. */
const TAG = /^[ \t]*\[(\w+)\s+"((?:\\.|[^"\\\n])*)"\][ \t\r]*$/gm;

/** Parts of the moves: a comment, a line's comment, a sign of a variation, a number, a sign of quality, a result, a word. */
const TOKEN =
  /\{([^}]*)(?:\}|$)|;([^\n]*)|([()])|\d{1,3}\s*\.+|\$\d+|\d{1,2}(?:\/\d)?\s*-\s*\d{1,2}(?:\/\d)?|\*|[!?]+|([^\s(){};]+)/g;

/** A move in a word, which may hold several, `f5d6`, and signs of quality; or the whole of another word. */
const MOVE = /^(?![a-h][1-8]|.*[!?]$)\S+|[a-h][1-8]|pass|pa|ps|--|[^!?]+/gi;

/** The value of a move in its comment. */
const EVALUATION = /\[%eval ([+-]?\d{1,3}(?:\.\d+)?)\]\s*/;

/** Whether a text has tags. @param {string} text */
export function looksLikePgn(text) {
  return new RegExp(TAG.source, "m").test(text);
}

/**
 * Reads the games of a text.
 * @param {string} text
 * @returns {Generator<() => WrittenGame>} each throws `INVALID_POSITION` where its start is none
 */
export function* pgnGames(text) {
  /** @type {Map<string, string>} */
  let tags = new Map();
  let end = -1;
  for (const { 0: line, 1: name, 2: value, index } of text.matchAll(TAG)) {
    // Tags behind moves are those of the next game.
    if (end >= 0 && text.slice(end, index).trim() !== "") {
      yield gameOf(tags, text, end, index);
      tags = new Map();
    }
    tags.set(name.toLowerCase(), value.replace(/\\(.)/g, "$1"));
    end = index + line.length;
  }
  yield gameOf(tags, text, end, text.length);
}

/** @param {Map<string, string>} tags @param {string} text @param {number} from @param {number} to @returns {() => WrittenGame} */
function gameOf(tags, text, from, to) {
  return () => {
    const start = tags.get("fen");
    const [, comment] = /^\s*\{([^}]*)\}/.exec(text.slice(from, to)) ?? [];
    return {
      tags: {
        black: nameOf(tags.get("black")),
        white: nameOf(tags.get("white")),
        event: nameOf(tags.get("event")) ?? nameOf(tags.get("site")),
        date: dayOf(tags.get("date")),
        result: discsScore(tags.get("result")),
      },
      start: start ? parseBoard(start) : START_POSITION,
      ...(comment?.trim() ? { comment: comment.trim() } : {}),
      moves: () => movesIn(text, from, to),
    };
  };
}

/** @param {string} text @param {number} from @param {number} to @returns {WrittenMove[]} */
function movesIn(text, from, to) {
  /** @type {WrittenMove[]} */
  const first = [];
  /** The branches where the last move is, and those behind it. */
  let [beside, behind] = [first, first];
  /** @type {{ beside: WrittenMove[], behind: WrittenMove[] }[]} */
  const open = [];
  for (const token of text.slice(from, to).matchAll(TOKEN)) {
    const [, comment, lineComment, sign, word] = token;
    const remark = comment ?? lineComment;
    if (remark !== undefined) {
      const last = beside.at(-1);
      if (last && behind === last.branches) remarkOn(last, remark);
    } else if (sign === "(") {
      open.push({ beside, behind });
      behind = beside;
    } else if (sign === ")") {
      ({ beside, behind } = open.pop() ?? { beside, behind });
    } else if (word) {
      for (const { 0: text, index } of word.matchAll(MOVE)) {
        beside = behind;
        const at = from + token.index + index;
        behind = written(beside, { move: moveOf(text), text, at }).branches;
      }
    }
  }
  return first;
}

/** @param {WrittenMove} move @param {string} remark */
function remarkOn(move, remark) {
  const score = EVALUATION.exec(remark)?.[1];
  if (score !== undefined) move.score = Number(score);
  const comment = remark.replace(EVALUATION, "").trim();
  if (comment) move.comment = [move.comment, comment].filter(Boolean).join(" ");
}
