// How well a person solves puzzles. A puzzle's rating is data: only the person's moves.

import { aged, ratedAfter } from "./glicko.js";

/** @import { Rated, Rating } from "./glicko.js" */

/** A person's rating, and the day on which it was found. @typedef {Rating & { day: number }} PersonRating */

/**
 * How a puzzle was met.
 * @typedef {object} Attempt
 * @property {"new" | "again" | "run" | "own"} kind for the first time; by the schedule, missed or solved before; in three minutes; or a
 *   mistake of one's own, which has no rating
 * @property {boolean} isRight at the first try: what is tried after it changes nothing
 * @property {"none" | "place" | "square"} hint which was given: the reason or the region, or the square, which is a miss
 * @property {"mixed" | "theme" | "telling"} chosen by the page; a theme that the person chose; one whose name gives the move away
 */

/** A deviation no smaller than this: people change. */
const LEAST_DEVIATION = 45;
/** The deviation of a person about whom nothing is known. */
const MOST_DEVIATION = 350;
/** The deviation where a person has said how strong they are. */
const TOLD_DEVIATION = 250;
const VOLATILITY = 0.06;
/** The rating of a person about whom nothing is known: easy puzzles first, since a stronger one rises fast. */
export const UNKNOWN_RATING = 800;
/** With a larger deviation no number is shown. */
const SHOWN_DEVIATION = 110;

/** How much a win weighs where something helped. */
const WEIGHT = Object.freeze({ mixed: 1, theme: 0.7, telling: 0.2 });
const HINTED = 0.2;

/**
 * The first rating of a person.
 * @param {number} day
 * @param {number} [told] the rating of one who plays as the person says
 * @returns {PersonRating}
 */
export function firstRating(day, told) {
  const deviation = told === undefined ? MOST_DEVIATION : TOLD_DEVIATION;
  return { rating: told ?? UNKNOWN_RATING, deviation, volatility: VOLATILITY, day };
}

/** Whether a puzzle will count, which is said before it is tried. @param {Pick<Attempt, "kind">} attempt */
export function isRated({ kind }) {
  return kind === "new";
}

/**
 * The rating after a puzzle.
 * @param {PersonRating} person
 * @param {Rated | null} puzzle null where it has no rating
 * @param {Attempt} attempt
 * @param {number} day
 * @returns {PersonRating}
 */
export function ratingAfter(person, puzzle, attempt, day) {
  if (!puzzle || !isRated(attempt)) return person;
  const now = onDay(person, day);
  const isSolved = attempt.isRight && attempt.hint !== "square";
  const found = ratedAfter(now, [{ ...puzzle, score: Number(isSolved) }]);
  const weight = isSolved ? WEIGHT[attempt.chosen] * (attempt.hint === "place" ? HINTED : 1) : 1;
  return {
    rating: now.rating + weight * (found.rating - now.rating),
    deviation: Math.max(LEAST_DEVIATION, now.deviation + weight * (found.deviation - now.deviation)),
    volatility: now.volatility + weight * (found.volatility - now.volatility),
    day: now.day,
  };
}

/**
 * The rating on a day: after days away it is less sure. A clock that was set back changes nothing.
 * @param {PersonRating} person
 * @param {number} day
 * @returns {PersonRating}
 */
export function onDay(person, day) {
  if (day <= person.day) return person;
  const { rating, deviation, volatility } = aged(person, day - person.day);
  return { rating, deviation: Math.min(MOST_DEVIATION, deviation), volatility, day };
}

/**
 * The number to show, with its deviation; null as long as it says little.
 * @param {Rated} person
 * @returns {{ rating: number, deviation: number } | null}
 */
export function shownRating({ rating, deviation }) {
  if (deviation > SHOWN_DEVIATION) return null;
  return { rating: 10 * Math.round(rating / 10), deviation: Math.round(deviation) };
}

/** More puzzles than these are not looked ahead. */
const MOST_UNTIL_SHOWN = 30;

/** After about how many more puzzles the rating says enough to be shown. @param {PersonRating} person */
export function puzzlesUntilShown(person) {
  let [count, after] = [0, person];
  while (count < MOST_UNTIL_SHOWN && shownRating(after) === null) {
    const puzzle = { rating: after.rating, deviation: LEAST_DEVIATION };
    // Each other one is solved, as with puzzles that suit the person.
    const isRight = count % 2 === 0;
    after = ratingAfter(after, puzzle, { kind: "new", isRight, hint: "none", chosen: "mixed" }, after.day);
    count += 1;
  }
  return count;
}
