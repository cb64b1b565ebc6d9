/** @import { Book, Game } from "../../package/flipside.js" */

/**
 * How far a game is in the book: the last ply whose position has moves of the book, up to the present one.
 * @param {Pick<Book, "lookup">} book
 * @param {Game} game at the present ply
 * @returns {number | null} null where the book does not even know the start
 */
export function lastKnownPly(book, game) {
  for (let { ply } = game; ply >= 0; ply -= 1) if (book.lookup(game.at(ply))?.moves.length) return ply;
  return null;
}
