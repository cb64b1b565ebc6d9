// Boards as programs and people draw them: eight lines of eight squares, with or without coordinates and frames, and near them who is to move.

import { cellOf, colorOf } from "../../../notation/squares.js";

/** @import { Color } from "../../../generated/types.js" */

/** Discs and empty squares as only drawings have them. @type {Readonly<Record<string, string>>} */
const SIGNS = Object.freeze({
  "◯": "O",
  〇: "O",
  "◻": "O",
  "◼": "X",
  "⬤": "X",
  "@": "X",
  "#": "X",
  "+": "-",
  "┼": "-",
  "🟩": "-",
});

const CELL = "[-XOBW*●⚫⬤@#○⚪◯〇.・·□_+┼🟩◼◻]";
const BETWEEN = "[\\s|│┃║]*";

/** A line of a diagram: a coordinate, eight squares, and what stands beside them, which is no square. */
const ROW = new RegExp(
  `^${BETWEEN}(?:(?:([1-8])[.:)]?|[一二三四五六七八])${BETWEEN})?((?:${CELL}${BETWEEN}){7}${CELL})(?=[\\s|│┃║1-8]|$)(?!${BETWEEN}[-.・·_])(.*)`,
  "iu",
);

const PLAIN = /^[-XO]{8}\r?$/;

const BLACK = "black|黒|黑|흑|[XB*●⚫⬤@#]";
const WHITE = "white|白|백|[OW○◯⚪]";

/** Words for the side to move, before and behind it. */
const SIDES = [
  new RegExp(
    `(?:^|[^\\p{L}])(${BLACK}|${WHITE})[ \\t]{0,9}(?:\\(\\S\\)[ \\t]{0,9})?(?:is |has )?(?:to (?:move|play)|'s turn|plays|番|の番|の手番|手番|차례|[方棋子]?(?:走|行棋|下棋|先行|落子))`,
    "iu",
  ),
  new RegExp(`(?:轮到|輪到|该)(${BLACK}|${WHITE})`, "u"),
  new RegExp(
    `(?:turn|to move|to play|side|next|player|手番|次)["')]{0,2}[ \\t]{0,9}[:=は(]?[ \\t]{0,9}["']?(${BLACK}|${WHITE})(?![\\p{L}])`,
    "iu",
  ),
  new RegExp(`^[ \\t]{0,40}(${BLACK}|${WHITE})[ \\t]{0,40}\\r?$`, "iu"),
];

/** What such words have, or a side alone: other lines are passed over fast. */
const WORD = /[a-z黒黑白番手]{2}|[黒黑白흑백]|^[ \t]{0,40}[XOBW*●⚫⬤@#○◯⚪]\s*$/i;

/** A line between two rows of a frame: longer than a row without one. */
const RULE = /^\s*(?=.{16})[+┌├└┏┣┗╔╠╚╭╰][-─━═+┬┼┴┐┤┘┳╋┻┓┫┛╦╬╩╗╣╝╮╯\s]*$/;

/** A line of a diagram. @typedef {{ cells: string, label: number, rest: string }} Row `label` is its coordinate, 0 for none */

/** Whether a line divides rows of a frame. @param {string} line */
export function isRule(line) {
  return line.length < 300 && RULE.test(line);
}

/** @param {string} line @returns {Row | undefined} */
export function rowOf(line) {
  // As this package and most others write it.
  if (PLAIN.test(line)) return { cells: line.slice(0, 8), label: 0, rest: "" };
  const [, label = 0, squares, rest] = (line.length < 300 && ROW.exec(line)) || [];
  return squares
    ? { cells: [...squares].map((letter) => signOf(letter) ?? "").join(""), label: Number(label), rest }
    : undefined;
}

/** The board of eight rows, whichever is on top. @param {readonly Row[]} rows */
export function boardOf(rows) {
  const isTurned = rows.every(({ label }, index) => label === 8 - index);
  return (isTurned ? rows.toReversed() : rows).map(({ cells }) => cells).join("");
}

/** @param {readonly string[]} lines near a board, the nearest first @returns {Color | undefined} */
export function turnIn(lines) {
  for (const line of lines) {
    if (!WORD.test(line)) continue;
    for (const side of SIDES) {
      const word = side.exec(line.slice(0, 300))?.[1];
      if (word) return colorOf(word) ?? (/^[黒黑흑⬤@#]$/.test(word) ? "black" : "white");
    }
  }
}

/** What a letter or a sign stands for on a drawn board. @param {string} letter @returns {string | undefined} */
export function signOf(letter) {
  return cellOf(letter) ?? (Object.hasOwn(SIGNS, letter) ? SIGNS[letter] : undefined);
}
