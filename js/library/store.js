// Where a library keeps its entries.

import { describe, FlipsideError } from "../error.js";
import { builtin } from "../node.js";
import { DatabaseStore } from "./database.js";
import { FileStore } from "./file.js";

/** @import { Entry } from "./entry.js" */

/**
 * All that a store keeps, and what was damaged and is set aside now: a text for each, which says where.
 * @typedef {{ entries: Map<string, Entry>, damaged: string[] }} Loaded
 */

/**
 * A place that outlasts the program. Several programs may use it at the same time.
 * @typedef {object} Store
 * @property {() => Promise<Loaded>} load
 * @property {(changed: Map<string, Entry>) => Promise<Iterable<[key: string, entry: Entry]>>} save Adds entries to those
 *   that are there, and tells what others have added, as far as that is known.
 * @property {() => Promise<void>} clear
 * @property {() => void} close
 */

/** The database of pages that name no other. */
const DEFAULT_DATABASE = "flipside-library";

/** Keeps nothing. @implements {Store} */
class NoStore {
  async load() {
    return { entries: new Map(), damaged: [] };
  }

  async save() {
    return [];
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
  if (store === false) return new NoStore();
  const hasDatabases = typeof indexedDB === "object";
  if (store instanceof URL && store.protocol === "file:")
    return new FileStore(builtin("url").fileURLToPath(store), limit);
  if (hasDatabases && store === undefined) return new DatabaseStore(DEFAULT_DATABASE, limit);
  if (typeof store !== "string" || store === "") {
    const expected = hasDatabases ? "the name of a database" : "the path of a file, or its file: URL";
    throw new FlipsideError(
      "INVALID_OPTION",
      `store: expected ${expected}, or false, found ${describe(store)}`,
    );
  }
  return hasDatabases ? new DatabaseStore(store, limit) : new FileStore(store, limit);
}
