/** @import { Book } from "../app/flipside.js" */
/** @import { Store } from "../app/store.js" */
import { forgetBytes, keepBytes, keptBytes } from "../app/kept.js";
import { offerOf } from "../match/offers.js";
import { notices } from "../notices/text.js";

// What the engine has learned from games on this page: positions apart from the opening book, kept in this browser.

/** The bytes before the positions of an exported book, and those of each position. */
const [HEADER, POSITION] = [24, 19];

/** The book with what was learned on earlier visits, or in other tabs. @param {Book} book @returns {Promise<Book>} the same one */
export async function withLearned(book) {
  try {
    const bytes = await keptBytes("book");
    if (bytes) book.import(bytes);
  } catch {
    // Storage is refused, or holds what another version has learned: the book of the package is whole without it.
  }
  return book;
}

/** Keeps what a book has learned, with what was learned in other tabs. @param {Book} book */
export async function keepLearned(book) {
  const keep = async () => {
    await withLearned(book);
    await keepBytes("book", book.export());
  };
  await (navigator.locks ? navigator.locks.request("flipside-book", keep) : keep());
}

/** What is kept, as the bytes of a file; `null` when nothing is, or nothing can be. */
export function learnedBytes() {
  return keptBytes("book").catch(() => null);
}

/** How many positions are kept, without loading the book. @param {Uint8Array | null} bytes */
export function learnedCount(bytes) {
  return bytes ? Math.max(0, Math.floor((bytes.length - HEADER) / POSITION)) : 0;
}

/**
 * Forgets what was learned, and offers to bring it back.
 * @param {Book | null} book that is in use
 * @param {Store} store
 */
export async function forgetLearned(book, store) {
  const bytes = await learnedBytes();
  if (!bytes) return;
  book?.forget();
  await forgetBytes("book");
  const bringBack = async () => {
    book?.import(bytes);
    await keepBytes("book", bytes);
    store.update({ notice: null });
  };
  store.update({ notice: offerOf(notices.forgotten, notices.bringBackBook, () => void bringBack()) });
}
