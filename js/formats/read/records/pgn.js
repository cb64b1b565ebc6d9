// Games with tags as chess has them in PGN: `[Black "Ann"]`, then `1. f5 d6 2. c3 {a comment} (2. d3) 34-30`.
//
// `{[%eval 2]}` is what a move is worth in discs, for the side that plays it. `$4` and `??` are signs. A start other than that of a new game is in the tag FEN, as 64
// squares and the side to move, or as chess has it.

import { FlipsideError } from "../../../host/error.js";
import { parseBoard } from "../../../notation/board.js";
import { foldLetters, moveOf } from "../../../notation/squares.js";
import { isNag, nagsIn } from "../../nags.js";
import { problemOf } from "../../problems.js";
import { withoutReferences } from "../../references.js";
import { tell } from "../../told.js";
import { lineText, trimmed, withoutControls } from "../../words.js";
import { parseFen } from "../boards/fen.js";
import { branchTo } from "./branches.js";
import { startFor } from "./starts.js";
import { dayOf, isMoreThanDay, nameOf, scoreOf } from "./tags.js";

/** @import { Position } from "../../../rules/position.js" */
/** @import { WrittenGame } from "../../imported.js" */
/** @import { OtherTag } from "../../others.js" */
/** @import { WrittenTold } from "../../told.js" */
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

/**
 * Parts of the moves: a comment, a line's comment, an escaped line, a sign of a variation, a number, a sign by its number, a result, a
 * sign, a word.
 */
const TOKEN =
  /\{([^}]*)(?:\}|$)|;([^\n]*)|(?<=^|\n)%[^\n]*|([()])|\d{1,3}\s?(\.+)|\$(\d+)|\d{1,2}(?:\/\d)?\s?[-:–]\s?\d{1,2}(?:\/\d)?(?![^\s)])|½\s?-\s?½|\.{2,}|…|\*|([!?]+|[=∞±∓⩲⩱□⊕]+(?![^\s)])|(?:\+[-−]|[-−]\+)(?![^\s)]))|([^\s(){};]+)/g;

/** A move or signs of quality in a word, which may hold several, `f5d6!`; or the whole of another word. */
const MOVE = /^(?![a-h][1-8]|.*[!?]$)\S+|[a-h][1-8]|pass|pa|ps|--|[!?]+|[^!?]+/gi;

/** A word of signs alone. */
const SIGNS = /^[!?]+$/;

/** What stands before the square of a disc that is dropped, `P@f5`. */
const DROP = /^[a-z]?@(?=[a-h][1-8])/i;

/** The value of a move in its comment. */
const EVALUATION = /\[%eval ([+-]?\d{1,309}(?:\.\d{1,99})?(?:e[+-]?\d{1,3})?)\][\t-\r ]*/;

/** The tags that are names or texts, and what they are called here. */
const TEXTS = new Map([
  ...Object.entries({ black: "black", white: "white", event: "event", site: "site", round: "round" }),
  ...Object.entries({ whiteelo: "whiteRating", blackelo: "blackRating" }),
  ...Object.entries({ timecontrol: "timeControl", annotator: "annotator" }),
]);

/** The tags of the day, the best one first. */
const DATES = ["date", "utcdate", "eventdate"];

/** More plies than a game has: what is behind them is no move, whatever it is. */
const MOST_PLIES = 128;

/** Games of other rules. */
const OTHER_RULES = /anti|misere|6|10|12|grand|octagon/i;

/**
 * Where the first tag is that stands on a line of its own, or moves with comments without tags; -1 where there are none.
 * @param {string} text
 */
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
  /** @type {TagPairs} */
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
      const { name, value } = tag;
      const known = tags.get(name.toLowerCase());
      if (known) known.values.push(value);
      else tags.set(name.toLowerCase(), { name, values: [value] });
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

/**
 * Where the next line is that may be a tag, outside of comments; -1 at the end, with the place of a comment that has none.
 * @param {string} text
 * @param {number} from
 */
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
    if (name) return { name, value: value.replace(/\\(.)/g, "$1"), end: at + whole.length };
  }
}

/** The tags of a game by their names in small letters. @typedef {Map<string, { name: string, values: string[] }>} TagPairs */

/**
 * @param {TagPairs} pairs
 * @param {string} text
 * @param {number} from
 * @param {number} to
 * @param {number} [open] where a comment begins that has no end
 * @returns {() => WrittenGame}
 */
function gameOf(pairs, text, from, to, open = -1) {
  return () => {
    const tagOf = (/** @type {string} */ name) => pairs.get(name)?.values.at(-1);
    const variant = tagOf("variant") ?? "othello";
    if (!/othello|reversi|flipello/i.test(variant) || OTHER_RULES.test(variant)) {
      const found = JSON.stringify(variant.slice(0, 40));
      throw new FlipsideError("INVALID_POSITION", `PGN game: expected the variant Othello, found ${found}`);
    }
    const texts = [...TEXTS].map(([tag, name]) => [name, nameOf(tagOf(tag))]);
    const { start, told } = openingOf(tagOf("fen"), text, from, to);
    return {
      tags: {
        ...Object.fromEntries(texts),
        date: DATES.map((name) => dayOf(tagOf(name))).find(Boolean) ?? null,
        result: scoreOf(tagOf("result") ?? lastWordOf(text, from, to)),
      },
      start,
      told: { ...told, others: othersIn(pairs) },
      moves: () => movesIn(text, from, to),
      problem: open < 0 ? null : problemOf("open-comment", {}, open),
    };
  };
}

/**
 * What has no name here: also a day with more than that in it, and who won without how many discs.
 * @param {TagPairs} pairs
 * @returns {OtherTag[]}
 */
function othersIn(pairs) {
  const [day, result] = ["date", "result"].map((name) => pairs.get(name)?.values.at(-1));
  const said = new Set(["setup", "fen"]);
  if (!isMoreThanDay(day)) said.add("date");
  if (scoreOf(result) !== null || /^[*?\s]*$/.test(result ?? "")) said.add("result");
  return [...pairs].flatMap(([key, { name, values }]) =>
    TEXTS.has(key) || said.has(key) ? [] : [{ format: "pgn", name, values: values.map(lineText) }],
  );
}

/** The result behind the moves. @param {string} text @param {number} from @param {number} to */
function lastWordOf(text, from, to) {
  const end = text.slice(Math.max(from, to - 200), to).replace(ESCAPED, "");
  return /\s(\d{1,2}\s?[-:–]\s?\d{1,2})\s*$/.exec(end)?.[1];
}

/**
 * The start of a game, and what is said before its first move.
 * @param {string | undefined} fen
 * @param {string} text
 * @param {number} from
 * @param {number} to
 * @returns {{ start: Position, told: WrittenTold }}
 */
function openingOf(fen, text, from, to) {
  /** @type {WrittenTold} */
  const told = {};
  let isWhite = false;
  /** @type {string | undefined} */
  let first;
  for (const token of text.slice(from, to).matchAll(TOKEN)) {
    const { 3: sign, 4: periods, 7: word } = token;
    if (periods) isWhite = periods.length > 1;
    if (sign) break;
    if (word)
      first = foldLetters(word)
        .replace(DROP, "")
        .match(MOVE)
        ?.find((part) => !SIGNS.test(part));
    if (first) break;
    tell(told, toldIn(token, false), " ");
  }
  if (fen) return { start: parseFen(fen) ?? parseBoard(fen), told };
  return {
    start: startFor(first === undefined ? undefined : moveOf(first), isWhite ? "white" : undefined),
    told,
  };
}

/**
 * Where a line stands.
 * @typedef {object} Line
 * @property {WrittenMove[]} beside the branches where its last move is
 * @property {WrittenMove[]} behind the branches behind that
 * @property {WrittenMove | undefined} last its last move; `undefined` where it begins
 * @property {number} ply
 * @property {WrittenTold} pending what belongs to its first move
 */

/** @param {string} text @param {number} from @param {number} to @returns {WrittenMove[]} */
function movesIn(text, from, to) {
  /** @type {WrittenMove[]} */
  const first = [];
  /** @type {Line} */
  let line = { beside: first, behind: first, last: undefined, ply: 0, pending: {} };
  /** @type {Line[]} */
  const open = [];
  for (const token of text.slice(from, to).matchAll(TOKEN)) {
    const { 3: sign, 7: word } = token;
    if (sign === "(") {
      open.push(line);
      const ply = Math.max(0, line.ply - 1);
      line = { beside: line.beside, behind: line.beside, last: undefined, ply, pending: {} };
    } else if (sign === ")") {
      const { before } = line.pending;
      line = open.pop() ?? line;
      // A variation without a move says something of the move beside it.
      if (before && line.last) tell(line.last, { comment: before }, " ");
    } else if (word && line.ply <= MOST_PLIES) {
      const moves = foldLetters(word).replace(DROP, "");
      const begin = from + token.index + Math.max(0, word.length - moves.length);
      for (const { 0: text, index } of moves.matchAll(MOVE)) {
        if (SIGNS.test(text)) {
          if (line.last) tell(line.last, { nags: nagsIn(text) }, " ");
          continue;
        }
        const last = branchTo(line.behind, { move: moveOf(text), text, at: begin + index });
        tell(last, line.pending, " ");
        line = { beside: line.behind, behind: last.branches, last, ply: line.ply + 1, pending: {} };
      }
    } else if (line.last) tell(line.last, toldIn(token, true), " ");
    else if (open.length > 0) {
      const { comment, ...told } = toldIn(token, false);
      tell(line.pending, { ...told, ...(comment && { before: comment }) }, " ");
    }
  }
  return first;
}

/**
 * What a part of the moves says that is no move: a comment, or signs.
 * @param {RegExpExecArray} token
 * @param {boolean} isOfMove whether a comment may have the value of a move
 * @returns {WrittenTold}
 */
function toldIn([, comment, lineComment, , , number, signs], isOfMove) {
  if (signs) return { nags: nagsIn(signs) };
  if (number) return isNag(Number(number)) ? { nags: [Number(number)] } : { comment: `$${number}` };
  const remark = comment ?? lineComment ?? "";
  const score = isOfMove ? EVALUATION.exec(remark)?.[1] : undefined;
  const said = remarkOf(score === undefined ? remark : remark.replace(EVALUATION, ""));
  return { ...(score !== undefined && { score: Number(score) }), ...(said && { comment: said }) };
}

/** What a comment says. @param {string} comment */
function remarkOf(comment) {
  return withoutReferences(trimmed(withoutControls(comment)));
}
