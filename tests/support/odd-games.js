// Trees of random moves, and texts that are hard to keep: signs of every format, ends of lines, letters beyond the plain ones.

import { Game } from "flipside/game";
import { pick } from "./random.js";

/** @import { Branch, GameTree, OtherTag, PositionMark, Tags } from "flipside/formats" */
/** @import { Square } from "flipside/game" */

/** In the order of their names. */
const SQUARES = Array.from(
  { length: 64 },
  (_, at) => /** @type {Square} */ (`${"abcdefgh"[at >> 3]}${(at % 8) + 1}`),
);

const PIECES = [
  ...Array.from("abXYZ 019[](){}\\;:\"'`/<>&#%!?.,*+-=~^|_$@\t\n\r"),
  "\r\n",
  "\\]",
  "]",
  '"]',
  "})",
  ";)",
  "(;",
  "\n\n",
  "  ",
  "--",
  "...",
  "?",
  "\n%",
  "\n[",
  "{;",
  "*",
  "(;GM[2];B[c4])",
  "(;GM[Othello]PC[x]TY[8]B[f5];)",
  '[Black "Eve"]',
  '\n[Black "Eve"]\n\n1. d3 c3 *\n',
  "1. f5 d6 2. c3",
  "f5d6c3d3",
  "1-0",
  "34-30",
  "[%eval 3]",
  "[%eval -1.5] ",
  "&#125;",
  "&#38;#125;",
  "&#93",
  '","moves":["f5"]',
  "Black to move",
  "---------------------------OX------XO--------------------------- X",
  "GM[",
  "FF[4]",
  "CA[Shift_JIS]",
  "charset=euc-jp",
  "\x1b$B",
  "WAVE",
  "WEBP",
  "ftyp",
  "%20",
  "&amp;",
  "é",
  "e\u0301",
  "ß",
  "Ł",
  "あ",
  "滝沢",
  "Ａ",
  "［",
  "］",
  "｛",
  "；",
  "\u3000",
  "１",
  "한",
  "𝄞",
  "👩\u200d👩\u200d👧",
  "🇯🇵",
  "❤\ufe0f",
  "\u202e",
  "\u200f",
  "\u061c",
  "\u200b",
  "\ufeff",
  "\xa0",
  "\u2028",
  "\x85",
  "\x9f",
  "\ufffd",
  "\u200e",
  "\xad",
  "\0",
  "\x01",
  "\x08",
  "\x0b",
  "\x0c",
  "\x1a",
  "\x7f",
  "\ud800",
  "\udfff",
];

/** A text that is hard to keep. @param {() => number} random @param {number} [most] pieces */
export function oddText(random, most = 12) {
  return Array.from({ length: Math.floor(random() ** 2 * most) + 1 }, () => pick(random, PIECES)).join("");
}

/** Whether something has a chance. @param {() => number} random @param {number} chance */
const has = (random, chance) => random() < chance;

const DATES = [
  "2026-11-24",
  "2026-11",
  "2026",
  "0987-01-02",
  "last-winter",
  "24 Nov. 2026",
  "2026/1/5",
  "1234567890",
];

const TIMES = ["300", "300+2", "0+0", "40/7200:3600", "05:00//02:00", "1:02:03", "7.5", "none"];

/**
 * What is known of a game, hard to keep.
 * @param {() => number} random
 * @param {number | null} [result] of the game, where it is over
 * @returns {Tags}
 */
export function oddTags(random, result = null) {
  const name = () => (has(random, 0.15) ? null : oddText(random, 6));
  return {
    black: name(),
    white: name(),
    event: name(),
    date: has(random, 0.2) ? null : has(random, 0.3) ? oddText(random, 4) : pick(random, DATES),
    round: has(random, 0.5)
      ? null
      : has(random, 0.3)
        ? oddText(random, 4)
        : String(Math.floor(random() * 20)),
    result: result ?? (has(random, 0.5) ? null : Math.floor(random() * 129) - 64),
    ...moreTags(random),
  };
}

/** What not every format knows. @param {() => number} random @returns {Partial<Tags>} */
function moreTags(random) {
  const names = ["site", "blackRating", "whiteRating", "annotator"].filter(() => has(random, 0.3));
  return {
    ...Object.fromEntries(names.map((name) => [name, oddText(random, 6)])),
    ...(has(random, 0.3) ? { timeControl: pick(random, TIMES) } : {}),
  };
}

/** Names that have none here, by their formats. */
const OTHERS = /** @type {const} */ ({
  pgn: ["ECO", "WhiteTitle", "constructor", "__proto__", "hasOwnProperty"],
  sgf: ["N", "GC", "LB", "HO", "QQ"],
  ggf: ["TB", "KB", "CONSTRUCTOR"],
});

/** Tags that only one format has. @param {() => number} random @param {number} chance @returns {{ others?: OtherTag[] }} */
function others(random, chance) {
  if (!has(random, chance)) return {};
  const tags = /** @type {const} */ (["pgn", "sgf", "ggf"]).flatMap((format) =>
    OTHERS[format]
      .filter(() => has(random, 0.4))
      .map((name) => ({
        format,
        name,
        values: [oddValue(random, format), ...(has(random, 0.2) ? ["2"] : [])],
      })),
  );
  return tags.length > 0 ? { others: tags } : {};
}

/**
 * A value as it stands in a file: SGF and GGF have backslashes before some signs.
 * @param {() => number} random
 * @param {OtherTag["format"]} format
 */
function oddValue(random, format) {
  const text = oddText(random, 6);
  return format === "pgn" ? text : text.replace(/[\]\\:]/g, "\\$&");
}

/**
 * A tree of random moves with scores, comments, signs and marks, whose passes are written.
 * @param {() => number} random
 * @returns {GameTree}
 */
export function oddTree(random) {
  let start = new Game();
  if (has(random, 0.5)) {
    for (let left = random() * 60; left > 0 && !start.isOver; left -= 1)
      start.play(pick(random, start.legalMoves()));
    start = Game.parse(start.toString());
  }
  const told = { ...remark(random), ...signs(random), ...marked(random), ...others(random, 0.4) };
  return { start: start.toString(), ...told, branches: branches(random, start, 0) };
}

/** @param {() => number} random @param {Game} game @param {number} depth @returns {Branch[]} */
function branches(random, game, depth) {
  const legal = game.legalMoves();
  const wanted =
    depth > 30 || random() < 0.02 ? 0 : depth > 6 || has(random, 0.7) ? 1 : 2 + Math.floor(random() * 2);
  const moves = new Set(Array.from({ length: legal.length > 0 ? wanted : 0 }, () => pick(random, legal)));
  return [...moves].map((move, index) => ({
    move,
    ...(has(random, 0.3) ? { score: score(random) } : {}),
    ...(has(random, 0.1) ? { seconds: pick(random, [0, 1.5, 12.345, 1e-9]) } : {}),
    // Before the main line stands what is said of the move before it.
    ...(index > 0 && has(random, 0.3) ? { before: oddText(random, 20) } : {}),
    ...remark(random),
    ...signs(random),
    ...marked(random),
    ...others(random, 0.05),
    branches: branches(random, game.after(move), depth + 1),
  }));
}

/** @param {() => number} random */
function score(random) {
  if (has(random, 0.8)) return Math.floor(random() * 129) - 64;
  return pick(random, [0.5, -0.25, 1 / 3, -1e-9, 12.345, 1e21]);
}

/** @param {() => number} random @returns {{ comment?: string }} */
function remark(random) {
  return has(random, 0.8) ? {} : { comment: oddText(random, 20) };
}

/** Signs in the order of their numbers. @param {() => number} random @returns {{ nags?: number[] }} */
function signs(random) {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 16, 17, 18, 19, 44, 139, 140, 146, 255, 65_535];
  const nags = has(random, 0.2) ? all.filter(() => has(random, 0.1)) : [];
  return nags.length > 0 ? { nags } : {};
}

/** Marks in the order in which they are read. @param {() => number} random @returns {{ marks?: PositionMark[] }} */
function marked(random) {
  if (has(random, 0.85)) return {};
  const some = () => SQUARES.filter(() => has(random, 0.03));
  const shapes = /** @type {const} */ (["ring", "cross", "square", "dot", "tint"]).flatMap((shape) =>
    some().map((square) => ({ square, shape })),
  );
  const arrows = some().flatMap((from) => some().flatMap((to) => (from === to ? [] : [{ from, to }])));
  const marks = [...shapes, ...arrows];
  return marks.length > 0 ? { marks } : {};
}
