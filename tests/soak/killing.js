import assert from "node:assert/strict";
import { EnginePool, Game } from "flipside";
import { sabotaged } from "../failures/scripts.js";
import { checkReport, ENDGAME, randomGame } from "../fuzz/checks.js";
import { pick } from "../support/random.js";

/** @import { Work } from "./works.js" */

const WORKERS = 3;

/** Each worker falls over some seconds after it was started, or ends where that is noticed at once. */
const MORTAL = sabotaged(
  import.meta.resolve("flipside/worker"),
  `if (!globalThis.isDoomed) {
    globalThis.isDoomed = true;
    setTimeout(() => {
      if (typeof close !== "function" && Math.random() < 0.5) process.exit();
      throw new Error("the worker was killed");
    }, 500 + 3500 * Math.random());
  }`,
);

/** Without an answer for so long, a pool of which workers die has not recovered. */
const MOST_PAUSE_MS = 2000;

/**
 * Calls of a pool whose workers are killed: each is answered rightly or rejects with `CRASHED`.
 * @param {() => number} random
 * @returns {Promise<Work>}
 */
export async function killing(random) {
  const pool = await EnginePool.create({ workers: WORKERS, worker: MORTAL, tableBits: 14 });
  let [answered, crashed, pause] = [0, 0, 0];
  let last = performance.now();
  const call = async () => {
    try {
      if (random() < 0.3) assert.equal((await pool.solve(ENDGAME)).score, 18);
      else {
        const game = randomGame(random, 50);
        checkReport(
          await pool.analyze(game, pick(random, [{ depth: 4 }, { budgetMs: 5 }])),
          Game.parse(`${game}`),
        );
      }
      answered += 1;
      pause = Math.max(pause, performance.now() - last);
      last = performance.now();
    } catch (error) {
      if (/** @type {any} */ (error)?.code !== "CRASHED") throw error;
      crashed += 1;
    }
  };
  return {
    step: async () => {
      last = performance.now();
      await Promise.all(Array.from({ length: 2 * WORKERS }, call));
      assert.ok(pause < MOST_PAUSE_MS, `no answer for ${pause} ms`);
    },
    done: () => answered + crashed,
    summary: () =>
      `${answered} calls answered, ${crashed} rejected with CRASHED; at most ${pause.toFixed(0)} ms without an answer`,
    close: () => pool.dispose(),
  };
}
