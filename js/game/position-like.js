import { describe, FlipsideError } from "../host/error.js";
import { copyOf, Game } from "./game.js";

/** A position: a {@link Game}, or any text that {@link Game.parse} reads. @typedef {Game | string} PositionLike */

/**
 * A copy of the game, or the game that a text describes.
 * @param {PositionLike} position
 * @returns {Game}
 * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function gameOf(position) {
  if (typeof position === "string") return Game.parse(position);
  const game = copyOf(position);
  if (game) return game;
  throw new FlipsideError(
    "INVALID_POSITION",
    `position: expected a Game or a text, found ${describe(position)}`,
  );
}
