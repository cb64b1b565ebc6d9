// What people play in a position, by the opening book or a collection of games.

import { after, numberOf, textOf } from "../rules/position.js";
import { canonicalKey } from "../rules/symmetry.js";

/**
 * @import { Move } from "../generated/types.js"
 * @import { Position } from "../rules/position.js"
 */

/**
 * A move, and those that are the same by symmetry.
 * @typedef {object} KnownMove
 * @property {number} number of the first of them
 * @property {number} games how many went on with it
 * @property {number | null} score by the book, in discs for the side that plays it
 * @property {number | null} points the share that who plays it won, a draw counting as half; `null` without games
 */

/** @typedef {{ games: number, moves: readonly KnownMove[] }} Known `games`: how many went on from the position */

/** @typedef {(position: Position) => Known} People */

/**
 * What a book or a collection says of a move.
 * @typedef {{ move: string, games?: number, black?: number, draws?: number, white?: number, score?: number | null }} Asked
 */

/**
 * Asks once for each position.
 * @param {(position: string) => { moves: readonly Asked[] } | null} ask
 * @returns {People}
 */
export function peopleBy(ask) {
  /** @type {Map<string, Known>} */
  const known = new Map();
  return (position) => {
    const { ownLow, ownHigh, otherLow, otherHigh, turn } = position;
    const key = `${ownLow},${ownHigh},${otherLow},${otherHigh},${turn}`;
    const found = known.get(key) ?? knownOf(position, ask(textOf(position))?.moves ?? []);
    known.set(key, found);
    return found;
  };
}

/** @param {Position} position @param {readonly Asked[]} asked @returns {Known} */
function knownOf(position, asked) {
  /** @type {Map<string, { number: number, games: number, ended: number, won: number, score: number | null }>} */
  const moves = new Map();
  for (const { move, games = 0, black = 0, draws = 0, white = 0, score = null } of asked) {
    const next = after(position, /** @type {Move} */ (move));
    if (!next) continue;
    const key = canonicalKey(next);
    // A book divides the games among moves that are the same by symmetry.
    const one = moves.get(key) ?? { number: numberOf(move), games: 0, ended: 0, won: 0, score };
    one.games += games;
    one.ended += black + draws + white;
    one.won += (position.turn === "black" ? black : white) + draws / 2;
    moves.set(key, one);
  }
  const all = Array.from(moves.values(), ({ number, games, ended, won, score }) => {
    const points = ended > 0 ? won / ended : null;
    return { number, games, score, points };
  });
  return { games: all.reduce((sum, { games }) => sum + games, 0), moves: all };
}
