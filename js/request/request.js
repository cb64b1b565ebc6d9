// Checks the arguments of a call, and encodes them for the core.

import { positionOf } from "../game/game.js";
import { gameOf } from "../game/position-like.js";
import { rethrow } from "../host/error.js";
import { core } from "../loading/wasm.js";
import { bitboards } from "../rules/position.js";
import { CALL_NAMES, copyOptions, SEARCH_NAMES } from "./options.js";

/**
 * @import { Limits, Selection, Style } from "../generated/types.js"
 * @import { Ponder, Signal } from "./options.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Game } from "../game/game.js"
 */

/** What a request asks about a position. @typedef {"search" | "analyze" | "solve" | "outcome" | "review"} Task */

/**
 * A checked call. It holds copies, so later changes to the game or the options have no effect.
 * @typedef {object} Request
 * @property {Task} task What is asked.
 * @property {BigUint64Array} words The request, encoded by the core: any engine of the same version can run it.
 * @property {Game} game A copy of the game, at the position.
 * @property {Limits & Selection & Style & Ponder & Signal} options
 */

/**
 * Checks a call, once, before it is queued.
 * @param {Task} task
 * @param {PositionLike} position
 * @param {Limits & Selection & Style & Ponder & Signal} options
 * @returns {Request}
 * @throws {FlipsideError} `INVALID_POSITION`, `ILLEGAL_MOVE` or `INVALID_OPTION`
 */
export function requestOf(task, position, options) {
  const copied = copyOptions(options, hostNamesOf(task));
  const game = gameOf(position);
  return { task, words: wordsOf(task, game, copied), game, options: copied };
}

/**
 * Checks and encodes a request about the position at the cursor of a game.
 * @param {Task} task
 * @param {Game} game
 * @param {Limits & Selection & Style & Ponder & Signal} options
 */
export function wordsOf(task, game, options) {
  const { black, white, blackToMove } = bitboards(positionOf(game));
  return rethrow(() => core().request(task, black, white, blackToMove, options, hostNamesOf(task)));
}

/** The options that the core does not know. @param {Task} task */
function hostNamesOf(task) {
  return task === "search" ? SEARCH_NAMES : CALL_NAMES;
}
