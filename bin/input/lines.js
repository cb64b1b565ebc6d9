// Files that have a position or a game on each line, which can be worked on before the next line is there.

import { Game } from "flipside";
import { isFlipsideError } from "../failure.js";
import { LineItem } from "./items.js";

/** How many lines are looked at to know a file. */
const SAMPLE = 200;

/**
 * Whether each line is a position or a game of its own: none goes on with the game of the line before it, and at least half of them can
 * be read.
 * @param {string} text
 */
export function areLines(text) {
  const lines = text.split(/\r\n?|\n/).filter(hasContent);
  let good = 0;
  let before = "";
  for (const line of lines.slice(0, SAMPLE)) {
    const isGood = canParse(line);
    if (!isGood && before !== "" && canParse(`${before} ${line}`)) return false;
    if (isGood) {
      good += 1;
      before = line;
    }
  }
  return good > 0 && 2 * good >= Math.min(lines.length, SAMPLE);
}

/**
 * Whether the first line tells that the others are positions or games of their own, too. A numbered move may go on in the next line, and so
 * may a tree of moves.
 * @param {string} text
 * @returns {boolean | undefined} `undefined` while its end is not there yet
 */
export function beginsWithLine(text) {
  const first = text
    .split(/\r\n?|\n/)
    .slice(0, -1)
    .find(hasContent);
  if (first === undefined) return undefined;
  if (/^\s*\d+\s*[.)]/.test(first)) return false;
  if (/^\s*\(;/.test(first) && !/^\s*\(;GM\[Othello\].*;\)\s*$/.test(first)) return false;
  return canParse(first);
}

/** The items of a text. @param {string} file @param {string} text @returns {LineItem[]} */
export function lineItems(file, text) {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (hasContent(line) ? [new LineItem(file, index + 1, line.trim())] : []));
}

/**
 * The items of bytes as they come.
 * @param {string} file
 * @param {AsyncIterable<Uint8Array>} chunks
 * @param {string} encoding
 * @returns {AsyncGenerator<LineItem, void, void>}
 */
export async function* streamedLines(file, chunks, encoding) {
  const decoder = new TextDecoder(encoding);
  let [rest, number, isHalf] = ["", 0, false];
  const itemsIn = function* (/** @type {string[]} */ lines) {
    for (const line of lines) {
      number += 1;
      if (hasContent(line)) yield new LineItem(file, number, line.trim());
    }
  };
  for await (const chunk of chunks) {
    // The known beginning of a long line is not looked through again.
    const text = (isHalf ? "\r" : "") + decoder.decode(chunk, { stream: true });
    // A return at the end may be half of the end of a line.
    isHalf = text.endsWith("\r");
    const [begin = "", ...lines] = text.slice(0, isHalf ? -1 : undefined).split(/\r\n|\r|\n/);
    rest += begin;
    const last = lines.pop();
    if (last === undefined) continue;
    yield* itemsIn([rest, ...lines]);
    rest = last;
  }
  yield* itemsIn([rest + decoder.decode()]);
}

/** Whether a line is neither empty nor a comment. @param {string} line */
export function hasContent(line) {
  return /^\s*[^\s%]/.test(line);
}

/** @param {string} text */
function canParse(text) {
  try {
    Game.parse(text);
    return true;
  } catch (error) {
    if (isFlipsideError(error)) return false;
    throw error;
  }
}
