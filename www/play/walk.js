/** @import { Settings, Snapshot } from "../state/types.js" */
import { isEngine } from "../state/settings.js";

/**
 * Where undo leads: the last ply at which the person had a choice, or the start.
 * @param {Snapshot} game
 * @param {Settings} settings
 */
export function plyBack(game, settings) {
  let ply = game.ply - 1;
  while (ply > 0 && !isChoice(game, settings, ply)) ply -= 1;
  return ply;
}

/**
 * Where redo leads: the next ply at which the person had a choice, or the end.
 * @param {Snapshot} game
 * @param {Settings} settings
 */
export function plyForward(game, settings) {
  let ply = game.ply + 1;
  while (ply < game.plies.length && !isChoice(game, settings, ply)) ply += 1;
  return ply;
}

/**
 * @param {Snapshot} game
 * @param {Settings} settings
 * @param {number} ply
 */
function isChoice({ plies }, settings, ply) {
  const next = plies[ply];
  return (
    next !== undefined &&
    next.move !== "pass" &&
    (settings.side === "none" || !isEngine(settings, next.color))
  );
}
