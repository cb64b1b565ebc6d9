// The collection of puzzles, loaded a part at a time.

/** @import { RatedPuzzle } from "../../train/puzzles.js" */

/**
 * The puzzles of a range of ratings, and what loads them; it rejects where they do not arrive.
 * @typedef {{ least: number, most: number, load: () => Promise<readonly RatedPuzzle[]> }} Part
 */

/** How far from a rating puzzles may be. */
const NEAR = 300;

/** Loads the parts of the collection when they are wanted. */
export class Collection {
  #parts;
  /** @type {Map<Part, readonly RatedPuzzle[]>} */
  #loaded = new Map();

  /** @param {readonly Part[]} parts the easiest first */
  constructor(parts) {
    this.#parts = parts;
  }

  /** How many parts there are. */
  get size() {
    return this.#parts.length;
  }

  /** Whether all parts are there. */
  get isWhole() {
    return this.#loaded.size === this.#parts.length;
  }

  /** The puzzles that are there by now, the easiest first. @returns {readonly RatedPuzzle[]} */
  get puzzles() {
    return this.#parts.flatMap((part) => this.#loaded.get(part) ?? []);
  }

  /**
   * One part.
   * @param {number} number
   * @returns {Promise<readonly RatedPuzzle[]>} rejects where it does not arrive; it may be asked for again
   */
  async part(number) {
    const part = this.#parts[number];
    if (!part) throw new RangeError(`part of the puzzles: expected 0 to ${this.size - 1}, found ${number}`);
    const puzzles = this.#loaded.get(part) ?? (await part.load());
    this.#loaded.set(part, puzzles);
    return puzzles;
  }

  /** The puzzles near a rating, and all others that are there. @param {number} rating */
  async near(rating) {
    const { least: first = 0 } = this.#parts[0] ?? {};
    const { most: last = 0 } = this.#parts.at(-1) ?? {};
    const wanted = Math.min(last, Math.max(first, rating));
    for (const [number, { least, most }] of this.#parts.entries())
      if (least <= wanted + NEAR && most >= wanted - NEAR) await this.part(number);
    return this.puzzles;
  }

  /** All puzzles, a part after another. */
  async all() {
    for (const number of this.#parts.keys()) await this.part(number);
    return this.puzzles;
  }
}
