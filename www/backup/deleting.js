// All that this browser keeps of a person is deleted.

import { result } from "../../js/host/database.js";

/** The databases of the page. */
export const DATABASES = Object.freeze([
  "flipside-games",
  "flipside-training",
  "flipside-collection",
  "flipside-library",
  "flipside-table",
]);

/** Where settings, mistakes, lessons and the game on the board are. */
const LOCAL = "flipside";

/** Deletes all of it. @returns {Promise<void>} rejects where the browser refuses */
export async function deleteEverything() {
  // Whoever has one of them open closes it when it is told of this.
  await Promise.all(DATABASES.map((name) => result(indexedDB.deleteDatabase(name))));
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(LOCAL);
}
