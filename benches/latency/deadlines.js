// Measures how late answers come where the engine does not have the machine for itself: the calling thread is busy, the
// processor is throttled, other processes are busy.

import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { Failure } from "../../scripts/run.mjs";
import { ENVIRONMENTS } from "../measuring/environments.js";
import { percentile } from "../measuring/percentile.js";
import { format } from "../measuring/table.js";
import { measure } from "./budget.js";

/** @import { Environment } from "../measuring/environments.js" */

const BUDGETS_MS = [1, 10, 100];

/** The number of searches for each budget, under each condition. */
const SEARCHES = 200;

const THROTTLING = 6;

/**
 * What the engine has to do with.
 * @typedef {object} Condition
 * @property {string} name
 * @property {boolean} worker whether the engine has a worker of its own
 * @property {(environment: Environment) => Promise<() => unknown>} [impose] and how it is lifted
 */

/** @type {Condition[]} */
const CONDITIONS = [
  { name: "nothing else", worker: true },
  { name: "the calling thread is busy half of the time", worker: true, impose: holdThread },
  {
    name: `${availableParallelism()} other processes are busy, one for each core`,
    worker: true,
    impose: holdCores,
  },
  { name: `the page is throttled ${THROTTLING} times`, worker: true, impose: throttle },
  { name: `the page is throttled ${THROTTLING} times, \`worker: false\``, worker: false, impose: throttle },
];

/** @returns {Promise<string>} a table of milliseconds; rejects where a move was illegal */
export async function deadlines() {
  const rows = [];
  for (const where of /** @type {const} */ (["Node", "Chromium"])) {
    const environment = await ENVIRONMENTS[where]();
    for (const { name, worker, impose } of CONDITIONS) {
      if (impose === throttle && !environment.throttle) continue;
      const lift = await impose?.(environment);
      for (const budgetMs of BUDGETS_MS) {
        const { late, illegal } = await environment.call(measure, { budgetMs, searches: SEARCHES, worker });
        if (illegal.length > 0) throw new Failure(`illegal moves in ${where}: ${illegal.join("; ")}`);
        const [median, most, all] = [0.5, 0.99, 1].map((share) => percentile(late, share));
        rows.push({ in: where, while: name, "budget, ms": `${budgetMs}`, median, "99 %": most, most: all });
      }
      await lift?.();
    }
    await environment.close();
  }
  return format(rows);
}

/** Holds the thread that calls for 20 ms of every 40. @type {NonNullable<Condition["impose"]>} */
async function holdThread(environment) {
  await environment.call(async () => {
    const hold = () => {
      for (const start = performance.now(); performance.now() - start < 20; );
    };
    Object.assign(globalThis, { holding: setInterval(hold, 40) });
  }, {});
  return () => environment.call(async () => clearInterval(/** @type {any} */ (globalThis).holding), {});
}

/** Keeps each core busy with a process. @type {NonNullable<Condition["impose"]>} */
async function holdCores() {
  const busy = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" }),
  );
  return () => {
    for (const child of busy) child.kill("SIGKILL");
  };
}

/** @type {NonNullable<Condition["impose"]>} */
async function throttle(environment) {
  await environment.throttle?.(THROTTLING);
  return () => environment.throttle?.(1);
}
