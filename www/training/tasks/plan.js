// What there is to do today: what is due, the puzzle of the day, and some new ones.

/**
 * @import { Exercise } from "../../train/exercise.js"
 * @import { Agenda } from "../../train/schedule.js"
 * @import { Person } from "../../train/person.js"
 */

import { freshOn } from "../../train/person.js";
import { shownRating } from "../../train/rating.js";

/** How long one takes, in seconds. */
const TAKES = Object.freeze({ due: 20, line: 15, daily: 60, fresh: 45 });

/**
 * @typedef {object} Plan
 * @property {number} due how many exercises
 * @property {number} mistakes how many of them are mistakes of one's own
 * @property {number} later how many are due, but left for other days
 * @property {number} overdue how many days ago the first of them was due
 * @property {boolean} isDailyOpen whether the puzzle of the day was not met yet, and is there
 * @property {boolean} isDailyMissing whether it was not met, and its file did not arrive
 * @property {number} fresh how many new puzzles there are left
 * @property {boolean} isFull whether there are none because so much is due
 * @property {number} minutes how long all takes, about
 */

/**
 * @param {Agenda} agenda
 * @param {readonly Exercise[]} exercises
 * @param {Person} person
 * @param {{ day: number, date: string, newOnes: number, lines: number, overdue: number, hasDaily: boolean }} now with how many new
 *   puzzles a day are wanted, how many lines are due, and whether the puzzle of the day is there
 * @returns {Plan}
 */
export function planOf({ reviews, fresh: begun, later, isFull }, exercises, person, now) {
  const { day, date, newOnes, lines, overdue, hasDaily } = now;
  const due = [...reviews, ...begun];
  const own = new Set(
    exercises.filter(({ origins }) => origins.some(({ kind }) => kind === "mistake")).map(({ key }) => key),
  );
  const isDailyMet = person.daily === date;
  const isDailyOpen = hasDaily && !isDailyMet;
  const fresh = isFull ? 0 : Math.max(0, newOnes - freshOn(person, day));
  const seconds =
    due.length * TAKES.due + lines * TAKES.line + Number(isDailyOpen) * TAKES.daily + fresh * TAKES.fresh;
  return {
    due: due.length,
    mistakes: due.filter((key) => own.has(key)).length,
    later,
    overdue,
    isDailyOpen,
    isDailyMissing: !hasDaily && !isDailyMet,
    fresh,
    isFull,
    minutes: Math.max(1, Math.round(seconds / 60)),
  };
}

/**
 * What comes next today; null when all is done. As long as it is not known how well a person solves, puzzles that suit them come before
 * that of the day, which is one for everybody.
 * @param {Pick<Plan, "due" | "isDailyOpen" | "fresh">} plan
 * @param {Pick<Person, "rating">} person
 * @returns {"today" | "daily" | "mixed" | null}
 */
export function nextIn({ due, isDailyOpen, fresh }, { rating }) {
  if (due > 0) return "today";
  const isKnown = rating !== null && shownRating(rating) !== null;
  if (isDailyOpen && (isKnown || fresh === 0)) return "daily";
  return fresh > 0 ? "mixed" : null;
}
