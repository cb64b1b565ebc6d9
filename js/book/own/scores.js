// What the positions of a book are worth: by the results of their games, or by searches.

import { mapInOrder } from "../../host/map.js";
import { MOVES, numberOf, PASS, textOf } from "../../rules/position.js";

/**
 * @import { SearchOptions } from "../../request/options.js"
 * @import { PositionLike } from "../../game/position-like.js"
 * @import { Move } from "../../generated/types.js"
 * @import { Kept } from "./tally.js"
 */

/**
 * What is found by a search.
 * @typedef {object} Found
 * @property {Move | null} move The best move.
 * @property {number} score In discs, for the side to move.
 * @property {boolean} exact Whether the score is proven.
 * @property {number} depth How many plies deep the search went.
 */

/**
 * What searches positions: an `Engine` or an `EnginePool`.
 * @typedef {object} Searcher
 * @property {(position: PositionLike, options?: SearchOptions) => PromiseLike<Found>} search Searches a position.
 * @property {number | undefined} [size] How many positions are searched at a time; 1 when left out.
 */

/**
 * The score of a position, the level that Edax calls its search, and the best move where that leads out of the book.
 * @typedef {{ score: number, level: number, leaf: number | undefined }} Scored
 */

/** The level of what is exact, and the greatest of other searches: Edax takes higher ones for exact with 30 empty squares. */
const [EXACT, MOST_LEVEL] = [60, 29];

/**
 * The scores of positions by the results of their games, except where they are given.
 * @param {Kept[]} kept
 * @returns {Map<Kept, Scored>}
 */
export function scoresByResults(kept) {
  return new Map(kept.map((each) => [each, { score: meanOf(each), level: 0, leaf: undefined }]));
}

/** The mean of the results for the side to move, in whole discs; halves count away from 0. @param {Kept} kept */
function meanOf({ given, games: [wins, draws, losses], discs }) {
  if (given !== undefined) return given;
  const mean = discs / (wins + draws + losses);
  // Not -0: what a side loses the other one wins.
  return 0 + Math.sign(mean) * Math.round(Math.abs(mean));
}

/**
 * The scores of positions by a search of each, except where they are given: the best of the moves in the book, and of the move that
 * the search prefers where it leads out of the book.
 * @param {Kept[]} kept none before those that lead to it
 * @param {Searcher} engine
 * @param {SearchOptions} limits
 * @param {(searched: number) => void} onSearched
 * @returns {Promise<Map<Kept, Scored>>}
 */
export async function scoresBySearch(kept, engine, limits, onSearched) {
  const wanted = kept.filter(({ given, links }) => given === undefined && links[0]?.number !== PASS);
  /** @type {Map<Kept, Found>} */
  const found = new Map();
  const search = async (/** @type {Kept} */ each) => {
    // Nothing is left of earlier searches, so scores do not depend on their order.
    const result = await engine.search(textOf(each.position), { ...limits, fresh: true, book: false });
    return { each, result };
  };
  for await (const { each, result } of mapInOrder(wanted, engine.size ?? 1, search)) {
    found.set(each, result);
    onSearched(found.size);
  }
  /** @type {Map<Kept, Scored>} */
  const scores = new Map();
  for (const each of kept.toReversed()) scores.set(each, scoreOf(each, found.get(each), scores));
  return scores;
}

/** @param {Kept} kept @param {Found | undefined} found @param {Map<Kept, Scored>} scores of the positions after it @returns {Scored} */
function scoreOf({ given, links }, found, scores) {
  const values = links.map(({ to }) => 0 - /** @type {Scored} */ (scores.get(to)).score);
  if (!found) return { score: given ?? Math.max(...values), level: 0, leaf: undefined };
  const level = found.exact ? EXACT : Math.min(found.depth, MOST_LEVEL);
  const move = found.move === null ? -1 : numberOf(found.move);
  if (links.some(({ number }) => MOVES[number] === found.move))
    return { score: Math.max(...values), level, leaf: undefined };
  return { score: Math.max(found.score, ...values), level, leaf: move };
}
