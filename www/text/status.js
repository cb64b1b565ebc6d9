/** @import { Game } from "../package.js" */
/** @import { Settings, State } from "../state/types.js" */
import { canPlayOn, isResting, isSearching } from "../state/activity.js";
import { discsPlaced, lastPly } from "../state/plies.js";
import { seated } from "../state/rooms.js";
import { isEngine } from "../state/settings.js";
import { bestLine, lead } from "./figures.js";
import { colorName, hasOneSide, subjectName } from "./players.js";
import { result } from "./result.js";

/**
 * The sentence under the board: what is expected now.
 * @param {State} state
 * @returns {string}
 */
export function message(state) {
  const { activity, engine, game, hint } = state;
  const settings = seated(state);
  if (game.isOver) return result(game, settings);
  if (isSearching(activity) && engine === "loading") return "Loading the engine…";
  if (activity.kind === "hinting") return "Looking for a good move…";
  if (hint) return `Hint: ${bestLine(hint)?.move} (${lead(hint)})`;
  if (game.mustPass) return `${subjectName(settings, game.turn)} cannot move and must pass`;
  if (!isEngine(settings, game.turn)) return invitation(game, settings);
  if (engine === "missing") return `The engine is not available: play for ${colorName(game.turn)} as well`;
  if (isResting(activity)) return placeName(game);
  return `${subjectName(settings, game.turn)} is thinking…`;
}

/**
 * The label of the button beside the sentence, null for none.
 * @param {State} state
 */
export function stepLabel(state) {
  const { activity, settings } = state;
  if (canPlayOn(state)) return "Play on";
  if (activity.kind !== "thinking" && activity.kind !== "passing") return null;
  if (settings.side === "none") return "Pause";
  return activity.kind === "thinking" ? "Move now" : null;
}

/** Where one is in a game. @param {Game} game */
function placeName({ ply, moves }) {
  const placed = discsPlaced(moves.slice(0, ply));
  return placed === 0 ? "At the start" : `After move ${placed} of ${discsPlaced(moves)}`;
}

/** @param {Game} game @param {Settings} settings */
function invitation(game, settings) {
  const last = lastPly(game);
  const turn = hasOneSide(settings) ? "Your turn" : `${colorName(game.turn)} to move`;
  return last?.move === "pass" ? `${subjectName(settings, last.color)} passed. ${turn}` : turn;
}
