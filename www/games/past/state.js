// The games that were played in this browser, in a database: one record for each, so that no tab overwrites the game of another.

/** @import { Tags } from "../../app/flipside.js" */
/** @import { Note } from "../../game/notes.js" */

/**
 * A game in the list.
 * @typedef {object} PastGame
 * @property {string} key its own
 * @property {string} start as Game.start gives it
 * @property {string} tree its branches as text
 * @property {Note[]} [notes] what is written about them
 * @property {Readonly<Tags> | null} [about] what is told of it, if it came in
 * @property {string[]} moves of the line on the board
 * @property {string} black who played black
 * @property {string} white
 * @property {string} [opponent] how well the engine played against the person, as an entry in a list
 * @property {string | null} person the color of the person; null where two people or two engines played
 * @property {string | null} [resigned] the color of who gave it up
 * @property {number | null} result black's final score; null before the end
 * @property {number} time when the last move was made, or it came in, in milliseconds since 1970
 */

const NAME = "flipside-games";
const STORE = "games";

/** The most games in it: the oldest go first. */
const MOST = 1000;

/** @param {PastGame} game @returns {Promise<void>} */
export async function storeGame(game) {
  await transaction("readwrite", (store) => put(store, game));
}

/** Stores a game that came in, where it is not there yet. @param {PastGame} game @returns {Promise<void>} */
export async function storeLoaded(game) {
  await transaction("readwrite", (store) => {
    const asked = store.getKey(game.key);
    asked.onsuccess = () => {
      if (asked.result === undefined) put(store, game);
    };
  });
}

/** @param {IDBObjectStore} store @param {PastGame} game */
function put(store, game) {
  store.put(game);
  const counting = store.count();
  counting.onsuccess = () => deleteOldest(store, counting.result - MOST);
}

/** @returns {Promise<PastGame[]>} the latest first */
export async function storedGames() {
  /** @type {PastGame[]} */
  const games = [];
  await transaction("readonly", (store) => {
    const asked = store.getAll();
    asked.onsuccess = () => games.push(...asked.result);
  });
  return games.filter(isReadable).sort((one, other) => other.time - one.time);
}

/** Whether a record is one that can be shown: another version may have written it. @param {PastGame} record */
function isReadable({ key, start, tree, moves, black, white, result, time }) {
  const areTexts = (/** @type {unknown[]} */ values) => values.every((value) => typeof value === "string");
  const isScore = result === null || (Number.isInteger(result) && Math.abs(result) <= 64);
  const isDay = typeof time === "number" && !Number.isNaN(new Date(time).valueOf());
  return (
    areTexts([key, start, tree, black, white]) && Array.isArray(moves) && areTexts(moves) && isScore && isDay
  );
}

/** @param {string} key @returns {Promise<void>} */
export async function deleteGame(key) {
  await transaction("readwrite", (store) => store.delete(key));
}

/** Asks the browser not to delete what this page stores when the disk is full: games, settings, and the page itself. */
export async function askToPersist() {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Pages without https have no say in it.
  }
}

/** @param {IDBObjectStore} store @param {number} count */
function deleteOldest(store, count) {
  if (count <= 0) return;
  let left = count;
  const asked = store.index("time").openCursor();
  asked.onsuccess = () => {
    const cursor = asked.result;
    if (!cursor || left === 0) return;
    left -= 1;
    cursor.delete();
    cursor.continue();
  };
}

/**
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => unknown} work
 * @returns {Promise<void>} when it lasts
 */
async function transaction(mode, work) {
  const database = await open();
  try {
    await new Promise((resolve, reject) => {
      const running = database.transaction(STORE, mode);
      work(running.objectStore(STORE));
      running.oncomplete = () => resolve(undefined);
      running.onabort = () => reject(running.error);
    });
  } finally {
    database.close();
  }
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME);
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore(STORE, { keyPath: "key" });
      store.createIndex("time", "time");
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
