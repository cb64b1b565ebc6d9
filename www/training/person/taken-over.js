// What this browser has kept of puzzles from the time before ratings and a schedule.

import { NOBODY } from "../../train/person.js";
import { firstRating } from "../../train/rating.js";

/** @import { Person } from "../../train/person.js" */

/** Ratings of the easiest and of the hardest puzzles that there were: the level was a place between them. */
const LEVELS = Object.freeze({ least: 600, most: 1700 });

/**
 * The person that follows from what was kept before.
 * @param {unknown} puzzles what was stored under that name
 * @param {number} day
 * @returns {Person}
 */
export function personBefore(puzzles, day) {
  if (typeof puzzles !== "object" || puzzles === null) return NOBODY;
  const { solved, best, level, day: daily } = /** @type {Record<string, unknown>} */ (puzzles);
  const count = typeof solved === "number" && solved > 0 ? Math.floor(solved) : 0;
  const told = typeof level === "number" && level >= 0 && level <= 1 ? ratingAt(level) : undefined;
  return {
    ...NOBODY,
    // A person who has solved none has not shown how strong they are.
    rating: count > 0 && told !== undefined ? firstRating(day, told) : null,
    solved: count,
    daily: typeof daily === "string" ? daily : "",
    reached: typeof best === "number" && best > 0 ? Math.floor(best) : 0,
  };
}

/** @param {number} level 0 to 1 */
function ratingAt(level) {
  return Math.round(LEVELS.least + level * (LEVELS.most - LEVELS.least));
}
