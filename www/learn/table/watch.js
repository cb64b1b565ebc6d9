// What the engine's table holds, read from its memory: for each bucket two entries, "deepest" and "newest", each a key of
// eight bytes and then lower and upper bound, depth, selectivity, best and second move, cost and generation, a byte each.

/** The two entries of a bucket. */
export const TIERS = /** @type {const} */ (["deepest", "newest"]);

/** A bucket in words of four bytes, and where its entries begin. */
const BUCKET = 8;
const ENTRY = 4;

/**
 * What happened in the table since it was looked at before.
 * @typedef {object} Changes
 * @property {number} filled places that were empty
 * @property {number} found positions that were met again, and are known better now
 * @property {number} replaced positions that made way for others
 */

/**
 * One place of the table.
 * @typedef {object} Place
 * @property {number} bucket
 * @property {0 | 1} tier
 * @property {number} depth of the search, in moves
 * @property {number} age how many searches ago it was written
 */

/** Looks at a table again and again, and tells what has changed. */
export class TableWatch {
  #seen;
  #generation = 1;
  #used = 0;

  /** @param {number} buckets */
  constructor(buckets) {
    this.#seen = new Uint32Array(buckets * BUCKET);
  }

  /** The share of the places that hold a position. */
  get fill() {
    return this.#used / ((this.#seen.length / BUCKET) * TIERS.length);
  }

  /**
   * Looks at the table.
   * @param {BigUint64Array} table as the engine gives it
   * @param {(place: Place) => void} draw called for each place that has changed, and for all when a new search has begun
   * @returns {Changes}
   */
  look(table, draw) {
    const words = new Uint32Array(table.buffer, table.byteOffset, table.length * 2);
    const newest = newestGeneration(words);
    const isAged = newest !== this.#generation;
    this.#generation = newest;
    const changes = { filled: 0, found: 0, replaced: 0 };
    this.#used = 0;
    for (let at = 0; at < words.length; at += ENTRY) {
      const high = words[at + 3] ?? 0;
      if (high !== 0) this.#used += 1;
      const isChanged = high !== this.#seen[at + 3] || words[at + 2] !== this.#seen[at + 2];
      if (isChanged) this.#count(changes, words, at);
      if (isChanged || isAged) draw(placeOf(words, at, newest));
    }
    this.#seen.set(words);
    return changes;
  }

  /** @param {Changes} changes @param {Uint32Array} words @param {number} at */
  #count(changes, words, at) {
    const seen = this.#seen;
    if (seen[at + 3] === 0) changes.filled += 1;
    else if (seen[at] === words[at] && seen[at + 1] === words[at + 1]) changes.found += 1;
    else changes.replaced += 1;
  }
}

/** @param {Uint32Array} words @param {number} at @param {number} newest @returns {Place} */
function placeOf(words, at, newest) {
  const [low, high] = [words[at + 2] ?? 0, words[at + 3] ?? 0];
  const generation = high >>> 24;
  return {
    bucket: Math.floor(at / BUCKET),
    tier: at % BUCKET === 0 ? 0 : 1,
    depth: high === 0 ? -1 : (low >>> 16) & 0xff,
    age: newest - generation,
  };
}

/** The generation of the last search: each one writes a higher number. @param {Uint32Array} words */
function newestGeneration(words) {
  let newest = 1;
  for (let at = 3; at < words.length; at += ENTRY) newest = Math.max(newest, (words[at] ?? 0) >>> 24);
  return newest;
}
