// The store of a library in browsers: a database of IndexedDB. Entries are added in transactions, so that tabs which do it
// at the same time lose nothing.

import { completed, result } from "../host/database.js";
import { FlipsideError } from "../host/error.js";
import { isUint8Array } from "../host/kind.js";
import { merged } from "./entry.js";
import { RECORD_BYTES, readRecords, recordsOf } from "./record.js";

/**
 * @import { Entry } from "./entry.js"
 * @import { Found, Store } from "./store.js"
 */

/** An entry as the database keeps it, under its key. @typedef {{ record: Uint8Array, used: number }} Row */

const VERSION = 1;
const ENTRIES = "entries";
/** Where damaged rows are kept. */
const DAMAGED = "damaged";
const BY_USE = "used";

export class DatabaseStore {
  #name;
  #limit;
  /** @type {Promise<IDBDatabase> | undefined} */
  #database;

  /** @param {string} name of the database @param {number} limit the most entries */
  constructor(name, limit) {
    this.#name = name;
    this.#limit = limit;
  }

  /** @returns {Promise<Found>} */
  load() {
    return this.#transact(async (entries, aside) => {
      const [keys, rows] = await Promise.all([result(entries.getAllKeys()), result(entries.getAll())]);
      /** @type {Map<string, Entry>} */
      const known = new Map();
      const damaged = [];
      for (const [at, key] of keys.entries()) {
        const entry = entryOf(key, rows[at]);
        if (entry) known.set(/** @type {string} */ (key), entry);
        else {
          setAside(key, rows[at], entries, aside);
          damaged.push(this.#damageAt(key));
        }
      }
      return { entries: known, contradictory: [], damaged };
    });
  }

  /** @type {Store["save"]} */
  save(changed) {
    return this.#transact(async (entries, aside) => {
      const keys = [...changed.keys()];
      const rows = await Promise.all(keys.map((key) => result(entries.get(key))));
      const [contradictory, damaged] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
      for (const [at, key] of keys.entries()) {
        const entry = /** @type {Entry} */ (changed.get(key));
        const kept = entryOf(key, rows[at]);
        const together = kept ? merged(kept, entry) : entry;
        if (rows[at] !== undefined && !(kept && together)) setAside(key, rows[at], entries, aside);
        if (rows[at] !== undefined && !kept) damaged.push(this.#damageAt(key));
        if (together) entries.put(rowOf(key, together), key);
        else {
          // None of the two can be trusted.
          aside.add({ key, row: rowOf(key, entry) });
          contradictory.push(key);
        }
      }
      await removeOldest(entries, (await result(entries.count())) - this.#limit);
      return { entries: new Map(), contradictory, damaged };
    });
  }

  /** @type {Store["clear"]} */
  clear() {
    return this.#transact(async (entries, aside) => {
      entries.clear();
      aside.clear();
    });
  }

  close() {
    this.#database?.then((database) => database.close()).catch(() => {});
    this.#database = undefined;
  }

  get aside() {
    return `"${DAMAGED}" of ${this.#name}`;
  }

  /** @param {IDBValidKey} key */
  #damageAt(key) {
    return `${this.#name}: the row ${JSON.stringify(key)} is no record; set aside in ${this.aside}`;
  }

  async #open() {
    const database = await opened(this.#name);
    // Else nobody could delete it while this page is open. The next use opens it again.
    database.onversionchange = () => this.close();
    return database;
  }

  /**
   * @template T
   * @param {(entries: IDBObjectStore, aside: IDBObjectStore) => Promise<T>} work awaits nothing but requests
   * @returns {Promise<T>}
   */
  async #transact(work) {
    try {
      this.#database ??= this.#open();
      const transaction = (await this.#database).transaction([ENTRIES, DAMAGED], "readwrite");
      const done = completed(transaction);
      const [answer] = await Promise.all([
        work(transaction.objectStore(ENTRIES), transaction.objectStore(DAMAGED)),
        done,
      ]);
      return answer;
    } catch (cause) {
      // The next attempt opens it again.
      this.close();
      throw new FlipsideError(
        "UNSUPPORTED",
        `the library cannot be kept: ${/** @type {Error} */ (cause)?.message}`,
        {
          cause,
        },
      );
    }
  }
}

/** @param {string} name @returns {Promise<IDBDatabase>} */
async function opened(name) {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ENTRIES).createIndex(BY_USE, "used");
    request.result.createObjectStore(DAMAGED, { autoIncrement: true });
  };
  return result(request);
}

/** @param {string} key @param {Entry} entry @returns {Row} */
function rowOf(key, entry) {
  return { record: recordsOf([[key, entry]]), used: entry.used };
}

/** The entry of a row; `undefined` if it is damaged. @param {unknown} key @param {any} row @returns {Entry | undefined} */
function entryOf(key, row) {
  const record = row?.record;
  if (!isUint8Array(record) || record.length !== RECORD_BYTES) return undefined;
  const [read] = readRecords(record, 0).entries;
  return read && read[0] === key ? read[1] : undefined;
}

/** @param {IDBValidKey} key @param {unknown} row @param {IDBObjectStore} entries @param {IDBObjectStore} aside */
function setAside(key, row, entries, aside) {
  aside.add({ key, row });
  entries.delete(key);
}

/** Removes the entries that were not used for the longest time. @param {IDBObjectStore} entries @param {number} count */
async function removeOldest(entries, count) {
  if (count <= 0) return;
  for (const key of await result(entries.index(BY_USE).getAllKeys(null, count))) entries.delete(key);
}
