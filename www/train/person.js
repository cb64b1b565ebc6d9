// What is kept of a person who solves puzzles: the ratings, which puzzles were met, and how many were solved.

import { firstRating, ratingAfter, UNKNOWN_RATING } from "./rating.js";

/**
 * @import { Attempt, PersonRating } from "./rating.js"
 * @import { RatedPuzzle } from "./puzzles.js"
 */

/**
 * A run of puzzles that counts by itself: as many as one can in three minutes, or until the first error.
 * @typedef {"minutes" | "streak"} RunKind
 */

/**
 * @typedef {object} Person
 * @property {PersonRating | null} rating null until the person has said how strong they are, or has begun without
 * @property {Readonly<Record<string, PersonRating>>} themes the rating of each theme that was met
 * @property {readonly number[]} met the puzzles that were met, the last one last
 * @property {number} solved how many at the first try
 * @property {{ day: number, count: number }} fresh how many new puzzles were met on the last day
 * @property {string} daily the day of the last puzzle of the day that was met, such as "2030-01-31"
 * @property {Readonly<Record<RunKind, number>>} best the most that were solved in a run
 * @property {number} reached the longest run of puzzles solved at the first try, before there were ratings
 */

/** The deviation of a theme's rating at first: it begins at the person's own. */
const THEME_DEVIATION = 200;

/** @type {Person} */
export const NOBODY = Object.freeze({
  rating: null,
  themes: {},
  met: [],
  solved: 0,
  fresh: { day: 0, count: 0 },
  daily: "",
  best: { minutes: 0, streak: 0 },
  reached: 0,
});

/** A person out of anything that was stored. @param {unknown} stored @returns {Person} */
export function personIn(stored) {
  const { rating, themes, met, solved, fresh, daily, best, reached } = recordOf(stored);
  const { day, count } = recordOf(fresh);
  const { minutes, streak } = recordOf(best);
  return {
    rating: isRating(rating) ? rating : null,
    themes: Object.fromEntries(
      Object.entries(recordOf(themes)).flatMap(([theme, each]) => (isRating(each) ? [[theme, each]] : [])),
    ),
    met: Array.isArray(met) ? met.filter((each) => Number.isInteger(each)) : [],
    solved: countOf(solved),
    fresh: { day: countOf(day), count: countOf(count) },
    daily: typeof daily === "string" ? daily : "",
    best: { minutes: countOf(minutes), streak: countOf(streak) },
    reached: countOf(reached),
  };
}

/** The rating that puzzles are chosen by. @param {Pick<Person, "rating">} person */
export function ratingOf({ rating }) {
  return rating?.rating ?? UNKNOWN_RATING;
}

/** Found once for each puzzle: thousands of them are looked through for every new one. @type {WeakMap<object, number>} */
const NUMBERS = new WeakMap();

/** What a puzzle is remembered by. @param {Pick<RatedPuzzle, "position">} puzzle */
export function numberOf(puzzle) {
  const known = NUMBERS.get(puzzle);
  if (known !== undefined) return known;
  let [high, low] = [0, 0];
  for (const cell of puzzle.position) {
    low = Math.imul(low ^ cell.charCodeAt(0), 0x9e3779b1) >>> 0;
    high = (Math.imul(high, 31) + cell.charCodeAt(0)) >>> 0;
  }
  const number = (high & 0xfffff) * 2 ** 32 + low;
  NUMBERS.set(puzzle, number);
  return number;
}

/**
 * The person after a puzzle was answered: by the first try, or by giving up. What does not count changes no rating.
 * @param {Person} person
 * @param {RatedPuzzle | null} puzzle null for a mistake of one's own
 * @param {Attempt} attempt
 * @param {number} day
 * @returns {Person}
 */
export function personAfter(person, puzzle, attempt, day) {
  const isSolved = attempt.isRight && attempt.hint !== "square";
  const before = person.rating ?? firstRating(day);
  const isNew = puzzle !== null && attempt.kind === "new";
  return {
    ...person,
    rating: ratingAfter(before, puzzle, attempt, day),
    themes: isNew ? themesAfter(person, before, puzzle, attempt, day) : person.themes,
    met: puzzle ? withLast(person.met, numberOf(puzzle)) : person.met,
    solved: person.solved + Number(isSolved && attempt.kind !== "again"),
    fresh: isNew ? { day, count: freshOn(person, day) + 1 } : person.fresh,
  };
}

/** How many new puzzles were met on a day. @param {Person} person @param {number} day */
export function freshOn({ fresh }, day) {
  return fresh.day === day ? fresh.count : 0;
}

/**
 * One person out of two records, kept in two browsers: either order gives the same, and a record with itself is that record. How many
 * puzzles were solved in both is not known, and the larger count stands.
 * @param {Person} one
 * @param {Person} other
 * @returns {Person}
 */
export function joinedPersons(one, other) {
  const themes = [...new Set([...Object.keys(one.themes), ...Object.keys(other.themes)])].sort();
  const most = (/** @type {"solved" | "reached"} */ name) => Math.max(one[name], other[name]);
  const best = (/** @type {RunKind} */ kind) => Math.max(one.best[kind], other.best[kind]);
  return {
    rating: laterRating(one.rating, other.rating),
    themes: Object.fromEntries(
      themes.map((theme) => [
        theme,
        /** @type {PersonRating} */ (laterRating(one.themes[theme], other.themes[theme])),
      ]),
    ),
    met: joinedMet(one.met, other.met),
    solved: most("solved"),
    fresh: laterFresh(one.fresh, other.fresh),
    daily: one.daily > other.daily ? one.daily : other.daily,
    best: { minutes: best("minutes"), streak: best("streak") },
    reached: most("reached"),
  };
}

/**
 * The rating of the later day; of one day the surer one, and of two as sure the higher one.
 * @param {PersonRating | null} [one]
 * @param {PersonRating | null} [other]
 */
function laterRating(one, other) {
  if (!one || !other) return one ?? other ?? null;
  const order =
    one.day - other.day ||
    other.deviation - one.deviation ||
    one.rating - other.rating ||
    one.volatility - other.volatility;
  return order >= 0 ? one : other;
}

/** @param {Person["fresh"]} one @param {Person["fresh"]} other */
function laterFresh(one, other) {
  return (one.day - other.day || one.count - other.count) >= 0 ? one : other;
}

/**
 * The puzzles of both: which were met last is known only where both say the same.
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 */
function joinedMet(one, other) {
  const isSame = one.length === other.length && one.every((number, index) => number === other[index]);
  return isSame ? one : [...new Set([...one, ...other])].sort((a, b) => a - b);
}

/** @param {Person} person @param {PersonRating} rating @param {RatedPuzzle} puzzle @param {Attempt} attempt @param {number} day */
function themesAfter({ themes }, rating, puzzle, attempt, day) {
  const changed = puzzle.themes.map((theme) => {
    const before = themes[theme] ?? { ...rating, deviation: Math.max(rating.deviation, THEME_DEVIATION) };
    return [theme, ratingAfter(before, puzzle, attempt, day)];
  });
  return { ...themes, ...Object.fromEntries(changed) };
}

/** @param {readonly number[]} list @param {number} value */
function withLast(list, value) {
  return [...list.filter((each) => each !== value), value];
}

/** @param {unknown} value @returns {Record<string, unknown>} */
function recordOf(value) {
  return typeof value === "object" && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
}

/** @param {unknown} value @returns {value is PersonRating} */
function isRating(value) {
  const { rating, deviation, volatility, day } = recordOf(value);
  return [rating, deviation, volatility, day].every(Number.isFinite) && Number(deviation) > 0;
}

/** @param {unknown} value */
function countOf(value) {
  return Number.isInteger(value) && Number(value) >= 0 ? Number(value) : 0;
}
