// The errors of a game: what was expected, and what was found.

import { describe, FlipsideError } from "../host/error.js";

/**
 * @import { Move } from "../generated/types.js"
 * @import { Game } from "./game.js"
 */

/** @param {string} prefix of the message @param {Move} move @param {Game} game in which it is against the rules */
export function illegalMove(prefix, move, game) {
  const legal = game.legalMoves();
  const expected = legal.length > 0 ? legal.join(", ") : "no move, as the game is over";
  return new FlipsideError(
    "ILLEGAL_MOVE",
    `${prefix}illegal move ${JSON.stringify(move)} for ${game.turn} at ply ${game.ply + 1}: expected ${expected}`,
  );
}

/** @param {unknown} found what is no move at all @param {Game} game */
export function noMove(found, game) {
  return new FlipsideError(
    "ILLEGAL_MOVE",
    `move: expected a1 to h8, or pass, found ${describe(found)} at ply ${game.ply + 1}`,
  );
}

/** @param {unknown} found as an argument of `new Game()` */
export function noArguments(found) {
  return new FlipsideError(
    "INVALID_POSITION",
    `new Game(): expected no arguments, found ${describe(found)}; Game.parse reads a position`,
  );
}
