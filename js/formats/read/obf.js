// Scored positions in Open Board Format as games: the start with the scored moves as its branches, best first.

import { FlipsideError } from "../../host/error.js";
import { looksLikeObf, parseObf } from "../../notation/obf.js";
import { NO_TAGS } from "../imported.js";

/** @import { WrittenGame } from "../imported.js" */

/** Whether the lines of a text are of this format. @param {string} text */
export function looksLikeObfLines(text) {
  return text.split("\n").some((line) => looksLikeObf(line.trim()));
}

/**
 * Reads the positions of a text, one on each line.
 * @param {string} text
 * @returns {Generator<() => WrittenGame>} each throws `INVALID_POSITION` where its line cannot be read
 */
export function* obfGames(text) {
  let at = 0;
  let number = 1;
  for (const line of text.split("\n")) {
    const [place, row] = [at, number];
    if (!/^\s*(?:%|$)/.test(line)) yield () => obfGame(line.trim(), place, row);
    at += line.length + 1;
    number += 1;
  }
}

/** @param {string} line @param {number} at where it begins @param {number} number @returns {WrittenGame} */
function obfGame(line, at, number) {
  try {
    const { position, moves, comment } = parseObf(line);
    const scored = moves.toSorted((one, other) => other.score - one.score);
    return {
      ...{ tags: NO_TAGS, start: position, ply: 0, comment },
      moves: () => scored.map(({ move, score }) => ({ move, text: move, at, score, branches: [] })),
    };
  } catch (error) {
    if (!(error instanceof FlipsideError)) throw error;
    throw new FlipsideError("INVALID_POSITION", `line ${number}: ${error.message}`);
  }
}
