/** @import { Game, GameClass } from "../package.js" */
/** @import { Settings, State } from "../state/types.js" */
/** @import { Tree } from "../state/tree.js" */
import { isHeld } from "../state/activity.js";
import { recall, remember, rememberHere } from "../state/memory.js";
import { parseSettings } from "../state/settings.js";
import { branchText, readTree, treeOf, withLine } from "../state/tree.js";

/**
 * The game of the last visit with its branches, and whether it was held; a new one when there is none or it cannot be read.
 * @param {GameClass} Game
 * @param {unknown} saved
 * @returns {{ game: Game, tree: Tree, held: boolean }}
 */
export function restoreGame(Game, saved) {
  try {
    const { held, tree, ...record } =
      /** @type {ReturnType<Game["toJSON"]> & { held?: unknown, tree?: unknown }} */ (saved);
    const game = Game.parse(record);
    const tried = typeof tree === "string" ? readTree(Game, game.start, tree) : treeOf(game);
    return { game, tree: withLine(tried, game.moves), held: held === true };
  } catch {
    const game = new Game();
    return { game, tree: treeOf(game), held: false };
  }
}

/**
 * Saves the game for a reload of this tab, and as the last one for the next visit: other tabs keep theirs.
 * @param {Pick<State, "activity" | "game" | "key" | "tree">} state
 */
export function saveGame({ activity, game, key, tree }) {
  const saved = { game: { ...game.toJSON(), tree: branchText(tree.branches), held: isHeld(activity) } };
  // The key stays here: what goes on from the same game in another tab is another game.
  rememberHere({ ...saved, key });
  remember(saved);
}

/** Saves what was changed: what else was changed meanwhile in another tab stays. @param {Partial<Settings>} change */
export function saveSettings(change) {
  remember({ settings: { ...parseSettings(recall().settings), ...change } });
}
