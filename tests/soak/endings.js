import { interleavings } from "../fuzz/interleavings.js";

/** @import { Work } from "./works.js" */

/** Calls, stops, aborts, new games and ends at random moments. @param {() => number} random @returns {Promise<Work>} */
export async function endings(random) {
  const { round, close } = await interleavings.open();
  let [rounds, steps] = [0, 0];
  return {
    step: async () => {
      await round(random, () => {
        steps += 1;
      });
      rounds += 1;
    },
    done: () => steps,
    summary: () => `${steps} starts, stops, aborts and new games in ${rounds} engines and pools`,
    close,
  };
}
