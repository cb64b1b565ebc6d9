// Reads saved games: the objects that `Game.toJSON` returns, and their JSON text.

import { describe, FlipsideError } from "../error.js";
import { MAX_TEXT_LENGTH, moveOf } from "./notation.js";
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
 * Reads a saved game, an object or its JSON text; `undefined` for any other text.
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
  if (text.length > MAX_TEXT_LENGTH || !text.trimStart().startsWith("{")) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
