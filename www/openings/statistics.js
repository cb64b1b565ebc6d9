// What players chose, by the statistics of the opening book. They are loaded when they are first wanted.

/** @import { Book, CoachKnown, Game } from "../package/flipside.js" */
/** @import { OpeningBook } from "./opening-book.js" */
import { openingAfter } from "./opening-after.js";

/** The books whose statistics are loaded, or are about to be. @type {WeakMap<Book, Promise<Book>>} */
const counted = new WeakMap();

/** The book with its statistics. @param {OpeningBook} openings @returns {Promise<Book>} */
export async function countedBook(openings) {
  const book = await openings.load();
  const known = counted.get(book) ?? book.loadStatistics().then(() => book);
  counted.set(book, known);
  // The next call tries again.
  known.catch(() => counted.delete(book));
  return known;
}

/**
 * What is known of the moves of a position, with the names of the openings that they lead to.
 * @param {Book} book
 * @param {Game} position
 * @returns {CoachKnown | null}
 */
export function knownMoves(book, position) {
  const known = book.lookup(position);
  if (!known) return null;
  const moves = known.moves.map((move) => ({ ...move, name: openingAfter(position, move.move) }));
  return { ...known, moves };
}
