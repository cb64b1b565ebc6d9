// How moves of a position are compared: by one search of them all, whose limits are nodes or the end of the game, so that it finds the same each time.

import { SOLVED_EMPTIES } from "./verdicts.js";

/** For the comparison of a move with a better one, in nodes. */
export const COMPARING_NODES = 2_000_000;

/** Limits by which a position is solved. */
export const SOLVING = Object.freeze({ depth: 60, selectivity: 100 });

const EXPECTING = Object.freeze({ nodes: COMPARING_NODES, fresh: true });

/** The limits of the search that compares moves of a position. @param {number} empties of the position */
export function comparingLimits(empties) {
  return empties <= SOLVED_EMPTIES ? SOLVING : EXPECTING;
}
