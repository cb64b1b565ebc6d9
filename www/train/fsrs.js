// What a memory is like after a review, and when it fades: FSRS-6 of ts-fsrs, its formulas alone. Its scheduler counts days in UTC, and moves
// "good" above "hard" where it takes no steps within a day.

import { FSRSAlgorithm, generatorParameters } from "ts-fsrs";

/** @import { Grade } from "./log.js" */

// The package gives every date four methods that nobody here asks for.
for (const name of ["scheduler", "diff", "format", "dueFormat"]) Reflect.deleteProperty(Date.prototype, name);

/** How well something is remembered. @typedef {{ stability: number, difficulty: number }} Memory */

/** The formulas and their parameters. What follows from them is kept with this beside it. */
export const ALGORITHM = "FSRS-6, ts-fsrs 5.4.2, default parameters";

/** Which part of what was learned should still be remembered when it comes again. */
export const RETENTION = Object.freeze({ least: 0.8, usual: 0.9, most: 0.95 });

const GRADES = Object.freeze({ again: 1, hard: 2, good: 3 });

/** @type {Map<string, FSRSAlgorithm>} */
const algorithms = new Map();

/**
 * @param {Memory | null} memory null before the first review
 * @param {number} days since the last review
 * @param {Grade} grade
 * @returns {Memory}
 */
export function memoryAfter(memory, days, grade) {
  return algorithmOf(RETENTION.usual, false).next_state(memory, days, GRADES[grade]);
}

/**
 * After how many days it is to come again.
 * @param {Memory} memory
 * @param {number} days since the review before the last one
 * @param {{ retention?: number, seed?: string }} [options] `seed`: what spreads those that were learned together; without one none are
 *   spread
 */
export function intervalOf({ stability }, days, { retention = RETENTION.usual, seed } = {}) {
  const algorithm = algorithmOf(retention, seed !== undefined);
  if (seed !== undefined) algorithm.seed = seed;
  return algorithm.next_interval(stability, days);
}

/** How likely it is still remembered, 0 to 1. @param {Memory} memory @param {number} days since the last review */
export function retrievability({ stability }, days) {
  return algorithmOf(RETENTION.usual, false).forgetting_curve(days, stability);
}

/** @param {number} retention @param {boolean} isSpread */
function algorithmOf(retention, isSpread) {
  const key = `${retention} ${isSpread}`;
  let algorithm = algorithms.get(key);
  if (!algorithm) {
    const parameters = generatorParameters({ request_retention: retention, enable_fuzz: isSpread });
    algorithm = new FSRSAlgorithm(parameters);
    algorithms.set(key, algorithm);
  }
  return algorithm;
}
