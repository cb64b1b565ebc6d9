// The store of a collection in browsers: a database of IndexedDB with a row for each change. Each write is a transaction that sees
// whether another tab was faster.

import { inTurns } from "../../formats/read/games.js";
import { completed, result } from "../../host/database.js";
import { isUint8Array } from "../../host/kind.js";
import { refusal } from "./file.js";
import { framed, framesIn } from "./frame.js";

/** @import { Store } from "./store.js" */

const VERSION = 1;
const CHANGES = "changes";

export class DatabaseStore {
  #name;
  /** @type {Promise<IDBDatabase> | undefined} */
  #database;
  /** The key of the last change that was read; 0 for none. Keys are never given twice. */
  #last = 0;

  /** @param {string} name of the database */
  constructor(name) {
    this.#name = name;
  }

  /** @type {Store["read"]} */
  async read() {
    const { rows, keys, isAnew } = await this.#transact("readonly", async (store) => {
      const isThere = this.#last === 0 || (await result(store.getKey(this.#last))) !== undefined;
      const range = isThere ? IDBKeyRange.lowerBound(this.#last, true) : undefined;
      const [found, all] = await Promise.all([result(store.getAll(range)), result(store.getAllKeys(range))]);
      return { rows: found, keys: all, isAnew: !isThere };
    });
    this.#last = Number(keys.at(-1) ?? (isAnew ? 0 : this.#last));
    const changes = [];
    const damaged = [];
    for (const [index, row] of rows.entries()) {
      const {
        changes: [change],
      } = await inTurns(framesIn(isUint8Array(row) ? row : new Uint8Array()));
      if (change) changes.push(change);
      else damaged.push(`${this.#name}: row ${keys[index]} is no change of a collection`);
    }
    return { changes, isAnew, damaged };
  }

  /** @type {Store["append"]} */
  async append(change) {
    const frame = await inTurns(framed(change));
    return this.#write((store) => store.add(frame));
  }

  /** @type {Store["replace"]} */
  async replace(changes) {
    /** @type {Uint8Array[]} */
    const frames = [];
    for (const change of changes) frames.push(await inTurns(framed(change)));
    return this.#write((store) => {
      store.clear();
      return frames.map((frame) => store.add(frame)).at(-1);
    });
  }

  close() {
    this.#database?.then((database) => database.close()).catch(() => {});
    this.#database = undefined;
  }

  /** Writes unless another tab was faster. @param {(store: IDBObjectStore) => IDBRequest<IDBValidKey> | undefined} write */
  async #write(write) {
    const last = await this.#transact("readwrite", async (store) => {
      const isThere = this.#last === 0 || (await result(store.getKey(this.#last))) !== undefined;
      const newer = await result(store.getAllKeys(IDBKeyRange.lowerBound(this.#last, true), 1));
      if (newer.length > 0 || !isThere) return undefined;
      const added = write(store);
      return added ? Number(await result(added)) : 0;
    });
    if (last === undefined) return false;
    this.#last = last;
    return true;
  }

  async #open() {
    const request = indexedDB.open(this.#name, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(CHANGES, { autoIncrement: true });
    const database = await result(request);
    // Else nobody could delete it while this page is open. The next use opens it again.
    database.onversionchange = () => this.close();
    return database;
  }

  /**
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(store: IDBObjectStore) => Promise<T>} work awaits nothing but requests
   * @returns {Promise<T>}
   */
  async #transact(mode, work) {
    try {
      this.#database ??= this.#open();
      const transaction = (await this.#database).transaction(CHANGES, mode);
      const [answer] = await Promise.all([work(transaction.objectStore(CHANGES)), completed(transaction)]);
      return answer;
    } catch (cause) {
      // The next attempt opens it again.
      this.close();
      throw refusal(cause);
    }
  }
}
