// Games as `Game.toJSON` gives them, and as the text of `JSON.stringify`.

import { describe, FlipsideError } from "../error.js";
import { LONGEST, moveOf } from "./notation.js";
import { parseText } from "./parse.js";

/**
 * @import { Position } from "../rules/position.js"
 * @import { Move } from "../types.js"
 */

/** No game has more: 60 moves, and no two passes without a move between. */
const MOST_MOVES = 120;

/**
 * A whole game as JSON.
 * @typedef {object} GameRecord
 * @property {string} start The text of the start: 64 squares of `-XO`, a space, and the side to move.
 * @property {Move[]} moves All moves, those after the cursor included.
 * @property {number} ply How many moves lie before the cursor.
 */

/**
 * What `toJSON` gave, as an object or as its text; nothing for other values.
 * @param {unknown} given
 * @returns {{ start: Position, moves: Move[], ply: number } | undefined}
 */
export function savedGame(given) {
  const object = typeof given === "string" ? jsonOf(given) : given;
  if (typeof given === "string" && object === undefined) return undefined;
  if (typeof object !== "object" || object === null) {
    throw new FlipsideError("INVALID_POSITION", `game: expected a text, found ${describe(given)}`);
  }
  const read = fieldsOf(object);
  if (!read) {
    throw new FlipsideError(
      "INVALID_POSITION",
      `saved game: expected { start, moves, ply } as toJSON gives it, found ${describe(given)}`,
    );
  }
  const { start, moves, ply } = read;
  return { start: parseText(start).start, moves, ply };
}

/** The fields of a record, each read once; nothing when one cannot be read. @param {object} object */
function fieldsOf(object) {
  try {
    const { start, moves, ply } = /** @type {Partial<Record<keyof GameRecord, unknown>>} */ (object);
    if (typeof start !== "string" || !Array.isArray(moves) || moves.length > MOST_MOVES) return undefined;
    const read = Array.from({ length: moves.length }, (_, index) => readMove(moves[index]));
    if (read.includes(undefined)) return undefined;
    return { start, moves: /** @type {Move[]} */ (read), ply: /** @type {number} */ (ply) };
  } catch {
    return undefined;
  }
}

/** @param {unknown} move */
function readMove(move) {
  return typeof move === "string" ? moveOf(move) : undefined;
}

/** @param {string} text */
function jsonOf(text) {
  if (text.length > LONGEST || !text.trimStart().startsWith("{")) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
