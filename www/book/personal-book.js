/** @import { Book } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */

import { noticeWith } from "../match/games/offers.js";
import { deleteBytes, storeBytes, storedBytes } from "../storage/bytes.js";
import { personalBook } from "./text.js";

// What the engine has learned from games on this page: positions apart from the opening book, stored in this browser.

/** The bytes before the positions of an exported book, and those of each position. */
const [HEADER, POSITION] = [24, 19];

/** The book with what was learned on earlier visits, or in other tabs. @param {Book} book @returns {Promise<Book>} the same one */
export async function withLearned(book) {
  try {
    const bytes = await storedBytes("book");
    if (bytes) book.import(bytes);
  } catch {
    // Storage is refused, or holds what another version has learned: the book of the package is whole without it.
  }
  return book;
}

/** Saves what a book has learned, with what was learned in other tabs. @param {Book} book */
export async function saveLearned(book) {
  const save = async () => {
    await withLearned(book);
    await storeBytes("book", book.export());
  };
  await (navigator.locks ? navigator.locks.request("flipside-book", save) : save());
}

/** What is stored, as the bytes of a file; `null` when nothing is, or nothing can be. */
export function learnedBytes() {
  return storedBytes("book").catch(() => null);
}

/** How many positions are stored, without loading the book. @param {Uint8Array | null} bytes */
export function learnedCount(bytes) {
  return bytes ? Math.max(0, Math.floor((bytes.length - HEADER) / POSITION)) : 0;
}

/**
 * Deletes what was learned, and offers to bring it back.
 * @param {Book | null} book that is in use
 * @param {Store} store
 */
export async function deleteLearned(book, store) {
  const bytes = await learnedBytes();
  if (!bytes) return;
  book?.forget();
  await deleteBytes("book");
  const offer = /** @type {const} */ ({
    label: personalBook.bringBack,
    action: "bringBackBook",
    data: bytes,
  });
  store.update({ notice: noticeWith(personalBook.forgotten, offer) });
}

/**
 * Brings back what was deleted.
 * @param {Book | null} book that is in use
 * @param {Store} store
 * @param {Uint8Array} bytes
 */
export async function bringBackLearned(book, store, bytes) {
  book?.import(bytes);
  await storeBytes("book", bytes);
  store.update({ notice: null });
}
