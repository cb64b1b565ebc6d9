// What is stored from one visit to the next as bytes, in a database of this browser.

import { completed, result } from "../../js/host/database.js";

const NAME = "flipside-table";
const STORE = "table";

/** The transposition table of the last visit, and what the opening book has learned, by their keys. */
const KEYS = Object.freeze({ table: "last", book: "book" });

/** @typedef {keyof typeof KEYS} Stored */

/** @param {Stored} what @param {Uint8Array} bytes @returns {Promise<void>} */
export async function storeBytes(what, bytes) {
  await request("readwrite", (store) => store.put(bytes, KEYS[what]));
}

/** @param {Stored} what @returns {Promise<Uint8Array | null>} `null` when there are none */
export async function storedBytes(what) {
  const found = await request("readonly", (store) => store.get(KEYS[what]));
  return found instanceof Uint8Array ? found : null;
}

/** @param {Stored} what @returns {Promise<void>} */
export async function deleteBytes(what) {
  await request("readwrite", (store) => store.delete(KEYS[what]));
}

/**
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest} ask
 * @returns {Promise<unknown>} its result, when it lasts
 */
async function request(mode, ask) {
  const opening = indexedDB.open(NAME);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await result(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const asked = ask(transaction.objectStore(STORE));
    await completed(transaction);
    return asked.result;
  } finally {
    database.close();
  }
}
