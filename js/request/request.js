// Checks the arguments of a call, and encodes them for the core.

import { positionOf } from "../game/game.js";
import { gameOf } from "../game/position-like.js";
import { rethrow } from "../host/failure.js";
import { core } from "../loading/core.js";
import { bitboards } from "../rules/bitboards.js";
import { copyOptions, hostNamesOf } from "./options.js";

/**
 * @import { AnalyzeOptions, SearchOptions, Task } from "./options.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Game } from "../game/game.js"
 * @import { Position } from "../rules/position.js"
 */

/**
 * A checked call. It holds copies, so later changes to the game or the options have no effect.
 * @typedef {object} Request
 * @property {Task} task What is asked.
 * @property {BigUint64Array} encoded The request, encoded by the core: any engine of the same version can run it.
 * @property {Game} game A copy of the game, at the position.
 * @property {SearchOptions & AnalyzeOptions} options
 */

/**
 * Checks a call, once, before it is queued.
 * @param {Task} task
 * @param {PositionLike} position
 * @param {SearchOptions & AnalyzeOptions} options
 * @returns {Request}
 * @throws {FlipsideError} `INVALID_POSITION`, `ILLEGAL_MOVE` or `INVALID_OPTION`
 */
export function requestOf(task, position, options) {
  const copied = copyOptions(options, hostNamesOf(task));
  if (task === "search") dropDescription(copied);
  const game = gameOf(position);
  return { task, encoded: encode(task, game, copied), game, options: copied };
}

/** What a character has besides options. */
const DESCRIPTION = ["id", "name", "about", "rating"];

/** Keeps nothing but the options of a whole character. @param {Record<string, any>} options */
function dropDescription(options) {
  if (![...DESCRIPTION, "skill"].every((name) => Object.hasOwn(options, name))) return;
  for (const name of DESCRIPTION) delete options[name];
}

/**
 * Checks and encodes a request about the position at the cursor of a game.
 * @param {Task} task
 * @param {Game} game
 * @param {SearchOptions & AnalyzeOptions} options
 */
export function encode(task, game, options) {
  return encodeAll(task, [positionOf(game)], options);
}

/**
 * The requests for a task about several positions, one behind the other.
 * @param {Task} task
 * @param {readonly Position[]} positions
 * @param {SearchOptions & AnalyzeOptions} options
 */
export function encodeAll(task, positions, options) {
  const words = positions.flatMap((position) => {
    const { black, white, blackToMove } = bitboards(position);
    return [black, white, blackToMove ? 1n : 0n];
  });
  return rethrow(() => core().request(task, BigUint64Array.from(words), options, hostNamesOf(task)));
}
