/** @import { Book } from "../package.js" */
/** @import { Store } from "../state/store.js" */
import { forgetBytes, keepBytes, keptBytes } from "../state/kept.js";
import { notices } from "../text/notices.js";
import { offerOf } from "./offers.js";

// What the engine has learned from games on this page: positions apart from the opening book, kept in this browser.

/** The bytes before the positions of an exported book, and those of each position. */
const [HEADER, POSITION] = [24, 19];

/** The book with what was learned on earlier visits. @param {Book} book @returns {Promise<Book>} the same one */
export async function withLearned(book) {
  try {
    const bytes = await keptBytes("book");
    if (bytes) book.import(bytes);
  } catch {
    // Storage is refused, or holds what another version has learned: the book of the package is whole without it.
  }
  return book;
}

/** Keeps what a book has learned. @param {Book} book @param {Store} store */
export async function keepLearned(book, store) {
  await keepAll(book.export(), store);
}

/** Says how much is kept, without loading the book. @param {Store} store */
export async function countLearned(store) {
  const bytes = await keptBytes("book").catch(() => null);
  store.update({ learned: countOf(bytes) });
}

/** What is kept, as the bytes of a file; `null` when nothing is. */
export function exportLearned() {
  return keptBytes("book");
}

/**
 * Forgets what was learned, and offers to bring it back.
 * @param {Book | null} book that is in use
 * @param {Store} store
 */
export async function forgetLearned(book, store) {
  const bytes = await keptBytes("book");
  if (!bytes) return;
  book?.forget();
  await forgetBytes("book");
  const bringBack = async () => {
    book?.import(bytes);
    await keepAll(bytes, store);
    store.update({ notice: null });
  };
  const offer = offerOf(notices.forgotten, notices.bringBackBook, () => void bringBack());
  store.update({ learned: 0, notice: offer });
}

/** @param {Uint8Array} bytes @param {Store} store */
async function keepAll(bytes, store) {
  await keepBytes("book", bytes);
  store.update({ learned: countOf(bytes) });
}

/** @param {Uint8Array | null} bytes */
function countOf(bytes) {
  return bytes ? Math.max(0, Math.floor((bytes.length - HEADER) / POSITION)) : 0;
}
