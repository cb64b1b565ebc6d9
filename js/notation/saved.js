// Reads saved games: the objects that `Game.toJSON` returns, and their JSON text.

import { describe, FlipsideError } from "../host/error.js";
import { parseText } from "./parse.js";
import { MAX_TEXT_LENGTH, moveOf } from "./squares.js";

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

/** More moves than any game has, passes included. */
const MAX_MOVES = 128;

/**
 * Reads a saved game, an object or its JSON text; `undefined` for any other text.
 * @param {unknown} given
 * @returns {{ start: Position, moves: Move[], ply: number } | undefined}
 * @throws {FlipsideError} `INVALID_POSITION`
 */
export function savedGame(given) {
  const object = typeof given === "string" ? jsonOf(given) : given;
  if (typeof given === "string" && object === undefined) return undefined;
  if (typeof object !== "object" || object === null) {
    throw new FlipsideError("INVALID_POSITION", `game: expected a text, found ${describe(given)}`);
  }
  try {
    return recordOf(/** @type {Record<string, unknown>} */ (object));
  } catch (cause) {
    if (cause instanceof FlipsideError) throw cause;
    throw refusal("an object that can be read", "one that cannot", cause);
  }
}

/** Whether an object looks like a saved game; it need not be a right one. @param {unknown} value @returns {value is GameRecord} */
export function isRecord(value) {
  try {
    return typeof value === "object" && value !== null && "moves" in value && "start" in value;
  } catch {
    return false;
  }
}

/** @param {Record<string, unknown>} object */
function recordOf({ start, moves, ply }) {
  const kind = typeof start === "string" ? parseText(start) : undefined;
  if (kind?.kind !== "board") throw refusal("`start` to be 64 squares and the side to move", describe(start));
  if (!Array.isArray(moves) || moves.length > MAX_MOVES)
    throw refusal(`\`moves\` to be a list of at most ${MAX_MOVES} moves`, describe(moves));
  // By index: a caller's list may have an iterator of its own, which never ends.
  const read = Array.from({ length: moves.length }, (_, index) => readMove(moves[index]));
  const wrong = read.indexOf(undefined);
  if (wrong >= 0) throw refusal(`move ${wrong + 1} to be a1 to h8, or pass`, describe(moves[wrong]));
  if (!Number.isInteger(ply) || Number(ply) < 0 || Number(ply) > moves.length)
    throw refusal(`\`ply\` to be a whole number from 0 to ${moves.length}`, describe(ply));
  return { start: kind.start, moves: /** @type {Move[]} */ (read), ply: Number(ply) };
}

/** @param {unknown} move */
function readMove(move) {
  return typeof move === "string" ? moveOf(move) : undefined;
}

/** @param {string} expected @param {string} found @param {unknown} [cause] */
function refusal(expected, found, cause) {
  return new FlipsideError("INVALID_POSITION", `saved game: expected ${expected}, found ${found}`, { cause });
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
