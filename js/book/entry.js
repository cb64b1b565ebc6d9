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
 * The real games that came to a position, by how they ended; left out where the statistics are not loaded, and where the
 * book ends.
 * @typedef {object} Games
 * @property {number} [games] How many they were.
 * @property {number} [black] How many black won.
 * @property {number} [draws] How many nobody won.
 * @property {number} [white] How many white won.
 */

/** A move that a book knows, with the games that came to the position after it. @typedef {BookScore & Games & { move: Move }} BookMove */

/**
 * What a book knows of a position.
 * @typedef {BookScore & Games & { name: string | null, moves: BookMove[] }} BookEntry
 * `name`: of the opening, in English; `moves`: those that the book has scores for, best first. Where it ends there are
 * none.
 */

/**
 * A move of a book and the best play that follows it.
 * @typedef {BookMove & { name: string | null, pv: Move[] }} BookLine
 * `name`: of the opening at the end of the line, in English; `pv`: the move and the best moves after it, as far as the
 * book goes.
 */

export {};
