// Boards as people draw them in texts: eight lines of eight squares with or without coordinates and frames, or 64 squares on one line,
// and somewhere near the side to move.

import { cellOf, colorOf } from "../../notation/squares.js";
import { SQUARES } from "../../rules/board.js";

/** @import { Color } from "../../generated/types.js" */

/**
 * A board in a text.
 * @typedef {object} Picture
 * @property {string} board 64 squares of `-XO`
 * @property {Color | undefined} turn the side to move; `undefined` where none is named
 * @property {number} at the index of its first line
 */

/** Discs and empty squares as only pictures have them. @type {Readonly<Record<string, string>>} */
const SIGNS = Object.freeze({ "◯": "O", 〇: "O", "+": "-", "🟩": "-", "◼": "X", "◻": "O" });

const FRAME = /[|│┃]/g;

/** A line between two rows of a frame: longer than a row without one. */
const RULE = /^\s*(?=.{16})[+┌├└╔╠╚][-─━═+┬┼┴┐┤┘╦╬╩╗╣╝\s]*$/;

const BLACK = "black|黒|[X*●⚫]";
const WHITE = "white|白|[O○◯⚪]";

/** Words for the side to move, before and behind it. */
const SIDES = [
  new RegExp(
    `(?:^|[^\\p{L}])(${BLACK}|${WHITE})\\s*(?:\\(\\S\\)\\s*)?(?:is |has )?(?:to (?:move|play)|'s turn|plays|番|の番|の手番|手番)`,
    "iu",
  ),
  new RegExp(`(?:turn|to move|to play|side|手番)\\s*[:=は]?\\s*(${BLACK}|${WHITE})(?![\\p{L}])`, "iu"),
  new RegExp(`^\\s*(${BLACK}|${WHITE})\\s*$`, "iu"),
];

/**
 * The boards in a text.
 * @param {string} text
 * @returns {Generator<void, Picture[]>} a step for each line
 */
export function* picturesIn(text) {
  /** @type {{ line: string, at: number, row: ReturnType<typeof rowOf> }[]} */
  const rows = [];
  let begun = 0;
  for (const line of text.split("\n")) {
    yield;
    if (!RULE.test(line)) rows.push({ line, at: begun, row: rowOf(line) });
    begun += line.length + 1;
  }
  /** @type {Picture[]} */
  const pictures = [];
  for (let index = 0; index < rows.length; index += 1) {
    yield;
    const whole = wholeBoard(rows[index].line);
    const last = whole ? index : index + 7;
    const board = whole?.board ?? joinedRows(rows.slice(index, index + 8));
    if (!board) continue;
    const near = [
      whole?.rest ?? "",
      ...[last + 1, last + 2, index - 1, index - 2].map((at) => rows[at]?.line ?? ""),
    ];
    // The words beside a row may name the side as well.
    const beside = rows.slice(index, last + 1).map(({ row }) => row?.rest ?? "");
    pictures.push({ board, turn: turnIn([...near, ...beside]), at: rows[index].at });
    index = last;
  }
  return pictures;
}

/** @param {{ row: { cells: string } | undefined }[]} rows @returns {string | undefined} */
function joinedRows(rows) {
  if (!rows[0].row || !rows[7]?.row) return undefined;
  const board = rows.map(({ row }) => row?.cells ?? "").join("");
  return board.length === SQUARES.length && isBoard(board) ? board : undefined;
}

/** A board has discs of both colors in it, or many of one. @param {string} board */
function isBoard(board) {
  return board.replaceAll("-", "").length >= 4;
}

/** A board on a line of its own. @param {string} line @returns {{ board: string, rest: string } | undefined} */
function wholeBoard(line) {
  if (line.length < SQUARES.length) return undefined;
  const letters = [...line.trim()];
  const cells = [];
  let at = 0;
  for (; at < letters.length && cells.length < SQUARES.length; at += 1) {
    const cell = signOf(letters[at]);
    if (cell) cells.push(cell);
    else if (!/\s/.test(letters[at])) return undefined;
  }
  const board = cells.join("");
  return cells.length === SQUARES.length && isBoard(board)
    ? { board, rest: letters.slice(at).join("") }
    : undefined;
}

/** The squares of a row, and the words beside it. @param {string} line @returns {{ cells: string, rest: string } | undefined} */
function rowOf(line) {
  if (line.length > 200) return undefined;
  const inner = line.replace(/^\s*[1-8][\s.:)]*(?=\D)/, "");
  const framed = inner.split(FRAME);
  // In a frame an empty square may be blank.
  if (framed.length >= 9) {
    const from = framed[0].trim() === "" ? 1 : 0;
    const cells = framed
      .slice(from, from + 8)
      .map((cell) => (cell.trim() === "" ? "-" : signOf(cell.trim())));
    if (cells.length === 8 && cells.every(Boolean))
      return { cells: cells.join(""), rest: framed.slice(from + 8).join(" ") };
  }
  const letters = [...inner.replace(FRAME, " ")];
  const cells = [];
  let at = 0;
  for (; at < letters.length && cells.length < 8; at += 1) {
    const cell = signOf(letters[at]);
    if (cell) cells.push(cell);
    else if (!/\s/.test(letters[at])) return undefined;
  }
  const rest = letters
    .slice(at)
    .join("")
    .replace(/^\s*[1-8](?!\d)/, " ");
  if (cells.length < 8 || /^\S/.test(rest)) return undefined;
  return { cells: cells.join(""), rest };
}

/** @param {string} letter @returns {string | undefined} */
function signOf(letter) {
  return cellOf(letter) ?? (Object.hasOwn(SIGNS, letter) ? SIGNS[letter] : undefined);
}

/** @param {string[]} lines near a board, the nearest first @returns {Color | undefined} */
function turnIn(lines) {
  for (const line of lines) {
    for (const side of SIDES) {
      const word = side.exec(line)?.[1];
      if (word) return colorOf(word) ?? (new RegExp(`^(?:${BLACK})$`, "iu").test(word) ? "black" : "white");
    }
  }
}
