/** @import { Game } from "../package/flipside.js" */
/** @import { Ply } from "../game/plies.js" */
/** @import { Settings } from "../state/types.js" */

import { pliesOf } from "../game/plies.js";
import { isEngine } from "../state/settings.js";

/**
 * Where undo leads: the last ply at which the person had a choice, or the start.
 * @param {Game} game
 * @param {Settings} settings
 */
export function plyBack(game, settings) {
  const plies = pliesOf(game);
  let ply = game.ply - 1;
  while (ply > 0 && !isChoice(plies[ply], settings)) ply -= 1;
  return ply;
}

/**
 * Where redo leads: the next ply at which the person had a choice, or the end.
 * @param {Game} game
 * @param {Settings} settings
 */
export function plyForward(game, settings) {
  const plies = pliesOf(game);
  let ply = game.ply + 1;
  while (ply < plies.length && !isChoice(plies[ply], settings)) ply += 1;
  return ply;
}

/**
 * @param {Ply | undefined} next
 * @param {Settings} settings
 */
function isChoice(next, settings) {
  return (
    next !== undefined &&
    next.move !== "pass" &&
    (settings.side === "none" || !isEngine(settings, next.color))
  );
}
