// What is kept of the page from one visit to the next, in the storage of this browser and of this tab.

const KEY = "flipside";

/** Whether anything is kept. */
let isKept = true;

/** From now on nothing is kept: the page is a guest in the frame of another one. */
export function keepNothing() {
  isKept = false;
}

/**
 * What this browser remembers of the page: an empty object when there is nothing readable.
 * @returns {Record<string, unknown>}
 */
export function recall() {
  return read(() => localStorage);
}

/** What this tab remembers of it, and where it remembers nothing the browser. @returns {Record<string, unknown>} */
export function recallHere() {
  return { ...recall(), ...read(() => sessionStorage) };
}

/** @param {Record<string, unknown>} part replaces the parts of the same name, keeps the others */
export function remember(part) {
  write(() => localStorage, part);
}

/** Remembers in this tab alone, as long as it is open. @param {Record<string, unknown>} part */
export function rememberHere(part) {
  write(() => sessionStorage, part);
}

/** @param {() => Storage} storage which a browser may refuse @returns {Record<string, unknown>} */
function read(storage) {
  try {
    const value = JSON.parse(storage().getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** @param {() => Storage} storage @param {Record<string, unknown>} part */
function write(storage, part) {
  if (!isKept) return;
  try {
    storage().setItem(KEY, JSON.stringify({ ...read(storage), ...part }));
  } catch {
    // Private windows and full disks refuse storage: the game goes on without it.
  }
}
