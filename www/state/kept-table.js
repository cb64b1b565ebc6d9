// The transposition table of the last visit, in a database of this browser.

const NAME = "flipside-table";
const STORE = "table";
const KEY = "last";

/** @param {Uint8Array} bytes @returns {Promise<void>} */
export async function keepTable(bytes) {
  await request("readwrite", (store) => store.put(bytes, KEY));
}

/** @returns {Promise<Uint8Array | null>} `null` when none is kept */
export async function keptTable() {
  const found = await request("readonly", (store) => store.get(KEY));
  return found instanceof Uint8Array ? found : null;
}

/** @returns {Promise<void>} */
export async function forgetTable() {
  await request("readwrite", (store) => store.delete(KEY));
}

/**
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest} ask
 * @returns {Promise<unknown>} its result, when it lasts
 */
async function request(mode, ask) {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
