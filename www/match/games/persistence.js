/** @import { Game, GameClass } from "../../package/flipside.js" */
/** @import { Clocks } from "../clock/clock.js" */
/** @import { Settings, State } from "../../state/types.js" */
/** @import { Tree } from "../../game/tree.js" */

import { readAbout } from "../../game/about.js";
import { notesOf, withNotes } from "../../game/notes.js";
import { newSeed, parseSeed } from "../../game/seed.js";
import { branchText, readTree, treeOf, withLine } from "../../game/tree.js";
import { newReview } from "../../review/state.js";
import { parseSettings } from "../../state/settings.js";
import { recall, remember, rememberHere } from "../../storage/local.js";
import { savedClocks } from "../clock/clock.js";

/**
 * A game as it was left.
 * @typedef {object} Left
 * @property {Game} game
 * @property {Tree} tree its branches
 * @property {State["about"]} about
 * @property {number} seed
 * @property {State["resigned"]} resigned
 * @property {Clocks | null} clocks
 * @property {State["review"]} review that was asked for: what it has found is kept elsewhere
 * @property {boolean} isPaused whether it waits to be told to play on
 */

/**
 * The game of the last visit; a new one when there is none or it cannot be read.
 * @param {GameClass} Game
 * @param {unknown} saved
 * @returns {Left}
 */
export function restoreGame(Game, saved) {
  try {
    const { held, tree, notes, about, seed, resigned, clocks, reviewed, ...record } =
      /** @type {ReturnType<Game["toJSON"]> & Partial<Record<"held" | "tree" | "notes" | "about" | "seed" | "resigned" | "clocks" | "reviewed", unknown>>} */ (
        saved
      );
    const game = Game.parse(record);
    const tried = typeof tree === "string" ? readTree(Game, game.start, tree) : treeOf(game);
    return {
      game,
      tree: withNotes(withLine(tried, game.moves), notes),
      about: readAbout(about),
      seed: parseSeed(String(seed)) ?? newSeed(),
      resigned: savedResignation(resigned),
      clocks: savedClocks(clocks),
      review: savedReview(Game, reviewed),
      isPaused: held === true,
    };
  } catch {
    const game = new Game();
    return {
      game,
      tree: treeOf(game),
      about: null,
      seed: newSeed(),
      resigned: null,
      clocks: null,
      review: null,
      isPaused: false,
    };
  }
}

/** @param {GameClass} Game @param {unknown} saved the reviewed game @returns {State["review"]} nothing of it was looked at yet */
function savedReview(Game, saved) {
  try {
    return newReview(Game.parse(/** @type {any} */ (saved)));
  } catch {
    return null;
  }
}

/** @param {unknown} saved @returns {State["resigned"]} */
function savedResignation(saved) {
  const { color, ply } = /** @type {Record<string, unknown>} */ (saved ?? {});
  const isColor = color === "black" || color === "white";
  return isColor && typeof ply === "number" ? { color, ply } : null;
}

/**
 * The settings of the last visit, with how the board was turned in this tab.
 * @param {Record<string, unknown>} stored
 * @returns {Settings}
 */
export function restoreSettings({ settings, flipped, hands }) {
  // Earlier versions of the page kept one of them elsewhere.
  const confirmMoves = Object(hands).confirms;
  return parseSettings({ confirmMoves, ...(typeof settings === "object" ? settings : {}), flipped });
}

/**
 * Saves the game for a reload of this tab, and as the last one for the next visit: other tabs keep theirs.
 * @param {Pick<State, "about" | "clocks" | "game" | "key" | "paused" | "resigned" | "review" | "seed" | "tree">} state
 */
export function saveGame({ about, clocks, game, key, paused, resigned, review, seed, tree }) {
  // A paused game is called held in what is saved: earlier versions of the page wrote that, and may read this.
  const branches = { tree: branchText(tree.branches), notes: notesOf(tree) };
  const record = {
    ...game.toJSON(),
    ...branches,
    about,
    held: paused.game,
    seed,
    resigned,
    clocks,
    reviewed: review?.game,
  };
  // The key stays here: what goes on from the same game in another tab is another game.
  rememberHere({ game: record, key });
  remember({ game: record });
}

/**
 * Saves what was changed: what else was changed meanwhile in another tab stays. How the board is turned concerns this tab alone.
 * @param {Partial<Settings>} changed
 */
export function saveSettings({ flipped, ...change }) {
  if (flipped !== undefined) rememberHere({ flipped });
  remember({
    settings: { ...parseSettings(recall().settings), ...change },
    settingsChanged: Date.now(),
  });
}
