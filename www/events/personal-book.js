/** @import { OpeningBook } from "../play/opening-book.js" */
/** @import { Store } from "../state/store.js" */
import { create } from "../dom.js";
import { countLearned, exportLearned, forgetLearned } from "../play/personal-book.js";

/** What the file is called that the browser saves. */
const FILE = "flipside-book.bin";

/**
 * Saves or deletes what the engine has learned.
 * @param {HTMLElement} place
 * @param {Store} store
 * @param {OpeningBook} openings
 */
export function listenToPersonalBook(place, store, openings) {
  void countLearned(store);
  /** @type {Record<string, () => Promise<void>>} */
  const choices = { export: save, delete: () => forgetLearned(openings.book, store) };
  place.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) void choices[target.value]?.();
  });
}

async function save() {
  const bytes = await exportLearned();
  if (!bytes) return;
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)]));
  create("a", { href: url, download: FILE }).click();
  URL.revokeObjectURL(url);
}
