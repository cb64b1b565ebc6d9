/** @import { Store } from "../../app/store.js" */
/** @import { State } from "../../app/types.js" */
/** @import { KeptGame } from "./state.js" */

import { newKey } from "../../app/keys.js";
import { branchText } from "../../game/tree.js";
import { notices } from "../../notices/text.js";
import { fullName, hasOneSide } from "../../players/names.js";
import { askToPersist, keepGame } from "./state.js";

/** How long after a move the game is written: quick moves are written together. */
const REST_MS = 400;

/**
 * Keeps each game that is played on this page, from its first move on, in a record of its own. Where the browser refuses, that is
 * told once.
 * @param {Store} store
 */
export function keepGames(store) {
  let { key, tree } = store.state;
  let release = claim(store, key);
  /** @type {State | null} */
  let unsaved = null;
  let timer = 0;
  let isRefused = false;
  const refuse = () => {
    if (!isRefused) store.update({ notice: { kind: "info", text: notices.notStored } });
    isRefused = true;
  };
  const save = () => {
    clearTimeout(timer);
    if (unsaved) keep(recordOf(unsaved)).catch(refuse);
    unsaved = null;
  };
  store.watch((state) => {
    const isPlayed = state.key === key && state.tree !== tree && state.room === "play";
    if (state.key !== key) {
      save();
      release();
      release = claim(store, state.key);
    }
    ({ key, tree } = state);
    if (!isPlayed) return;
    unsaved = state;
    clearTimeout(timer);
    timer = window.setTimeout(save, REST_MS);
  });
  // A page that is left may not come back.
  addEventListener("pagehide", save);
}

/**
 * Makes sure that no other tab writes the same record: where one does, the game here becomes another one.
 * @param {Store} store
 * @param {string} key
 * @returns {() => void} gives it up
 */
function claim(store, key) {
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  // Pages without https have no locks.
  void navigator.locks?.request(`flipside game ${key}`, { ifAvailable: true }, (lock) => {
    if (lock) return held;
    if (store.state.key === key) store.update({ key: newKey() });
  });
  return release;
}

/** @param {KeptGame} game @returns {Promise<void>} */
async function keep(game) {
  await keepGame(game);
  // Firefox asks the person: not before there is something to lose.
  if (game.result !== null) void askToPersist();
}

/** @param {State} state @returns {KeptGame} */
function recordOf({ key, game, tree, settings }) {
  return {
    ...{ key, start: tree.start, tree: branchText(tree.branches), moves: game.moves },
    ...{ black: fullName(settings, "black"), white: fullName(settings, "white") },
    person: hasOneSide(settings) ? settings.side : null,
    result: game.at(game.moves.length).result,
    time: Date.now(),
  };
}
