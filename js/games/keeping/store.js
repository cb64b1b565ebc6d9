// Where a collection is kept: a list of changes, one behind the other. A writer says how much of it is known; changes of others
// meanwhile are read first. This way nobody has to wait for others while games are read and sorted.

import { placeOf } from "../../host/place.js";
import { DatabaseStore } from "./database.js";
import { FileStore } from "./file.js";

/**
 * What was read.
 * @typedef {object} Read
 * @property {Uint8Array[]} changes Those after the ones that were read before; all where it is written anew.
 * @property {boolean} isAnew Whether what was read before is no longer there.
 * @property {string[]} damaged A text for each place that cannot be read.
 */

/**
 * A place that outlasts the program. Several programs may use it at the same time.
 * @typedef {object} Store
 * @property {() => Promise<Read>} read What was not read yet.
 * @property {(change: Uint8Array<ArrayBuffer>) => Promise<boolean>} append Adds a change behind those that were read; false where there are
 *   others.
 * @property {(changes: Uint8Array<ArrayBuffer>[]) => Promise<boolean>} replace Puts changes in the place of those that were read; false
 *   where there are others.
 * @property {() => void} close
 */

/**
 * The store that a user names: a database in browsers, a file elsewhere.
 * @param {unknown} store
 * @returns {Store | undefined} nothing for a collection in memory
 * @throws {FlipsideError} `INVALID_OPTION`; `UNSUPPORTED` where there is neither a database nor a file system
 */
export function storeOf(store) {
  if (store === undefined) return undefined;
  const place = placeOf(store, "name");
  return "database" in place ? new DatabaseStore(place.database) : new FileStore(place.file);
}
