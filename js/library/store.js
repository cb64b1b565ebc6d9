// Where a library keeps its entries.

import { placeOf } from "../host/place.js";
import { DatabaseStore } from "./database.js";
import { nothingFound } from "./entries.js";
import { FileStore } from "./file.js";

/** @import { Entry } from "./entry.js" */

/**
 * What a store found. What could not be trusted is set aside now.
 * @typedef {object} Found
 * @property {Map<string, Entry>} entries
 * @property {string[]} contradictory The keys of entries that contradicted each other.
 * @property {string[]} damaged A text for each piece of damage, which says where it was and where it is now.
 */

/**
 * A place that outlasts the program. Several programs may use it at the same time.
 * @typedef {object} Store
 * @property {string} aside Where it sets aside what cannot be trusted; empty where it does not.
 * @property {() => Promise<Found>} load
 * @property {(changed: Map<string, Entry>) => Promise<Found>} save Adds entries to those that are there, and tells what others
 *   have added, as far as that is known.
 * @property {() => Promise<void>} clear Forgets also what was set aside.
 * @property {() => void} close
 */

/** Keeps nothing. @implements {Store} */
class NoStore {
  aside = "";

  async load() {
    return nothingFound();
  }

  async save() {
    return nothingFound();
  }

  async clear() {}

  close() {}
}

/**
 * The store that a user names: a database in browsers, a file elsewhere.
 * @param {unknown} store
 * @param {number} limit the most entries
 * @returns {Store}
 * @throws {FlipsideError} `INVALID_OPTION`; `UNSUPPORTED` where there is neither a database nor a file system
 */
export function storeOf(store, limit) {
  if (store === undefined || store === false) return new NoStore();
  const place = placeOf(store, "store", ", or false");
  return "database" in place ? new DatabaseStore(place.database, limit) : new FileStore(place.file, limit);
}
