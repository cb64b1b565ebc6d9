// How hard a puzzle is, by how many tries of each character found its move.

import { characters } from "../../dist/flipside.js";

/**
 * Of so many tries of each character, how many found the move, the weakest character first.
 * @typedef {{ seeds: number, found: readonly number[] }} Tries
 */

/** The characters that have tried the puzzles of the collection, by their ids, the weakest first. */
const TRIED = ["pip", "nell", "otto", "mira", "hugo", "vera", "kaito", "flipside"];

/** Those of today that have: what another character would find is not known. */
export const tried = TRIED.map((id) => characters.find((character) => character.id === id) ?? missing(id));

const SCALE = 400 / Math.log(10);
const [LEAST, MOST, STEP] = [0, 3000, 1];

/**
 * The rating at which the shares that were found are the likeliest, and how sure it is; null where no share is between none and all.
 * @param {Tries} tries
 * @returns {{ rating: number, deviation: number } | null}
 */
export function ratingOf({ seeds, found }) {
  // The strongest character errs by no dice: its tries are one.
  const solvers = tried.map(({ rating, skill }, index) => ({
    rating,
    tries: skill === characters.length ? 1 : seeds,
    found: skill === characters.length ? found[index] / seeds : found[index],
  }));
  const chance = (/** @type {number} */ puzzle, /** @type {number} */ solver) =>
    1 / (1 + Math.exp((puzzle - solver) / SCALE));
  let low = LEAST;
  let high = MOST;
  // The higher the rating, the fewer tries are expected to find the move. The likeliest rating expects as many as did.
  const excess = (/** @type {number} */ puzzle) =>
    solvers.reduce((sum, { rating, tries, found: count }) => sum + tries * chance(puzzle, rating) - count, 0);
  while (high - low > STEP) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  const rating = Math.round((low + high) / 2);
  if (rating <= LEAST + STEP || rating >= MOST - STEP) return null;
  const information = solvers.reduce((sum, { rating: solver, tries }) => {
    const share = chance(rating, solver);
    return sum + tries * share * (1 - share);
  }, 0);
  return { rating, deviation: Math.ceil(SCALE / Math.sqrt(information)) };
}

/** Whether more of the stronger characters find it: the slope of the shares over the ratings is above 0. @param {Tries} tries */
export function rises({ seeds, found }) {
  const mean = tried.reduce((sum, { rating }) => sum + rating, 0) / tried.length;
  return tried.reduce((sum, { rating }, index) => sum + ((rating - mean) * found[index]) / seeds, 0) > 0;
}

/** @param {string} id @returns {never} */
function missing(id) {
  throw new Error(`expected a character ${id}, found none`);
}
