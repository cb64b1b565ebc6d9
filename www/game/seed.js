// A seed is a number of up to six digits, so that a person can read it out and type it in.

/** One more than the largest seed. */
const SEEDS = 1_000_000;

/** The seed of a new game. @returns {number} */
export function newSeed() {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % SEEDS;
}

/** The seed that a person typed; `null` where it is none. @param {string} text @returns {number | null} */
export function parseSeed(text) {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}

/**
 * One of some values, always the same one for a seed and a text.
 * @template Value
 * @param {readonly Value[]} values at least one
 * @param {number} seed
 * @param {string} text
 * @returns {Value}
 */
export function chosenBy(values, seed, text) {
  // FNV-1a, with the last bits mixed into all.
  let hash = 0x811c9dc5;
  for (const letter of `${seed} ${text}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
  return /** @type {Value} */ (values[((hash ^ (hash >>> 16)) >>> 0) % values.length]);
}
