// Two files of a person as one: all that is in either. Which of them is named first makes no difference, and neither does it to add a file twice.

import { PARTS } from "./parts.js";

/** @import { Contents, Part } from "./parts.js" */

const NAMES = /** @type {readonly (keyof Contents)[]} */ (Object.keys(PARTS));

/** What a person has who has nothing yet. @type {Contents} */
export const NOTHING = Object.freeze({
  games: [],
  digests: [],
  exercises: [],
  log: [],
  repertoires: [],
  mistakes: [],
  lessons: [],
  names: [],
  singles: [],
});

/**
 * @param {Contents} one
 * @param {Contents} other
 * @returns {Contents} each part in the order of its ids
 */
export function merged(one, other) {
  return eachPart((name, part) => {
    const records = new Map();
    for (const record of [...one[name], ...other[name]]) {
      const id = part.idOf(record);
      const known = records.get(id);
      // With itself as well: a record then has the one form that joining gives it.
      records.set(id, part.join(known ?? record, record));
    }
    return [...records.keys()].sort().map((id) => records.get(id));
  });
}

/**
 * How many records of each part one has that the other does not have.
 * @param {Contents} one
 * @param {Contents} other
 * @returns {Record<keyof Contents, number>}
 */
export function addedIn(one, other) {
  return eachPart((name, part) => {
    const known = new Set(/** @type {readonly any[]} */ (other[name]).map(part.idOf));
    return /** @type {readonly any[]} */ (one[name]).filter((record) => !known.has(part.idOf(record))).length;
  });
}

/**
 * @template Made
 * @param {(name: keyof Contents, part: Part) => Made} make
 * @returns {any} what it makes of each part, by the part's name
 */
function eachPart(make) {
  return Object.fromEntries(NAMES.map((name) => [name, make(name, PARTS[name])]));
}
