/** @import { State } from "./types.js" */
import { isEngine } from "./settings.js";

/**
 * Whether the person may place a disc now.
 * @param {State} state
 */
export function isOpen({ phase, game, settings, paused }) {
  const waits = paused || !isEngine(settings, game.turn);
  return phase === "ready" && waits && game.legalMoves.length > 0;
}
