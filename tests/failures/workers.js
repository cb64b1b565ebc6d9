// Cases of the failure model: workers that die, fall silent, answer nonsense, or do not start.

import { engineIn, FOREVER, hastily, LONG, outcomeOf, POSITION, SMALL } from "./outcome.js";
import { END, sabotaged, startsThen, workerOf } from "./scripts.js";

/** @import * as Package from "flipside" */
/** @import { Case, Place } from "./outcome.js" */

/** What a search by such a worker comes to, and the next one. @param {string} statement */
const twice = (statement) => async (/** @type {Place} */ place) => {
  const engine = await engineIn(place, startsThen(statement));
  const outcomes = [];
  for (let round = 0; round < 2; round += 1) outcomes.push(await outcomeOf(() => engine.search(LONG)));
  await engine.dispose();
  return outcomes;
};

/**
 * What a call comes to where a worker stops responding.
 * @param {string} statement
 * @param {((engine: Package.Engine) => unknown)[]} calls each of an engine of its own
 */
const inSilence = (statement, calls) => async (/** @type {Place} */ place) => {
  const outcomes = [];
  for (const call of calls) {
    const engine = await engineIn(place, startsThen(statement));
    outcomes.push(await hastily(() => call(engine)));
    await engine.dispose();
  }
  return outcomes;
};

const REPORT = `{ turn: "black", lines: [], nodes: 1, elapsedMs: 1, source: "search", stopped: "depth" }`;
const LINE = `{ move: "c3", score: 1, exact: false, depth: 1, selectivity: 100, pv: ["c3"] }`;

/** Answers that are invalid. */
const INVALID = {
  null: "null",
  "a text": '"hello"',
  "an answer to nobody": "{ id: 17 }",
  "a number for a report": "{ id, result: 5 }",
  "a line that is none": "{ id, result: { lines: [null] } }",
  "no line at all": `{ id, result: ${REPORT} }`,
  "a move off the board": `{ id, result: { ...${REPORT}, lines: [{ ...${LINE}, move: "z9" }] } }`,
  "a move that is illegal there": `{ id, result: { ...${REPORT}, lines: [{ ...${LINE}, move: "a1", pv: ["a1"] }] } }`,
  "a score in words": `{ id, result: { ...${REPORT}, lines: [{ ...${LINE}, score: "1" }] } }`,
  "a report and a result at once": `{ id, report: { ...${REPORT}, lines: [${LINE}] }, result: { ...${REPORT}, lines: [${LINE}] } }`,
  "a number on the way": "{ id, report: 5 }",
  "a line that is none on the way": "{ id, report: { lines: [{}] } }",
};

/** Answers to a review that are invalid. */
const INVALID_TOGETHER = {
  "fewer answers than searches": "{ id }",
  "an answer that is none": "{ id, reports: [null] }",
  "one answer in place of several": `{ id, reports: { ...${REPORT}, lines: [${LINE}] } }`,
  "a move that is illegal there": `{ id, reports: [{ ...${REPORT}, lines: [{ ...${LINE}, move: "a1", pv: ["a1"] }] }] }`,
  "more answers than searches": `{ id, reports: Array(3).fill({ ...${REPORT}, lines: [{ ...${LINE}, move: "f5" }] }) }`,
};

/** @type {Case[]} */
export const WORKERS = [
  {
    row: "a worker dies",
    name: "the running call rejects with CRASHED, each time anew",
    expected: ["CRASHED", "CRASHED"],
    run: twice('throw new Error("the worker fell over");'),
  },
  {
    row: "a worker dies",
    name: "what waits is answered by another worker, as the first one would have",
    expected: ["answered", "CRASHED", "answered", "CRASHED", "true"],
    run: async (place) => {
      const deadly = 'if (posted === 2 && answer?.result?.lines) throw new Error("the worker fell over");';
      const engine = await engineIn(place, sabotaged(place.urls.worker, deadly));
      const calls = Array.from({ length: 4 }, () => engine.search(POSITION, { depth: 4 }));
      const outcomes = await Promise.all(calls.map((call) => outcomeOf(() => call)));
      const [first, third] = [await calls[0], await calls[2]];
      await engine.dispose();
      const isSame = first.move === third.move && first.score === third.score && first.nodes === third.nodes;
      return [...outcomes, isSame];
    },
  },
  {
    row: "a worker ends by itself",
    name: "the running call rejects with CRASHED",
    expected: ["CRASHED", "CRASHED"],
    run: inSilence(END, [(engine) => engine.search(LONG, { budgetMs: 5 }), (engine) => engine.stats()]),
  },
  ...Object.entries(INVALID).map(([what, answer]) => ({
    row: "a worker sends an invalid answer",
    name: `the running call rejects with CRASHED: ${what}`,
    expected: ["CRASHED", "CRASHED"],
    run: twice(`port.postMessage(${answer});`),
  })),
  ...Object.entries(INVALID_TOGETHER).map(([what, answer]) => ({
    row: "a worker sends an invalid answer",
    name: `a review rejects with CRASHED: ${what}`,
    expected: ["CRASHED"],
    run: async (/** @type {Place} */ place) => {
      const engine = await engineIn(place, startsThen(`port.postMessage(${answer});`));
      const outcome = await outcomeOf(() => engine.review("f5"));
      await engine.dispose();
      return [outcome];
    },
  })),
  {
    row: "a worker sends an invalid answer",
    name: "every call that asks for moves rejects with CRASHED where there is none",
    expected: Array(5).fill("CRASHED"),
    run: async (place) => {
      const answer = `port.postMessage({ id, result: ${REPORT} });`;
      const engine = await engineIn(place, startsThen(answer));
      const pool = await place.flipside.EnginePool.create({
        ...SMALL,
        wasm: place.urls.wasm,
        worker: startsThen(answer),
        workers: 2,
      });
      const calls = [
        () => engine.analyze(LONG),
        () => engine.solve(LONG),
        () => engine.outcome(LONG),
        () => engine.review(LONG),
        () => pool.analyze(LONG),
      ];
      const outcomes = [];
      for (const call of calls) outcomes.push(await outcomeOf(call));
      await Promise.all([engine.dispose(), pool.dispose()]);
      return outcomes;
    },
  },
  {
    row: "a worker sends an invalid answer",
    name: "`stats` and `saveTable` reject with CRASHED",
    expected: ["CRASHED", "CRASHED"],
    run: async (place) => {
      const engine = await engineIn(place, startsThen("port.postMessage({ id, result: null });"));
      const outcomes = [await outcomeOf(() => engine.stats()), await outcomeOf(() => engine.saveTable())];
      await engine.dispose();
      return outcomes;
    },
  },
  {
    row: "a worker sends an invalid answer",
    name: "the running call rejects with CRASHED where the answer cannot be read, and the next one is answered",
    expected: ["CRASHED", "answered"],
    run: async (place) => {
      const { made, restore } = watchWorkers(globalThis);
      const engine = await engineIn(place);
      const running = outcomeOf(() => engine.search(LONG, FOREVER));
      setTimeout(() => {
        const [worker] = made;
        if ("emit" in worker) worker.emit("messageerror", new Error("it cannot be read"));
        else worker.dispatchEvent(new Event("messageerror"));
      }, 20);
      const outcomes = [await running, await outcomeOf(() => engine.search(LONG, { depth: 2 }))];
      restore();
      await engine.dispose();
      return outcomes;
    },
  },
  ...Object.entries({ dies: 'throw new Error("the worker fell over");', "falls silent": "return;" }).map(
    ([what, statement]) => ({
      row: "a worker fails while it ponders",
      name: `the next call is answered by another worker where it ${what}`,
      expected: ["answered", "answered"],
      run: async (/** @type {Place} */ place) => {
        const engine = await engineIn(place, sabotaged(place.urls.worker, `if (posted === 2) ${statement}`));
        const outcomes = [await outcomeOf(() => engine.search(LONG, { depth: 2, nodes: 9, ponder: true }))];
        // Not hastier: the other worker has two seconds to start.
        outcomes.push(await hastily(() => engine.search(LONG, { depth: 2 }), 10));
        await engine.dispose();
        return outcomes;
      },
    }),
  ),
  {
    row: "the module traps",
    name: "in a worker the running call rejects with CRASHED",
    expected: ["CRASHED", "CRASHED"],
    run: twice('port.postMessage({ id, failure: { message: "unreachable" } });'),
  },
  {
    row: "a worker stops responding",
    name: "a call with a budget rejects with CRASHED some pings past it",
    expected: ["CRASHED"],
    run: inSilence("", [(engine) => engine.search(LONG, { budgetMs: 5 })]),
  },
  {
    row: "a worker stops responding",
    name: "calls without a budget reject with CRASHED, too",
    expected: Array(5).fill("CRASHED"),
    run: inSilence("", [
      (engine) => engine.search(LONG),
      (engine) => engine.solve(LONG),
      (engine) => engine.stats(),
      (engine) => engine.newGame(),
      (engine) => engine.saveTable(),
    ]),
  },
  {
    row: "a worker responds but does not answer",
    name: "a call with a budget, or one that was stopped, rejects with CRASHED some pings later",
    expected: ["CRASHED", "CRASHED"],
    run: inSilence('if (method === "ping") port.postMessage({ id });', [
      (engine) => engine.search(LONG, { budgetMs: 5 }),
      (engine) => {
        const search = engine.search(LONG, FOREVER);
        setTimeout(() => engine.stop(), 20);
        return search;
      },
    ]),
  },
  {
    row: "a worker does not start",
    name: "`create` rejects with UNSUPPORTED where it never answers, ends, or cannot be loaded",
    expected: ["UNSUPPORTED", "UNSUPPORTED", "UNSUPPORTED", "UNSUPPORTED"],
    run: async (place) => [
      await hastily(() => engineIn(place, workerOf(""))),
      await hastily(() => engineIn(place, workerOf(END))),
      await hastily(() => engineIn(place, workerOf('throw new Error("the worker fell over");'))),
      await hastily(() => engineIn(place, "nowhere.js")),
    ],
  },
  {
    row: "a worker cannot be replaced",
    name: "the call rejects with UNSUPPORTED, and a later one is answered when one can be started again",
    expected: ["CRASHED", "UNSUPPORTED", "answered"],
    run: async (place) => {
      const deadly = 'if (answer?.result?.lines) throw new Error("the worker fell over");';
      const engine = await engineIn(place, sabotaged(place.urls.worker, deadly));
      const search = () => outcomeOf(() => engine.search(LONG, { depth: 2 }));
      const crashed = await search();
      const restore = withoutWorkers(globalThis);
      const refused = await search();
      restore();
      const again = await outcomeOf(() => engine.newGame());
      await engine.dispose();
      return [crashed, refused, again];
    },
  },
];

/** Keeps workers from being started. @param {any} scope @returns {() => void} lets them again */
function withoutWorkers(scope) {
  return replaceWorkers(
    scope,
    () =>
      class {
        constructor() {
          throw new Error("there are too many workers");
        }
      },
  );
}

/** Lists the workers that are started from now on. @param {any} scope */
function watchWorkers(scope) {
  /** @type {any[]} */
  const made = [];
  const watched = (/** @type {any} */ Worker) =>
    class extends Worker {
      constructor(/** @type {any[]} */ ...given) {
        super(...given);
        made.push(this);
      }
    };
  return { made, restore: replaceWorkers(scope, watched) };
}

/**
 * Puts another class in the place of the environment's workers.
 * @param {any} scope
 * @param {(Worker: any) => any} other
 * @returns {() => void} undoes it
 */
function replaceWorkers(scope, other) {
  if (typeof scope.Worker === "function") {
    const { Worker } = scope;
    scope.Worker = other(Worker);
    return () => Object.assign(scope, { Worker });
  }
  const { getBuiltinModule } = scope.process;
  scope.process.getBuiltinModule = (/** @type {string} */ name) => {
    const module = getBuiltinModule(name);
    return name === "node:worker_threads" ? { ...module, Worker: other(module.Worker) } : module;
  };
  return () => Object.assign(scope.process, { getBuiltinModule });
}
