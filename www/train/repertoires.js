// The person's repertoires, one for each color. Their positions are exercises: what is known of them follows from the log.

import { Repertoire } from "../../js/repertoire/repertoire.js";
import { asFormerly, formerly, lastSteps } from "../../js/repertoire/undoing.js";
import { positionFrom } from "../../js/rules/position.js";
import { canonicalImage } from "../../js/rules/symmetry.js";

/** @import { Former } from "../../js/repertoire/undoing.js" */
/** @import { TrainingStore } from "./store.js" */

/** @typedef {"black" | "white"} Color */

export const COLORS = Object.freeze(/** @type {const} */ (["black", "white"]));

/** A change that can be undone: which one it is, and what was there before. @typedef {{ id: string, former: readonly Former[] }} Step */

/** Reads, keeps and changes them. */
export class Repertoires {
  #training;
  /** What was read, by what it was read from. @type {Map<Color, { record: unknown, repertoire: Repertoire, keys: readonly string[] }>} */
  #read = new Map();

  /** @param {TrainingStore} training */
  constructor(training) {
    this.#training = training;
  }

  /** @param {Color} color @returns {Repertoire} */
  of(color) {
    return this.#of(color).repertoire;
  }

  /**
   * Puts another one in its place, which can be undone, in a later visit as well.
   * @param {Repertoire} repertoire
   * @returns {Promise<string>} which change it is
   */
  async change(repertoire) {
    const { color } = repertoire;
    const id = `${Date.now()} ${Math.random()}`;
    const step = { id, former: formerly(this.of(color), repertoire) };
    await this.#keep(repertoire, lastSteps([...this.#steps(color), step]));
    return id;
  }

  /**
   * Whether there is a change to undo.
   * @param {Color} color
   * @param {string | null} [id] which change has to be the last one
   */
  canUndo(color, id) {
    const last = this.#steps(color).at(-1);
    return last !== undefined && (id === undefined || last.id === id);
  }

  /** In how many positions the last change can be undone: 0 without one. @param {Color} color */
  undoable(color) {
    return this.#steps(color).at(-1)?.former.length ?? 0;
  }

  /**
   * Takes the last change back, whichever part of the page or tab it comes from.
   * @param {Color} color
   * @param {string | null} [id] which change has to be the last one
   * @returns {Promise<number>} how many positions are as they were before it
   */
  async undo(color, id) {
    if (!this.canUndo(color, id)) return 0;
    const steps = this.#steps(color);
    const { former } = /** @type {Step} */ (steps.at(-1));
    await this.#keep(asFormerly(this.of(color), former), steps.slice(0, -1));
    return former.length;
  }

  /** The keys of the exercises that the positions are. @returns {string[]} */
  get keys() {
    return COLORS.flatMap((color) => this.#of(color).keys);
  }

  /**
   * In one value, so that a repertoire and what can be undone of it never differ.
   * @param {Repertoire} repertoire
   * @param {readonly Step[]} steps
   */
  #keep(repertoire, steps) {
    const name = repertoireName(repertoire.color);
    return this.#training.keep(name, { ...repertoire.toJSON(), changed: Date.now(), steps });
  }

  /** The changes that can be undone, the last one last. @param {Color} color @returns {readonly Step[]} */
  #steps(color) {
    const { steps } = Object(this.#training.value(repertoireName(color)));
    return Array.isArray(steps) ? steps.filter((step) => Array.isArray(step?.former)) : [];
  }

  /** @param {Color} color */
  #of(color) {
    const record = this.#training.value(repertoireName(color));
    const known = this.#read.get(color);
    if (known && known.record === record) return known;
    const repertoire = Repertoire.from(record, color);
    const keys = Array.from(repertoire.positions(), ({ position }) => exerciseKey(position));
    const read = { record, repertoire, keys };
    this.#read.set(color, read);
    return read;
  }
}

/** A position of a game, as repertoires know it. @param {{ board: string, turn: Color }} game */
export function positionOf({ board, turn }) {
  return positionFrom(board, turn);
}

/** The key of the exercise that a position is. @param {{ board: string, turn: Color }} position */
export function exerciseKey({ board, turn }) {
  return `${canonicalImage(board).image} ${turn === "black" ? "X" : "O"}`;
}

/** By which name one is kept. @param {Color} color */
export function repertoireName(color) {
  return `repertoire-${color}`;
}
