// The person's repertoires, one for each color. Their positions are exercises: what is known of them follows from the log.

import { Repertoire } from "../../js/repertoire/repertoire.js";
import { positionFrom } from "../../js/rules/position.js";
import { canonicalImage } from "../../js/rules/symmetry.js";

/** @import { TrainingStore } from "./store.js" */

/** @typedef {"black" | "white"} Color */

export const COLORS = Object.freeze(/** @type {const} */ (["black", "white"]));

/** How many changes can be undone. */
const UNDONE = 50;

/** Reads, keeps and changes them. */
export class Repertoires {
  #training;
  /** What was read, by what it was read from. @type {Map<Color, { record: unknown, repertoire: Repertoire, keys: readonly string[] }>} */
  #read = new Map();
  /** @type {Record<Color, Repertoire[]>} */
  #before = { black: [], white: [] };
  /** What was kept last, as text: what another part of the page or another tab has kept since is not undone. */
  #written = { black: "", white: "" };

  /** @param {TrainingStore} training */
  constructor(training) {
    this.#training = training;
  }

  /** @param {Color} color @returns {Repertoire} */
  of(color) {
    return this.#of(color).repertoire;
  }

  /** Puts another one in its place, which can be undone. @param {Repertoire} repertoire */
  change(repertoire) {
    const { color } = repertoire;
    const before = this.canUndo(color) ? this.#before[color] : [];
    this.#before[color] = [...before, this.of(color)].slice(-UNDONE);
    return this.#keep(repertoire);
  }

  /** Whether there is a change to undo. @param {Color} color */
  canUndo(color) {
    return this.#before[color].length > 0 && JSON.stringify(this.of(color)) === this.#written[color];
  }

  /** Takes the last change of this visit back. @param {Color} color */
  undo(color) {
    const before = this.canUndo(color) && this.#before[color].pop();
    return before ? this.#keep(before) : Promise.resolve();
  }

  /** The keys of the exercises that the positions are. @returns {string[]} */
  get keys() {
    return COLORS.flatMap((color) => this.#of(color).keys);
  }

  /** @param {Repertoire} repertoire */
  #keep(repertoire) {
    this.#written[repertoire.color] = JSON.stringify(repertoire);
    return this.#training.keep(repertoireName(repertoire.color), {
      ...repertoire.toJSON(),
      changed: Date.now(),
    });
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
