import { describe, FlipsideError } from "../host/error.js";
import { isRecord } from "../notation/saved.js";
import { copyOf, Game } from "./game.js";

/** @import { GameRecord } from "../notation/saved.js" */

/**
 * A position: a {@link Game}, what {@link Game.toJSON} gives, or any text that {@link Game.parse} reads.
 * @typedef {Game | GameRecord | string} PositionLike
 */

/**
 * A copy of the game, or the game that a record or a text describes.
 * @param {PositionLike} position
 * @returns {Game}
 * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function gameOf(position) {
  const game = copyOf(position);
  if (game) return game;
  if (typeof position === "string" || isRecord(position)) return Game.parse(position);
  throw new FlipsideError(
    "INVALID_POSITION",
    `position: expected a Game, its record or a text, found ${describe(position)}`,
  );
}
