/** @import { Color, Settings, State } from "../state/types.js" */
import { isEngine } from "../state/settings.js";
import { lead } from "./figures.js";
import { colorName, hasOneSide } from "./players.js";
import { result } from "./result.js";

/**
 * The sentence under the board: what is expected now.
 * @param {State} state
 * @returns {string}
 */
export function message(state) {
  const { phase, game, settings, thinking, paused, hint, report } = state;
  if (phase === "loading") return "Loading the engine…";
  if (phase === "failed") return "The engine is not available.";
  if (game.isOver) return result(game, settings);
  if (thinking?.purpose === "hint") return "Looking for a good move…";
  if (hint && report) return `Hint: ${hint} (${lead(report)})`;
  if (game.mustPass) return `${actor(settings, game.turn)} cannot move and must pass`;
  if (!isEngine(settings, game.turn)) return invitation(state);
  if (paused) return game.ply === 0 ? "At the start" : `After move ${game.ply} of ${game.plies.length}`;
  return settings.side === "none" ? `${colorName(game.turn)} is thinking…` : "The engine is thinking…";
}

/**
 * The label of the button beside the sentence, null for none.
 * @param {State} state
 */
export function stepLabel({ phase, game, settings, thinking, paused }) {
  if (phase !== "ready" || game.isOver) return null;
  if (paused) return isEngine(settings, game.turn) || game.mustPass ? "Play on" : null;
  if (settings.side === "none") return "Pause";
  return thinking?.purpose === "move" ? "Move now" : null;
}

/** @param {State} state */
function invitation({ game, settings }) {
  const last = game.plies[game.ply - 1];
  const turn = hasOneSide(settings) ? "Your turn" : `${colorName(game.turn)} to move`;
  return last?.move === "pass" ? `${actor(settings, last.color)} passed. ${turn}` : turn;
}

/**
 * @param {Settings} settings
 * @param {Color} color
 */
function actor(settings, color) {
  if (!hasOneSide(settings)) return colorName(color);
  return isEngine(settings, color) ? "The engine" : "You";
}
