// How much of what was learned is still remembered, and when it comes again.

import { retrievability } from "../train/fsrs.js";

/** @import { Learned } from "../train/schedule.js" */

/** Within how many days exercises come again, by steps; the last step has all others. */
export const WITHIN = Object.freeze([0, 7, 30, 90, Number.POSITIVE_INFINITY]);

/**
 * @param {Iterable<Learned>} learned
 * @param {number} day it is, as `dayOf` of training counts
 * @returns {{ count: number, remembered: number, steps: number[] }} how many exercises there are, how many of them one can expect to
 *   remember now, and how many come again within each step and not before
 */
export function memoryOf(learned, day) {
  const steps = WITHIN.map(() => 0);
  let [count, remembered] = [0, 0];
  for (const { memory, last, due } of learned) {
    count += 1;
    remembered += retrievability(memory, Math.max(0, day - last));
    const step = WITHIN.findIndex((days) => due - day <= days);
    steps[step] = Number(steps[step]) + 1;
  }
  return { count, remembered, steps };
}
