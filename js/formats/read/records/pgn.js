// Games with tags as chess has them in PGN: `[Black "Ann"]`, then `1. f5 d6 2. c3 {a comment} (2. d3) 34-30`.
//
// `{[%eval 2]}` is what a move is worth in discs, for who plays it. A start other than that of a new game is in the tag FEN, as 64
// squares and the side to move, or as chess has it.

import { FlipsideError } from "../../../host/error.js";
import { parseBoard } from "../../../notation/board.js";
import { foldLetters, moveOf } from "../../../notation/squares.js";
import { withoutReferences } from "../../references.js";
import { trimmed, withoutControls } from "../../words.js";
import { parseFen } from "../boards/fen.js";
import { branchTo } from "./branches.js";
import { startFor } from "./starts.js";
import { dayOf, nameOf, scoreOf } from "./tags.js";

/** @import { Position } from "../../../rules/position.js" */
/** @import { WrittenGame } from "../../imported.js" */
/** @import { WrittenMove } from "../../tree.js" */

/** A tag, of which a line may have several. Some programs leave quotes in a value as they are. */
const TAG =
  /[ \t]{0,9}\[[ \t]{0,9}(\w{1,40})[ \t]{0,9}"((?:\\.|[^"\\\n])*)"[ \t]{0,9}\][ \t\r]*(?=\n|$|\[|1\s?\.)/y;
const LENIENT =
  /[ \t]{0,9}\[[ \t]{0,9}(\w{1,40})[ \t]{0,9}["'“”‘’]([^\n]*)["'“”‘’][ \t]{0,9}\][ \t\r]*(?=\n|$)/y;

/** Moves with comments or numbered variations among them, without tags. */
const BEGIN = /^\s{0,99}(?:\{[^}]*\}\s{0,99})?1\s?\.\s?[a-h][1-8]/i;
const UNTAGGED =
  /^\s{0,99}(?:\{[^}]*\}\s{0,99})?(?:1\s?\.\s?)?[a-h][1-8](?=[^\p{L}{([]{0,999}(?:[a-h][1-8][^\p{L}{([]{0,99}){0,120}(?:\{|\(\s{0,9}\d{1,2}\s?\.))/iu;

/** Lines of other programs, which the standard leaves out (section 6): those that begin with a percent sign, outside of comments. */
export const ESCAPED = /^%.*/gm;

/** Where moves may be interrupted: a comment, one up to the end of the line, an escaped line, one with a tag, a game of SGF or GGF. */
const STOP = /[{;]|(?<=^|\n)%|\n[ \t]{0,9}(?:\[|\((?=\s{0,9};\s{0,9}[A-Z]{1,2}\s?\[))/g;
const NODE = /[ \t]{0,9}\(\s{0,9};\s{0,9}[A-Z]{1,2}\s?\[/y;

/** Parts of the moves: a comment, a line's comment, an escaped line, a sign of a variation, a number, a sign of quality, a result, a word. */
const TOKEN =
  /\{([^}]*)(?:\}|$)|;([^\n]*)|(?<=^|\n)%[^\n]*|([()])|\d{1,3}\s?(\.+)|\$\d+|\d{1,2}(?:\/\d)?\s?[-:–]\s?\d{1,2}(?:\/\d)?(?![^\s)])|½\s?-\s?½|\.{2,}|…|\*|[!?]+|[=∞±∓⩲⩱□⊕]+(?![^\s)])|(?:\+[-−]|[-−]\+)(?![^\s)])|([^\s(){};]+)/g;

/** A move in a word, which may hold several, `f5d6`, and signs of quality; or the whole of another word. */
const MOVE = /^(?![a-h][1-8]|.*[!?]$)\S+|[a-h][1-8]|pass|pa|ps|--|[^!?]+/gi;

/** What stands before the square of a disc that is dropped, `P@f5`. */
const DROP = /^[a-z]?@(?=[a-h][1-8])/i;

/** The value of a move in its comment. */
const EVALUATION = /\[%eval ([+-]?\d{1,309}(?:\.\d{1,99})?(?:e[+-]?\d{1,3})?)\][\t-\r ]*/;

/** The tags of the day, the best one first. */
const DATES = ["date", "utcdate", "eventdate"];

/** More plies than a game has: what is behind them is no move, whatever it is. */
const MOST_PLIES = 128;

/** Games of other rules. */
const OTHER_RULES = /anti|misere|6|10|12|grand|octagon/i;

/** Where the first tag is that stands on a line of its own, or moves with comments without tags; -1 where there are none. @param {string} text */
export function beginOfPgn(text) {
  const at = beginOfTags(text, 0);
  if (at >= 0) return at;
  const head = text.slice(0, 65_536).replace(ESCAPED, "");
  return (BEGIN.test(head) && text.includes("{")) || UNTAGGED.test(head) ? 0 : -1;
}

/** Where the next tag is that stands on a line of its own; -1 where there is none. @param {string} text @param {number} from */
export function beginOfTags(text, from) {
  const line = /(?:^|\n)(?=[ \t]{0,9}\[[ \t]{0,9}\w{1,40}[ \t]{0,9}["'“‘])/g;
  line.lastIndex = from;
  for (let found = line.exec(text); found; found = line.exec(text)) {
    const at = found.index + found[0].length;
    if (tagAt(text, at)) return at;
    line.lastIndex = at + 1;
  }
  return -1;
}

/**
 * The games of a text up to one of another format, each called for in its turn.
 * @param {string} text
 * @param {number} begin of the first
 * @param {(game: () => WrittenGame, place: number) => void} take the game throws `INVALID_POSITION` where its start is none
 * @returns {Generator<void, number>} where they end; a step for each part
 */
export function* pgnGames(text, begin, take) {
  /** @type {Map<string, string>} */
  let tags = new Map();
  let [from, at] = [begin, begin];
  let place = begin;
  for (;;) {
    yield;
    const tag = tagAt(text, at);
    if (tag) {
      if (text.slice(from, at).trim() !== "") {
        take(gameOf(tags, text, from, at), place);
        tags = new Map();
        place = at;
      }
      tags.set(tag.name, tag.value);
      // Of several tags on a line the next one begins here, as it does after the line.
      at = tag.end + (text[tag.end] === "\n" ? 1 : 0);
      from = at;
      if (at < text.length && /[ \t[]/.test(text[at])) continue;
    }
    const { next, open } = tag && isNode(text, at) ? { next: at, open: -1 } : endOfPart(text, at);
    if (next >= 0 && !isNode(text, next)) {
      at = next;
      continue;
    }
    const end = next < 0 ? text.length : next;
    if (tags.size > 0 || text.slice(from, end).trim() !== "")
      take(gameOf(tags, text, from, end, open), place);
    return end;
  }
}

/** Where the next line is that may be a tag, outside of comments; -1 at the end, with the place of a comment that has none. @param {string} text @param {number} from */
function endOfPart(text, from) {
  STOP.lastIndex = from;
  for (let stop = STOP.exec(text); stop; stop = STOP.exec(text)) {
    const [sign] = stop;
    if (sign.startsWith("\n")) return { next: stop.index + 1, open: -1 };
    const isComment = sign === "{";
    const end = text.indexOf(isComment ? "}" : "\n", stop.index + 1);
    if (end < 0) return { next: -1, open: isComment ? stop.index : -1 };
    STOP.lastIndex = isComment ? end + 1 : end;
  }
  return { next: -1, open: -1 };
}

/** Whether a game of another format begins there. @param {string} text @param {number} at */
function isNode(text, at) {
  NODE.lastIndex = at;
  return NODE.test(text);
}

/** @param {string} text @param {number} at @returns {{ name: string, value: string, end: number } | undefined} */
function tagAt(text, at) {
  for (const pattern of [TAG, LENIENT]) {
    pattern.lastIndex = at;
    const [whole = "", name, value] = pattern.exec(text) ?? [];
    if (name)
      return { name: name.toLowerCase(), value: value.replace(/\\(.)/g, "$1"), end: at + whole.length };
  }
}

/** @param {Map<string, string>} tags @param {string} text @param {number} from @param {number} to @param {number} [open] where a comment begins that has no end @returns {() => WrittenGame} */
function gameOf(tags, text, from, to, open = -1) {
  return () => {
    const variant = tags.get("variant") ?? "othello";
    if (!/othello|reversi|flipello/i.test(variant) || OTHER_RULES.test(variant)) {
      const found = JSON.stringify(variant.slice(0, 40));
      throw new FlipsideError("INVALID_POSITION", `PGN game: expected the variant Othello, found ${found}`);
    }
    const [, comment] = /^\s*(?:%[^\n]*\n\s*)*\{([^}]*)\}/.exec(text.slice(from, to)) ?? [];
    return {
      tags: {
        black: nameOf(tags.get("black")),
        white: nameOf(tags.get("white")),
        event: nameOf(tags.get("event")) ?? nameOf(tags.get("site")),
        date: DATES.map((name) => dayOf(tags.get(name))).find(Boolean) ?? null,
        round: nameOf(tags.get("round")),
        result: scoreOf(tags.get("result") ?? lastWordOf(text, from, to)),
      },
      start: startOf(tags.get("fen"), text, from, to),
      ...(comment && remarkOf(comment) ? { comment: remarkOf(comment) } : {}),
      moves: () => movesIn(text, from, to),
      problem:
        open < 0
          ? null
          : { message: "PGN game: expected } behind a comment, found the end of the text", place: open },
    };
  };
}

/** The result behind the moves. @param {string} text @param {number} from @param {number} to */
function lastWordOf(text, from, to) {
  const end = text.slice(Math.max(from, to - 200), to).replace(ESCAPED, "");
  return /\s(\d{1,2}\s?[-:–]\s?\d{1,2})\s*$/.exec(end)?.[1];
}

/** @param {string | undefined} fen @param {string} text @param {number} from @param {number} to @returns {Position} */
function startOf(fen, text, from, to) {
  if (fen) return parseFen(fen) ?? parseBoard(fen);
  let isWhite = false;
  for (const { 4: periods, 5: word } of text.slice(from, to).matchAll(TOKEN)) {
    if (periods) isWhite = periods.length > 1;
    const first = word && foldLetters(word).replace(DROP, "").match(MOVE)?.[0];
    if (first) return startFor(moveOf(first), isWhite ? "white" : undefined);
  }
  return startFor(undefined);
}

/** @param {string} text @param {number} from @param {number} to @returns {WrittenMove[]} */
function movesIn(text, from, to) {
  /** @type {WrittenMove[]} */
  const first = [];
  /** The branches where the last move is, those behind it, and the move, `undefined` where a line begins. @type {{ beside: WrittenMove[], behind: WrittenMove[], last: WrittenMove | undefined, ply: number }} */
  let line = { beside: first, behind: first, last: undefined, ply: 0 };
  /** @type {(typeof line)[]} */
  const open = [];
  for (const token of text.slice(from, to).matchAll(TOKEN)) {
    const [, comment, lineComment, sign, , word] = token;
    const remark = comment ?? lineComment;
    if (remark !== undefined) {
      if (line.last) remarkOn(line.last, remark);
    } else if (sign === "(") {
      open.push(line);
      line = { beside: line.beside, behind: line.beside, last: undefined, ply: Math.max(0, line.ply - 1) };
    } else if (sign === ")") {
      line = open.pop() ?? line;
    } else if (word && line.ply <= MOST_PLIES) {
      const moves = foldLetters(word).replace(DROP, "");
      const begin = from + token.index + Math.max(0, word.length - moves.length);
      for (const { 0: text, index } of moves.matchAll(MOVE)) {
        const at = begin + index;
        const last = branchTo(line.behind, { move: moveOf(text), text, at });
        line = { beside: line.behind, behind: last.branches, last, ply: line.ply + 1 };
      }
    }
  }
  return first;
}

/** What a comment says. @param {string} comment */
function remarkOf(comment) {
  return withoutReferences(trimmed(withoutControls(comment)));
}

/** @param {WrittenMove} move @param {string} remark */
function remarkOn(move, remark) {
  const score = EVALUATION.exec(remark)?.[1];
  if (score !== undefined) move.score = Number(score);
  const comment = remarkOf(remark.replace(EVALUATION, ""));
  // Not by a list: many remarks on one move would be copied for each.
  if (comment) move.comment = move.comment ? `${move.comment} ${comment}` : comment;
}
