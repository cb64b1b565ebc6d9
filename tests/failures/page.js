// Cases of the failure model: a module that traps in the page's own thread, a page that is busy, a clock that is set, and
// callers who change their mind.

import { engineIn, FOREVER, hastily, LONG, outcomeOf, POSITION, SMALL } from "./outcome.js";

/** @import { Case } from "./outcome.js" */

/** Holds this thread, so that it hears nothing meanwhile. @param {number} milliseconds */
function hold(milliseconds) {
  for (const start = performance.now(); performance.now() - start < milliseconds; );
}

/** @type {Case[]} */
export const PAGE = [
  {
    row: "the module traps",
    name: "in the same thread the running call rejects with CRASHED, and the next one is answered as the first",
    expected: ["CRASHED", "answered", "true"],
    run: async ({ flipside, urls }) => {
      const engine = await flipside.Engine.create({ ...SMALL, wasm: urls.wasm, worker: false });
      const first = await engine.search(POSITION, { depth: 6 });
      const { performance } = globalThis;
      const fallen = () => {
        throw new Error("the clock fell over");
      };
      // An import that throws ends the module's call like a trap.
      Object.defineProperty(globalThis, "performance", { value: { now: fallen }, configurable: true });
      const crashed = await outcomeOf(() => engine.search(POSITION, { depth: 6 }));
      Object.defineProperty(globalThis, "performance", { value: performance, configurable: true });
      const again = engine.search(POSITION, { depth: 6 });
      const outcome = await outcomeOf(() => again);
      const { move, score, nodes } = await again;
      await engine.dispose();
      return [crashed, outcome, move === first.move && score === first.score && nodes === first.nodes];
    },
  },
  {
    row: "the page is busy or asleep",
    name: "the worker is not given up, nothing is lost, and the answer is there afterwards",
    expected: ["answered", "answered"],
    run: async (place) => {
      const engine = await engineIn(place);
      const outcomes = [];
      for (const limits of [{ budgetMs: 5 }, { depth: 3 }]) {
        outcomes.push(
          await hastily(async () => {
            const search = engine.search(LONG, limits);
            // Longer than a worker may be silent at this rate.
            hold(1000);
            await search;
          }),
        );
      }
      await engine.dispose();
      return outcomes;
    },
  },
  {
    row: "the clock of the machine is set",
    name: "a search takes as long as it should",
    expected: ["depth", "true", "budget", "true"],
    run: async ({ flipside, urls }) => {
      const engine = await flipside.Engine.create({ ...SMALL, wasm: urls.wasm, worker: false });
      const { now } = Date;
      const answers = [];
      for (const jump of [1e12, -1e12]) {
        Date.now = () => now() + jump;
        const limits = jump > 0 ? { depth: 3 } : { budgetMs: 20 };
        const { stopped, elapsedMs } = await engine.search(LONG, limits);
        answers.push(stopped, elapsedMs >= 0 && elapsedMs < 60_000);
      }
      Date.now = now;
      await engine.dispose();
      return answers;
    },
  },
  {
    row: "the caller aborts, stops or disposes",
    name: "each call ends in its own way, and what comes after an abort is right",
    expected: ["AbortError", "AbortError", "18", "stop", "DISPOSED", "DISPOSED", "DISPOSED"],
    run: async (place) => {
      const engine = await engineIn(place);
      const abort = new AbortController();
      const running = engine.search(LONG, { ...FOREVER, signal: abort.signal });
      const waiting = engine.search(LONG, { ...FOREVER, signal: abort.signal });
      setTimeout(() => abort.abort(), 20);
      const outcomes = await Promise.all([running, waiting].map((call) => outcomeOf(() => call)));
      const { score } = await engine.solve(
        "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
      );
      const stopped = engine.search(LONG, FOREVER);
      stopped.stop();
      const reason = (await stopped).stopped;
      const last = [engine.search(LONG, FOREVER), engine.newGame()].map((call) => outcomeOf(() => call));
      await engine.dispose();
      return [
        ...outcomes,
        score,
        reason,
        ...(await Promise.all(last)),
        await outcomeOf(() => engine.stats()),
      ];
    },
  },
];
