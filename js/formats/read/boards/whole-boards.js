// Boards on a line of their own, as programs keep them: 64 squares, a list in code or in JSON, or rows as chess has them.

import { colorOf } from "../../../notation/squares.js";
import { parseFen } from "./fen.js";
import { signOf } from "./rows.js";

/** @import { Color } from "../../../generated/types.js" */

/**
 * A board on a line.
 * @typedef {object} WholeBoard
 * @property {string} board 64 squares of `-XO`
 * @property {Color | undefined} [turn]
 * @property {string} rest what else is on the line
 * @property {number} length up to the end of the board
 * @property {Record<string, Color>} [sides] what digits stand for
 */

/** What stands for a square, and what stands between them: close together, and in a list, which may have -1. */
const TOKEN = /[^\s,;|/[\]{}"'()│┃║]|[\s,;|/[\]{}"'()│┃║]+/gu;
const LISTED = /-1(?!\d)|[0-2](?!\d)|\d+|[^\s\d,;|/[\]{}"'()│┃║]|[\s,;|/[\]{}"'()│┃║]+/gu;
const BETWEEN = /^[\s,;|/[\]{}"'()│┃║]/;

/** What stands before the first bracket of a list in code: a name, a type, a sign. */
const NAME = /^\s*\{?\s*(?:[\w"'.<>: ]{1,60}[:=]\s*)?(?=["[{(])|^\s*[\w ]{1,40}[:=]\s*(?=\S{64}(?!\S))/;

/** The side to move before a board without blanks. */
const SIDE_FIRST = /^\s*([XOBW*●○⚫⚪]|black|white)[\s,;:|]+(?=\S{64}(?!\S))/iu;

/** What stands before the board in an object of JSON: other fields. */
const JSON_HEAD = /^\s*\{[^[\]{}]{0,200}?(?=\[|"[^\s"\]]{64}")/;

/** A board has at least so many discs. */
const FEWEST_DISCS = 4;

/** A board has discs of both colors in it, or many of one. @param {string} board */
export function isBoard(board) {
  return board.replaceAll("-", "").length >= FEWEST_DISCS;
}

/**
 * The side to move that stands next to a board, before a score or other fields.
 * @param {string} rest of its line
 * @returns {Color | undefined}
 */
function sideFirstIn(rest) {
  return colorOf(/^[\s,;:|"']*(\S|black|white)(?![\p{L}\d])/iu.exec(rest)?.[1] ?? "");
}

/** A board on a line of its own. @param {string} line @returns {WholeBoard | undefined} */
export function wholeBoard(line) {
  const chess = line.includes("/") ? /^\s*(\S{15,})\s+\S+/.exec(line) : null;
  if (chess && /[1-8]/.test(chess[1])) return fenBoard(line);
  if (line.length < 64) return undefined;
  const [plain] = /^[-XO]{64}(?![-XO])/.exec(line) ?? [];
  if (plain) {
    const rest = line.slice(64);
    return isBoard(plain) ? { board: plain, turn: sideFirstIn(rest), rest, length: 64 } : undefined;
  }
  const [led = "", first = ""] = SIDE_FIRST.exec(line) ?? [];
  if (led) {
    const read = wholeBoard(line.slice(led.length));
    return read && { ...read, turn: colorOf(first), length: led.length + read.length };
  }
  const name = (JSON_HEAD.exec(line) ?? NAME.exec(line))?.[0].length ?? 0;
  const tokens = /\d[\s,;]/.test(line.slice(name, name + 20)) ? LISTED : TOKEN;
  tokens.lastIndex = name;
  /** @type {string[]} */
  const cells = [];
  let end = name;
  for (let found = tokens.exec(line); found && cells.length < 64; found = tokens.exec(line)) {
    const [token] = found;
    const isSquare = /^(?:-1|[0-2])$/.test(token) || signOf(token);
    if (isSquare) cells.push(token);
    else if (!BETWEEN.test(token)) return undefined;
    end = found.index + token.length;
  }
  if (cells.length < 64) return undefined;
  const rest = `${line.slice(end)} ${line.slice(0, name)}`;
  const hasDigits = cells.some((cell) => /\d/.test(cell));
  const read = hasDigits
    ? boardOfDigits(cells)
    : { board: cells.map(signOf).join(""), sides: /** @type {Record<string, Color>} */ ({}) };
  if (!read || !isBoard(read.board)) return undefined;
  const side =
    /^[\s\])}"',;|]*(?:"?(?:turn|player|side|next|color|toMove)"?\s?[:=]\s?)?"?(-?[0-2])(?!\d)/i.exec(
      rest,
    )?.[1] ?? "";
  const turn = read.sides[side] ?? (hasDigits ? undefined : sideFirstIn(line.slice(end)));
  return { board: read.board, ...(turn ? { turn } : {}), rest, length: end, sides: read.sides };
}

/** @param {string} line */
function fenBoard(line) {
  try {
    const position = parseFen(line.trimStart());
    return position && { board: position.board, turn: position.turn, rest: "", length: line.length };
  } catch {
    return undefined;
  }
}

/**
 * A board of digits, with signs for empty squares or without. The digit that is not in the center stands for an empty square; of the other
 * two the lower one is black, but -1 is white.
 * @param {readonly string[]} cells
 * @returns {{ board: string, sides: Record<string, Color> } | undefined}
 */
export function boardOfDigits(cells) {
  const digits = [...new Set(cells.filter((cell) => /\d/.test(cell)))].sort();
  if (cells.some((cell) => !/\d/.test(cell) && signOf(cell) !== "-")) return undefined;
  const center = new Set([27, 28, 35, 36].map((square) => cells[square]));
  const hasSigns = cells.some((cell) => !/\d/.test(cell));
  // In a list without signs one digit is the empty square.
  const empty = hasSigns
    ? undefined
    : (["0", "2", "1"].find((digit) => digits.includes(digit) && !center.has(digit)) ?? "0");
  const discs = digits.filter((digit) => digit !== empty);
  if (discs.length === 0 || discs.length > 2 || center.has(empty ?? "")) return undefined;
  const other =
    empty === "2" || (hasSigns && discs.includes("0"))
      ? ["0", "1"]
      : discs.includes("-1")
        ? ["1", "-1"]
        : empty === "1"
          ? ["0", "2"]
          : ["1", "2"];
  if (discs.some((digit) => !other.includes(digit))) return undefined;
  const [black, white] = other;
  const board = cells.map((cell) => (cell === black ? "X" : cell === white ? "O" : "-")).join("");
  return { board, sides: { [black]: "black", [white]: "white" } };
}
