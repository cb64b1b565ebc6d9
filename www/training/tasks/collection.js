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
  #expected;
  /** @type {Map<Part, readonly RatedPuzzle[]>} */
  #loaded = new Map();
  /** Those that did not arrive. @type {Set<Part>} */
  #missing = new Set();

  /**
   * @param {readonly Part[]} parts the easiest first
   * @param {number} [expected] how many puzzles they have in all
   */
  constructor(parts, expected = 0) {
    this.#parts = parts;
    this.#expected = expected;
  }

  /** How many parts there are. */
  get size() {
    return this.#parts.length;
  }

  /** Whether all parts are there, or did not arrive. */
  get isLoaded() {
    return this.#loaded.size + this.#missing.size === this.#parts.length;
  }

  /** Whether a part did not arrive when it was last asked for, or arrived damaged. */
  get isIncomplete() {
    return this.#missing.size > 0 || (this.isLoaded && this.puzzles.length < this.#expected);
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
    const known = this.#loaded.get(part);
    if (known) return known;
    this.#missing.add(part);
    const puzzles = await part.load();
    this.#missing.delete(part);
    this.#loaded.set(part, puzzles);
    return puzzles;
  }

  /** The puzzles near a rating, and all others that are there; it rejects where there are none. @param {number} rating */
  async near(rating) {
    const { least: first = 0 } = this.#parts[0] ?? {};
    const { most: last = 0 } = this.#parts.at(-1) ?? {};
    const wanted = Math.min(last, Math.max(first, rating));
    return this.#arrived(({ least, most }) => least <= wanted + NEAR && most >= wanted - NEAR);
  }

  /** All puzzles, a part after another; it rejects where there are none. */
  all() {
    return this.#arrived(() => true);
  }

  /** Loads parts; where one does not arrive, the puzzles of the others are there. @param {(part: Part) => boolean} isWanted */
  async #arrived(isWanted) {
    /** @type {unknown} */
    let failure = null;
    for (const [number, part] of this.#parts.entries())
      if (isWanted(part))
        await this.part(number).catch((error) => {
          failure = error;
        });
    if (failure !== null && this.puzzles.length === 0) throw failure;
    return this.puzzles;
  }
}
