// Where a library keeps its entries.

import { describe, FlipsideError } from "../error.js";
import { findBuiltin } from "../node.js";
import { DatabaseStore } from "./database.js";
import { FileStore } from "./file.js";

/** @import { Entry } from "./entry.js" */

/**
 * A place that outlasts the program. Several programs may use it at the same time.
 * @typedef {object} Store
 * @property {() => Promise<{ entries: Map<string, Entry>, damaged: string[] }>} load All that is kept, and what was
 *   damaged and is set aside now.
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
  const isFile = store instanceof URL && store.protocol === "file:";
  if (!isFile && typeof indexedDB === "object" && (store === undefined || isName(store)))
    return new DatabaseStore(store ?? DEFAULT_DATABASE, limit);
  if (isFile || isName(store)) {
    const url = findBuiltin("url");
    if (url) return new FileStore(isFile ? url.fileURLToPath(store) : store, limit);
    throw new FlipsideError("UNSUPPORTED", "a library needs IndexedDB, or files as Node has them");
  }
  const expected =
    typeof indexedDB === "object" ? "the name of a database" : "the path of a file, or its file: URL";
  throw new FlipsideError("INVALID_OPTION", `store: expected ${expected}, or false, found ${describe(store)}`);
}

/** @param {unknown} store @returns {store is string} */
function isName(store) {
  return typeof store === "string" && store !== "";
}
