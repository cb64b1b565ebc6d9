/** @import { Game, GameClass } from "../package.js" */
/** @import { Settings } from "../state/types.js" */
import { recall, remember } from "../state/memory.js";
import { parseSettings } from "../state/settings.js";

/**
 * The game of the last visit and whether it was held; a new one when there is none or it cannot be read.
 * @param {GameClass} Game
 * @param {unknown} saved
 * @returns {{ game: Game, held: boolean }}
 */
export function restoreGame(Game, saved) {
  try {
    const { held, ...record } = /** @type {ReturnType<Game["toJSON"]> & { held?: unknown }} */ (saved);
    return { game: Game.parse(record), held: held === true };
  } catch {
    return { game: new Game(), held: false };
  }
}

/**
 * @param {Game} game
 * @param {boolean} held whether it waits to be told to play on
 */
export function saveGame(game, held) {
  remember({ game: { ...game.toJSON(), held } });
}

/** Saves what was changed: what else was changed meanwhile in another tab stays. @param {Partial<Settings>} change */
export function saveSettings(change) {
  remember({ settings: { ...parseSettings(recall().settings), ...change } });
}
