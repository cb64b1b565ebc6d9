// Games as `Game.toJSON` gives them, and as the text of `JSON.stringify`.

import { describe, FlipsideError } from "../error.js";
import { LONGEST, moveOf } from "./notation.js";
import { parseText } from "./parse.js";

/**
 * @import { Position } from "../rules/position.js"
 * @import { Move } from "../generated/types.js"
 */

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
  const { start, moves, ply } = /** @type {Partial<Record<keyof GameRecord, unknown>>} */ (object);
  const read = Array.isArray(moves)
    ? moves.map((move) => (typeof move === "string" ? moveOf(move) : undefined))
    : [];
  if (typeof start !== "string" || !Array.isArray(moves) || read.includes(undefined)) {
    throw new FlipsideError(
      "INVALID_POSITION",
      `saved game: expected { start, moves, ply } as toJSON gives it, found ${describe(given)}`,
    );
  }
  return {
    start: parseText(start).start,
    moves: /** @type {Move[]} */ (read),
    ply: /** @type {number} */ (ply),
  };
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
