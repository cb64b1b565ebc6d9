/** @import { Store } from "../state/store.js" */
/** @import { State } from "../state/types.js" */
/** @import { PastGame } from "../archive/games.js" */

// Writes each game that is played on this page into the list of past games, from its first move on, as a record of its own. A game that
// came in is there as soon as something is told of it: its names, its comments.

import { askToPersist, storeGame, storeLoaded } from "../archive/games.js";
import { isTold, resultOf } from "../game/about.js";
import { newKey } from "../game/key.js";
import { notesOf } from "../game/notes.js";
import { branchText } from "../game/tree.js";
import { fullName, hasOneSide } from "../players/names.js";
import { strengthText } from "../players/strength.js";
import { seated } from "../state/rooms.js";
import { games } from "./text.js";

/** How long after a move the game is written: quick moves are written together. */
const REST_MS = 400;

/**
 * Makes sure that nobody else writes the record of a key, and calls `refuse` where somebody does. Returns what gives it up.
 * @typedef {(key: string, refuse: () => void) => () => void} Claim
 */

/** Writes the game whenever a move of it was played. */
export class Recorder {
  #store;
  #write;
  #keep;
  #claim;
  #key;
  #tree;
  #resigned;
  #release = () => {};
  /** @type {State | null} */
  #unwritten = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isRefused = false;

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {State} [parts.begun] from which on games are recorded
   * @param {(game: PastGame) => Promise<void>} [parts.write]
   * @param {(game: PastGame) => Promise<void>} [parts.keep] writes a game that came in, where it is not there yet
   * @param {Claim} [parts.claim]
   */
  constructor({ store, begun = store.state, write = writeGame, keep = storeLoaded, claim = claimInTabs }) {
    this.#store = store;
    this.#write = write;
    this.#keep = keep;
    this.#claim = claim;
    this.#key = begun.key;
    this.#tree = begun.tree;
    this.#resigned = begun.resigned;
    this.#own(this.#key);
  }

  /**
   * Follows the match: the game is recorded where it is saved for the next visit.
   * @param {readonly State[]} [saved] what was saved before: somebody may have moved already
   */
  follow(saved = []) {
    for (const state of saved) this.note(state);
    this.#store.on("saved", (state) => this.note(state));
    // A page that is left may not come back.
    addEventListener("pagehide", () => this.flush());
  }

  /** The game was changed, or there is another one. @param {State} state */
  note(state) {
    const { key, tree, room } = state;
    const isChanged = tree !== this.#tree || state.resigned !== this.#resigned;
    const isPlayed = key === this.#key && isChanged && room === "play";
    if (key !== this.#key) {
      this.flush();
      this.#own(key);
      if (isTelling(state)) this.#keep(recordOf(state)).catch(() => this.#refuse());
    }
    this.#tree = tree;
    this.#resigned = state.resigned;
    if (!isPlayed) return;
    this.#unwritten = state;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), REST_MS);
  }

  /** Writes at once what is not written yet. Where the browser refuses, the person is told once. */
  flush() {
    clearTimeout(this.#timer);
    if (this.#unwritten) this.#write(recordOf(this.#unwritten)).catch(() => this.#refuse());
    this.#unwritten = null;
  }

  #refuse() {
    if (!this.#isRefused) this.#store.update({ notice: { kind: "info", text: games.notStored } });
    this.#isRefused = true;
  }

  /** Takes the record of a key: where another tab writes it, the game here becomes another one. @param {string} key */
  #own(key) {
    this.#release();
    this.#key = key;
    this.#release = this.#claim(key, () => {
      if (this.#store.state.key !== key) return;
      this.#store.update({ key: newKey() });
      this.note(this.#store.state);
    });
  }
}

/** @type {Claim} */
function claimInTabs(key, refuse) {
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  // Pages without https have no locks.
  void navigator.locks?.request(`flipside game ${key}`, { ifAvailable: true }, (lock) => {
    if (lock) return released;
    refuse();
  });
  return release;
}

/** @param {PastGame} game @returns {Promise<void>} */
async function writeGame(game) {
  await storeGame(game);
  // Firefox asks the person: not before there is something to lose.
  if (game.result !== null) void askToPersist();
}

/** Whether a game came in of which something is told. @param {State} state */
function isTelling({ about, tree }) {
  return about !== null && (isTold(about) || notesOf(tree).length > 0);
}

/** @param {State} state @returns {PastGame} */
function recordOf(state) {
  const { about, key, game, tree } = state;
  const settings = about ? seated(state) : state.settings;
  return {
    key,
    start: tree.start,
    tree: branchText(tree.branches),
    notes: notesOf(tree),
    about,
    moves: game.moves,
    black: fullName(settings, "black"),
    white: fullName(settings, "white"),
    ...(hasOneSide(settings)
      ? { person: settings.side, opponent: strengthText(settings) }
      : { person: null }),
    ...(about ? {} : { seed: state.seed }),
    resigned: state.resigned?.color ?? null,
    result: resultOf(game, about),
    time: Date.now(),
  };
}
