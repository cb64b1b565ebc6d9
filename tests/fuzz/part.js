// A part of a long run, in any environment.

import { runRounds } from "./rounds.js";
import { TARGETS } from "./targets.js";

/** @import { Count } from "./rounds.js" */

/**
 * Runs a target until the time or the rounds are spent, or one fails.
 * @param {{ name: string, seed: number, most: number, milliseconds: number }} plan
 * @returns {Promise<Count & { failure?: string }>}
 */
export async function part({ name, seed, most, milliseconds }) {
  const target = TARGETS.find((each) => each.name === name);
  if (!target) throw new Error(`no target "${name}"`);
  const end = performance.now() + milliseconds;
  let latest = { rounds: 0, steps: 0 };
  const isOver = (/** @type {Count} */ count) => {
    latest = { ...count };
    return count.rounds >= most || performance.now() >= end;
  };
  try {
    return await runRounds(target, seed, isOver);
  } catch (error) {
    return { ...latest, failure: /** @type {Error} */ (error).message };
  }
}
