// What a book says. Types exist at compile time only.

/** @import { Move } from "../generated/types.js" */

/**
 * What a score of a book is and rests on.
 * @typedef {object} BookScore
 * @property {number} score In discs, for the side to move.
 * @property {number} depth How many plies deep it was searched, those in the book included.
 * @property {number} selectivity Confidence of each forward cut of that search, in percent; 100 where there were none.
 */

/**
 * Real games by how they ended: those that came to a position, or those that went on from it with a move. Moves that are the
 * same by symmetry share theirs. Left out where the statistics are not loaded, and where the book ends.
 * @typedef {object} Games
 * @property {number} [games] How many they were.
 * @property {number} [black] How many black won.
 * @property {number} [draws] How many nobody won.
 * @property {number} [white] How many white won.
 */

/** A move that a book knows, with the games that went on with it. @typedef {BookScore & Games & { move: Move }} BookMove */

/**
 * The bounds of a score, in a book of Edax.
 * @typedef {object} Bounds
 * @property {[lower: number, upper: number]} [bounds] What the position is worth if no search errs by more than the book assumes.
 */

/**
 * What a book knows of a position.
 * @typedef {BookScore & Bounds & Games & { name: string | null, moves: BookMove[] }} BookEntry
 * `name`: of the opening, in English; `moves`: those that the book has scores for, best first. Where it ends there are
 * none.
 */

/**
 * The games that statistics count.
 * @typedef {object} BookStatistics
 * @property {number} games How many they are.
 * @property {[first: number, last: number] | null} years The years that they are from; `null` where the file does not tell.
 */

/**
 * What is exported, and how.
 * @typedef {object} BookExport
 * @property {"flipside" | "edax" | undefined} [format] `"flipside"`: what was learned, for {@link Book.load} and
 *   {@link Book.import}; `"edax"`: the whole book, and what was learned, as Edax's `book.dat`. `"flipside"` when left out.
 */

/**
 * A move of a book and the best play that follows it.
 * @typedef {BookMove & { name: string | null, pv: Move[] }} BookLine
 * `name`: of the opening at the end of the line, in English; `pv`: the move and the best moves after it, as far as the
 * book goes.
 */

export {};
