// Boards in a text, and near them who is to move; and grids with a number on each square, as games are written on paper.
//
// A board is eight rows, or 64 squares on one line, whatever stands between them: blanks, bars, slashes, brackets and commas. Discs are letters
// and signs, or the digits 0 and 1, 1 and 2, 1 and -1.

import { numbersOf } from "./grids.js";
import { boardOf, isRule, rowOf, signOf, turnIn } from "./rows.js";
import { boardOfDigits, isBoard, wholeBoard } from "./whole-boards.js";

/** @import { Color } from "../../../generated/types.js" */
/** @import { Row } from "./rows.js" */
/** @import { Numbers } from "./grids.js" */

/**
 * A board in a text.
 * @typedef {object} Diagram
 * @property {string} board 64 squares of `-XO`
 * @property {Color | undefined} turn the side to move; `undefined` where none is named
 * @property {number} from the index of its first line
 * @property {number} to the index behind its last square
 * @property {Numbers | undefined} numbers of the moves of a game, where those are on the squares
 */

/**
 * The side to move by the lines above a board, and by those below it.
 * @typedef {{ above?: Color | undefined, below?: Color | undefined }} Turns
 */

/**
 * A line that may belong to a board.
 * @typedef {{ row: Row | undefined, digits: string[] | undefined, numbers: string[] | undefined, from: number, to: number }} Line
 */

/** Lines between two steps. */
const STEP = 64;

/** The most of a line that is looked at. */
const LONGEST = 1000;

const BAR = /[|│┃║]/;

/** What may divide blank squares. */
const DIVIDER = /[|│┃║,;\t]/;

/** Words for squares in a list of JSON, where it has several of them. */
const WORDS = /(?:null|None|""|"black"|"white")\s?,\s?(?:null|None|""|"black"|"white"|"[BWXO]")\s?,/i;
const WORDS_OF_LIST = /\b(?:null|None)\b|""|"(?:black|white)"(?!\s?:)/gi;

/** What stands before each line of a quotation, or of a comment in a program. */
const QUOTATION = /^\s*(?:>[\s>]*|\/\/+\s?)/;

/** The side to move by a digit, as programs have it: `turn = 1`. */
const TURN_DIGIT =
  /(?<![a-z])(?:turn|player|side|next|color|colour|to_?move)\w{0,9}["']?\s?[:=]{1,2}\s?["']?(-?[0-2])(?!\d)/i;

/**
 * The boards of a text.
 * @param {string} text
 * @returns {Generator<void, Diagram[]>} a step for each line
 */
export function* diagramsIn(text) {
  /** @type {(Diagram & Turns)[]} */
  const diagrams = [];
  /** @type {Line[]} */
  let lines = [];
  let count = 0;
  for (let at = 0; at < text.length; ) {
    const found = text.indexOf("\n", at);
    const end = found < 0 ? text.length : found;
    const line = mayBeRow(text, at, end) ? text.slice(at, Math.min(end, at + LONGEST)) : "";
    const whole = end - at >= 15 && line !== "" ? wholeBoard(withSigns(line)) : undefined;
    if (whole) {
      const beside = whole.turn ?? turnIn([whole.rest]);
      diagrams.push({
        board: whole.board,
        from: at,
        to: at + whole.length,
        numbers: undefined,
        ...(beside ? { turn: beside } : turnsNear(text, at, end, whole.sides)),
      });
      lines = [];
    } else if (line === "" || !isRule(line)) {
      const read = line === "" ? undefined : lineOf(withSigns(line), at);
      if (read) lines.push(read);
      // Some rows have a blank line between them.
      else if (end - at > 1 || text.slice(at, end).trim() !== "") lines = [];
      if (lines.length > 8) lines.shift();
      const diagram = lines.length === 8 ? diagramOf(lines, text) : undefined;
      if (diagram) {
        diagrams.push(diagram);
        lines = [];
      }
    }
    at = end + 1;
    count += 1;
    if (count % STEP === 0) yield;
  }
  return withTurns(diagrams);
}

/**
 * Where several boards have the side to move above them, what stands below one is of the next.
 * @param {readonly (Diagram & Turns)[]} found
 * @returns {Diagram[]}
 */
function withTurns(found) {
  const isAbove = found.every(({ turn, above }) => turn ?? above) && !found.at(-1)?.below;
  return found.map(({ above, below, ...diagram }) => ({
    ...diagram,
    turn: diagram.turn ?? (isAbove ? above : (below ?? above)),
  }));
}

/**
 * The side to move by the lines around a board.
 * @param {string} text
 * @param {number} from
 * @param {number} to
 * @param {Record<string, Color>} [sides] that digits stand for
 * @returns {Turns & { turn: undefined }}
 */
function turnsNear(text, from, to, sides = {}) {
  const sideIn = (/** @type {string[]} */ lines) =>
    turnIn(lines) ?? sides[TURN_DIGIT.exec(lines.join("\n"))?.[1] ?? ""];
  return { turn: undefined, above: sideIn(linesBefore(text, from)), below: sideIn(linesBehind(text, to)) };
}

/** Whether a line begins as a row can: not with most letters. @param {string} text @param {number} from @param {number} to */
function mayBeRow(text, from, to) {
  let at = from;
  while (at < to && at < from + 40 && text.charCodeAt(at) <= 32) at += 1;
  if (to - at < 8) return to - from > 6 && to - from < 40 && DIVIDER.test(text.slice(from, to));
  const code = text.charCodeAt(at);
  // A name of a list, or a letter of a disc that is followed by no rank.
  if ((code > 64 && code < 91) || (code > 96 && code < 123)) {
    const next = text.charCodeAt(at + 1);
    return /[xobw]/i.test(text[at]) ? next < 49 || next > 56 : /[[:=]/.test(text.slice(at, at + 60));
  }
  return true;
}

/** A line of JSON with signs for its words, each as long as its word. @param {string} line */
function withSigns(line) {
  if (!WORDS.test(line)) return line;
  const signs = /** @type {Record<string, string>} */ ({ b: "X", w: "O" });
  return line.replace(
    WORDS_OF_LIST,
    (word) => (signs[word[1]?.toLowerCase()] ?? "-") + " ".repeat(word.length - 1),
  );
}

/** @param {string} line @param {number} at @returns {Line | undefined} */
function lineOf(line, at) {
  if (line.length > 300) return undefined;
  const bar = line.search(BAR);
  const row =
    rowOf(line) ??
    rowOf(line.replace(/["'[\](){},]+/g, " ")) ??
    (bar < 0 ? undefined : framedRow(line)) ??
    (QUOTATION.test(line) ? rowOf(line.replace(QUOTATION, "")) : undefined);
  if (row && bar < 0 && !/\d/.test(row.rest))
    return { row, digits: undefined, numbers: undefined, from: at, to: at + line.length };
  const words = wordsOf(line);
  const digits = words && digitsOf(words);
  const numbers = bar >= 0 && line.slice(bar).split(BAR).length > 8 ? framedNumbers(line.slice(bar)) : words;
  if (!row && !digits && !numbers) return undefined;
  return { row, digits, numbers, from: at, to: at + line.length };
}

/** A row in a frame, where an empty square may be blank. @param {string} line @returns {Row | undefined} */
function framedRow(line) {
  const parts = line.split(BAR);
  if (parts.length < 9) return undefined;
  const isTable = hasLabelColumn(parts);
  const from = isTable ? 2 : /^\s*\d?\s*$/.test(parts[0]) ? 1 : 0;
  const cells = parts.slice(from, from + 8).map((cell) => (cell.trim() === "" ? "-" : signOf(cell.trim())));
  const hasMore = parts.length > from + 9 && signOf(parts[from + 8].trim());
  if (cells.length < 8 || !cells.every(Boolean) || hasMore) return undefined;
  return {
    cells: cells.join(""),
    label: Number(parts[isTable ? 1 : 0]) || 0,
    rest: parts.slice(from + 8).join(" "),
  };
}

/** The eight words of a line, without coordinates. @param {string} line @returns {string[] | undefined} */
function wordsOf(line) {
  const parts = line.split(/[,;\t]/);
  // A square without a number may be left blank.
  if (parts.length === 8 && parts.some((part) => part.trim() === "")) return parts.map((part) => part.trim());
  const compact = /^\s*([1-8]\s)?\s*([0-2]{8})\s*\1?\s*$/.exec(line)?.[2];
  if (compact) return [...compact];
  // Edax has brackets for a white disc.
  const words = line
    .replaceAll("()", "O")
    .split(/[\s,;|"'()[\]{}│┃]+/)
    .filter(Boolean);
  if (words.length === 10 && words[0] === words[9]) return words.slice(1, 9);
  if (words.length === 9)
    return /^[1-8]$/.test(words[0]) && !/^[1-8]$/.test(words[8]) ? words.slice(1) : words;
  return words.length === 8 ? words : undefined;
}

/** @param {string} line from its first bar on @returns {string[]} */
function framedNumbers(line) {
  const parts = line.split(BAR);
  const from = hasLabelColumn(parts) ? 2 : 1;
  return parts.slice(from, from + 8).map((part) => part.trim());
}

/** Whether a row has its coordinate in a column of its own, as tables have. @param {string[]} parts between bars */
function hasLabelColumn(parts) {
  return parts.length > 10 && parts[0].trim() === "" && /^\s*[1-8]\s*$/.test(parts[1]);
}

/** @param {string[]} words @returns {string[] | undefined} */
function digitsOf(words) {
  return words.every((word) => /^(?:-1|[0-2])$/.test(word)) ? words : undefined;
}

/** @param {readonly Line[]} lines eight @param {string} text @returns {(Diagram & Turns) | undefined} */
function diagramOf(lines, text) {
  const rows = lines.flatMap(({ row }) => row ?? []);
  const hasNumbers = lines.some((line) => line.numbers);
  const numbers = hasNumbers
    ? numbersOf(lines.map((line) => line.numbers ?? (line.row && [...line.row.cells])))
    : undefined;
  const digits = lines.flatMap((line) => line.digits ?? []);
  const coded = rows.length < 8 && digits.length === 64 ? boardOfDigits(digits) : undefined;
  const drawn = rows.length === 8 ? boardOf(rows) : coded?.board;
  const board = drawn && isBoard(drawn) ? drawn : undefined;
  if (!board && !numbers) return undefined;
  const [{ from }, { to }] = [lines[0], lines[7]];
  const turns = turnsNear(text, from, to, coded?.sides);
  // What stands beside a row is often a clock or a name: lines of their own count before it.
  const turn = turns.above || turns.below ? undefined : turnIn(rows.map(({ rest }) => rest));
  return { board: board ?? "", from, to, numbers, ...turns, turn };
}

/**
 * The lines behind a place: two, of which one may be of coordinates with a blank one behind it.
 * @param {string} text
 * @param {number} end of a line
 */
function linesBehind(text, end) {
  const lines = [];
  for (let at = end + 1; lines.length < 3 && at < text.length; ) {
    const next = endOfLine(text, at);
    lines.push(text.slice(at, next));
    at = next + 1;
  }
  const isLabelled = /^\s*a\s?b\s?c\s?d\s?e\s?f\s?g\s?h\s*$/i.test(lines[0] ?? "");
  return isLabelled ? lines : lines.slice(0, 2);
}

/** The two lines before a place, the nearest first. @param {string} text @param {number} begin of a line */
function linesBefore(text, begin) {
  const lines = text.slice(Math.max(0, begin - 200), Math.max(0, begin - 1)).split("\n");
  return [lines.at(-1) ?? "", lines.at(-2) ?? ""];
}

/** Where a line ends, or what is looked at of it. @param {string} text @param {number} from */
function endOfLine(text, from) {
  const end = text.slice(from, from + 300).indexOf("\n");
  return end < 0 ? Math.min(text.length, from + 300) : from + end;
}
