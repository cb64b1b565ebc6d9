// Cases of the failure model: a worker of a pool dies, while it works on a call of its own or helps with one.

import { DRAWN, outcomeOf, POSITION, SMALL } from "./outcome.js";
import { sabotaged } from "./scripts.js";

/** @import { Case } from "./outcome.js" */

/** Does as the statement says with the first results that a worker has for those it helps. @param {string} statement */
const asHelper = (statement) => `
  if (!port.isWatched) port.addEventListener("message", ({ data }) => { if (data.method === "run") port.member = data.args[1]; });
  port.isWatched = true;
  if (port.member > 0 && answer.results) { ${statement} }`;

/** @type {Case[]} */
export const POOLS = [
  {
    row: "a worker dies",
    name: "a call that it only helps is answered without it, also where it says nonsense",
    expected: ["0", "0"],
    run: async ({ flipside, urls }) => {
      const scores = [];
      for (const fault of [
        'throw new Error("the worker fell over");',
        'answer = { id: answer.id, results: "all" };',
      ]) {
        const worker = sabotaged(urls.worker, asHelper(fault));
        const pool = await flipside.EnginePool.create({ ...SMALL, wasm: urls.wasm, worker, workers: 2 });
        scores.push((await pool.solve(DRAWN)).score);
        await pool.dispose();
      }
      return scores;
    },
  },
  {
    row: "a worker dies",
    name: "in a pool only its own call rejects, and the others are answered",
    expected: ["none is lost", "at least half are answered", "answered"],
    run: async ({ flipside, urls }) => {
      const deadly = 'if (posted === 2 && answer?.result?.lines) throw new Error("the worker fell over");';
      const worker = sabotaged(urls.worker, deadly);
      const pool = await flipside.EnginePool.create({ ...SMALL, wasm: urls.wasm, worker, workers: 3 });
      const calls = Array.from({ length: 30 }, () => outcomeOf(() => pool.search(POSITION, { depth: 3 })));
      const outcomes = await Promise.all(calls);
      const count = (/** @type {string} */ word) => outcomes.filter((each) => each === word).length;
      const afterwards = await outcomeOf(() => pool.stats());
      await pool.dispose();
      return [
        count("answered") + count("CRASHED") === 30 ? "none is lost" : outcomes,
        count("answered") >= 15 ? "at least half are answered" : count("answered"),
        afterwards,
      ];
    },
  },
];
