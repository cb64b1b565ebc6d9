// Entries by the canonical form of their position.

import { merged } from "./entry.js";

/**
 * @import { Entry } from "./entry.js"
 * @import { Found } from "./store.js"
 */

/**
 * What entries prove together, and those that contradict others of the same position.
 * @param {Iterable<[key: string, entry: Entry]>} all
 */
export function joined(all) {
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  /** @type {[key: string, entry: Entry][]} */
  const contradictory = [];
  for (const [key, entry] of all) {
    const known = entries.get(key);
    const together = known ? merged(known, entry) : entry;
    if (together) entries.set(key, together);
    else contradictory.push([key, entry]);
  }
  // None of them can be trusted.
  for (const [key] of [...contradictory]) {
    const known = entries.get(key);
    if (known) contradictory.push([key, known]);
    entries.delete(key);
  }
  return { entries, contradictory };
}

/** The entries that were used last, in the order of their use. @param {Map<string, Entry>} entries @param {number} limit the most */
export function newest(entries, limit) {
  const ordered = [...entries].sort(([, one], [, other]) => one.used - other.used);
  return new Map(ordered.slice(Math.max(0, ordered.length - limit)));
}

/** What a store found that has nothing. @returns {Found} */
export function nothingFound() {
  return { entries: new Map(), contradictory: [], damaged: [] };
}
