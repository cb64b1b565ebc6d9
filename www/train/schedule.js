// When exercises come again, and what there is to do on a day.

import { dayOf } from "./day.js";
import { intervalOf, memoryAfter, retrievability } from "./fsrs.js";
import { inOrder } from "./log.js";

/**
 * @import { Review } from "./log.js"
 * @import { Memory } from "./fsrs.js"
 */

/**
 * The record of an exercise that was answered. Days are those of `dayOf`.
 * @typedef {object} Learned
 * @property {string} exercise its key
 * @property {Memory} memory
 * @property {number} first the day on which it was answered first
 * @property {number} last the latest day on which it was answered
 * @property {number} due the day on which it comes again
 * @property {number} reviews how often it was answered
 * @property {number} lapses how often it was missed after the first time
 */

/** @typedef {{ fresh: number, reviews: number }} DailyLimits how many a day at most: new ones, and all together */

/**
 * What there is to do on a day.
 * @typedef {object} Agenda
 * @property {readonly string[]} reviews the exercises that are due, those that are likeliest forgotten first
 * @property {readonly string[]} fresh the new ones
 * @property {number} later how many more are due, which are left for other days
 * @property {boolean} isFull whether nothing else that is new should come on this day
 */

/** @type {Readonly<DailyLimits>} */
export const LIMITS = Object.freeze({ fresh: 5, reviews: 40 });

/** The other half of a day is kept free, so that two weeks away are made up for within one. */
const HALF = 2;

/**
 * What follows from a log.
 * @param {readonly Review[]} log
 * @param {Scheduling} [options]
 * @returns {Map<string, Learned>} by the keys of the exercises
 */
export function replayed(log, options) {
  /** @type {Map<string, Learned>} */
  const learned = new Map();
  for (const review of inOrder(log)) {
    const [exercise] = review;
    learned.set(exercise, learnedAfter(learned.get(exercise), review, options));
  }
  return learned;
}

/**
 * `spread`: whether those that were learned together are spread over days.
 * @typedef {{ retention?: number, spread?: boolean }} Scheduling
 */

/**
 * The record of an exercise after one more review. One on an earlier day than the last, by a clock that was set back or in another zone,
 * counts as one of the same day.
 * @param {Learned | undefined} before
 * @param {Review} review
 * @param {Scheduling} [options]
 * @returns {Learned}
 */
export function learnedAfter(before, [exercise, time, zone, grade], { retention, spread = true } = {}) {
  const day = Math.max(dayOf({ time, zone }), before?.last ?? Number.NEGATIVE_INFINITY);
  const days = before ? day - before.last : 0;
  const memory = memoryAfter(before?.memory ?? null, days, grade);
  const reviews = (before?.reviews ?? 0) + 1;
  const seed = spread ? `${exercise} ${reviews}` : undefined;
  return {
    exercise,
    memory,
    first: before?.first ?? day,
    last: day,
    due: day + intervalOf(memory, days, { retention, seed }),
    reviews,
    lapses: (before?.lapses ?? 0) + Number(before !== undefined && grade === "again"),
  };
}

/**
 * What there is to do on a day. Answers of that day count against its limits, and new ones come as long as the day is not half full.
 * @param {ReadonlyMap<string, Learned>} learned
 * @param {readonly string[]} known the keys of all exercises, in the order in which new ones are wanted
 * @param {number} day
 * @param {Readonly<DailyLimits>} [limits]
 * @returns {Agenda}
 */
export function agendaOf(learned, known, day, limits = LIMITS) {
  // A zone further east is a day ahead; what a clock that was years ahead has noted must not fill every day until then.
  const answered = [...learned.values()].filter(({ last }) => last === day || last === day + 1);
  const begun = answered.filter(({ first }) => first >= day).length;
  const left = Math.max(0, limits.reviews - answered.length);
  const due = dueOn(learned, new Set(known), day);
  const reviews = due.slice(0, left);
  const room = Math.max(0, Math.floor(limits.reviews / HALF) - answered.length - due.length);
  const wanted = Math.min(room, Math.max(0, limits.fresh - begun));
  const fresh = known.filter((key) => !learned.has(key)).slice(0, wanted);
  return { reviews, fresh, later: due.length - reviews.length, isFull: room === 0 };
}

/** @param {ReadonlyMap<string, Learned>} learned @param {ReadonlySet<string>} known @param {number} day */
function dueOn(learned, known, day) {
  return [...learned.values()]
    .filter(({ exercise, due, last }) => due <= day && last < day && known.has(exercise))
    .map(({ exercise, memory, last }) => ({ exercise, chance: retrievability(memory, day - last) }))
    .sort((one, other) => one.chance - other.chance || (one.exercise < other.exercise ? -1 : 1))
    .map(({ exercise }) => exercise);
}
