// Runs what does not depend on each other side by side, in lanes.

import { availableParallelism } from "node:os";

/**
 * How many lanes there are: more than processors, so that these have something to do where a test waits for a browser to start, for what
 * a page shows, or for an engine's clock.
 */
export const LANES = Math.ceil(1.5 * availableParallelism());

/**
 * A task.
 * @template Lane
 * @typedef {object} Task
 * @property {(lane: Lane) => Promise<void>} run never rejects
 * @property {Task<Lane>[]} after those that must have ended before it begins
 */

/**
 * Runs every task once. A lane takes the first one in the list that may begin, whenever it is free.
 *
 * @template Lane
 * @param {Task<Lane>[]} tasks without a circle
 * @param {Lane[]} lanes what each lane gives to its tasks
 * @returns {Promise<void>}
 */
export async function runInLanes(tasks, lanes) {
  const waiting = [...tasks];
  /** @type {Set<Task<Lane>>} */
  const ended = new Set();
  /** What lanes without a task wait for. @type {(() => void)[]} */
  const idle = [];

  /** @param {Lane} lane */
  const work = async (lane) => {
    while (waiting.length > 0) {
      const next = waiting.findIndex(({ after }) => after.every((task) => ended.has(task)));
      if (next < 0) {
        await new Promise((wake) => idle.push(() => wake(undefined)));
        continue;
      }
      const [task] = waiting.splice(next, 1);
      await task.run(lane);
      ended.add(task);
      for (const wake of idle.splice(0)) wake();
    }
  };
  await Promise.all(lanes.map(work));
}
