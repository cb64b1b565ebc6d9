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
 */

/** @type {Readonly<DailyLimits>} */
export const LIMITS = Object.freeze({ fresh: 5, reviews: 40 });

/**
 * What follows from a log. A review on an earlier day than the one before it, by a clock that was set back or in another zone, counts as
 * one of the same day.
 * @param {readonly Review[]} log
 * @param {{ retention?: number, spread?: boolean }} [options] `spread`: whether those that were learned together are spread over days
 * @returns {Map<string, Learned>} by the keys of the exercises
 */
export function replayed(log, { retention, spread = true } = {}) {
  /** @type {Map<string, Learned>} */
  const learned = new Map();
  for (const [exercise, time, zone, grade] of inOrder(log)) {
    const before = learned.get(exercise);
    const day = Math.max(dayOf({ time, zone }), before?.last ?? Number.NEGATIVE_INFINITY);
    const days = before ? day - before.last : 0;
    const memory = memoryAfter(before?.memory ?? null, days, grade);
    const reviews = (before?.reviews ?? 0) + 1;
    const seed = spread ? `${exercise} ${reviews}` : undefined;
    learned.set(exercise, {
      exercise,
      memory,
      first: before?.first ?? day,
      last: day,
      due: day + intervalOf(memory, days, { retention, seed }),
      reviews,
      lapses: (before?.lapses ?? 0) + Number(before !== undefined && grade === "again"),
    });
  }
  return learned;
}

/**
 * What there is to do on a day. Answers of that day count against its limits, and nothing new comes while something that is due is left
 * for another day.
 * @param {ReadonlyMap<string, Learned>} learned
 * @param {readonly string[]} known the keys of all exercises, in the order in which new ones are wanted
 * @param {number} day
 * @param {Readonly<DailyLimits>} [limits]
 * @returns {Agenda}
 */
export function agendaOf(learned, known, day, limits = LIMITS) {
  const answered = [...learned.values()].filter(({ last }) => last >= day);
  const begun = answered.filter(({ first }) => first >= day).length;
  const left = Math.max(0, limits.reviews - answered.length);
  const due = dueOn(learned, new Set(known), day);
  const reviews = due.slice(0, left);
  const room = due.length > left ? 0 : Math.min(limits.fresh - begun, left - reviews.length);
  const fresh = known.filter((key) => !learned.has(key)).slice(0, Math.max(0, room));
  return { reviews, fresh, later: due.length - reviews.length };
}

/** @param {ReadonlyMap<string, Learned>} learned @param {ReadonlySet<string>} known @param {number} day */
function dueOn(learned, known, day) {
  return [...learned.values()]
    .filter(({ exercise, due, last }) => due <= day && last < day && known.has(exercise))
    .map(({ exercise, memory, last }) => ({ exercise, chance: retrievability(memory, day - last) }))
    .sort((one, other) => one.chance - other.chance || (one.exercise < other.exercise ? -1 : 1))
    .map(({ exercise }) => exercise);
}
