// A worker whose answers are altered on their way: the caller gets an answer that can be, or `CRASHED`, and never waits
// for ever.

import { Engine, Game } from "flipside";
import { END, sabotaged } from "../failures/scripts.js";
import { pick } from "../support/random.js";
import { checkReport, randomGame } from "./checks.js";

/** @import { Target } from "./targets.js" */

/** @type {Target} */
export const messages = { name: "messages", rounds: 12, open };

/** What may become of an answer: a statement each, which knows `answer` and `post`. */
const ALTERATIONS = [
  "answer = null;",
  "answer = [];",
  "answer = { id: answer.id };",
  "answer = { ...answer, id: answer.id + 1 };",
  "answer = { ...answer, id: -1 };",
  'answer = { ...answer, id: "1" };',
  "answer = { ...answer, id: NaN };",
  "answer = { ...answer, result: 5 };",
  "answer = { ...answer, report: answer.result };",
  "answer = { ...answer, report: 7 };",
  "answer = { ...answer, failure: null };",
  "answer = { ...answer, failure: 5 };",
  'answer = { ...answer, failure: { code: "NONSENSE", message: {} } };',
  'answer = { ...answer, failure: { code: "INVALID_DATA", message: "no" } };',
  "if (answer.result?.lines) answer.result.lines = [];",
  "if (answer.result?.lines) answer.result.lines = {};",
  "if (answer.result?.lines) answer.result.lines[0] = null;",
  'if (answer.result?.lines) answer.result.lines[0].move = "i9";',
  "if (answer.result?.lines) answer.result.lines[0].score = NaN;",
  "if (answer.result?.lines) answer.result.lines[0].pv = null;",
  "if (answer.result?.lines) delete answer.result.turn;",
  "if (answer.result?.lines) answer.result.nodes = undefined;",
  "if (answer.result) answer.result = undefined;",
  "answer = { ...answer, reports: 7 };",
  "answer = { ...answer, reports: [answer.result] };",
  "if (answer.reports) answer.reports = [];",
  "if (answer.reports) answer.reports[0] = null;",
  "if (answer.reports) answer.reports.push(answer.reports[0]);",
  "if (answer.reports) answer.reports[0].lines = [];",
  "post(answer);",
  'throw new Error("the worker fell over");',
  "queueMicrotask(() => { throw new Error('later'); });",
  END,
];

async function open() {
  return {
    /** @type {Awaited<ReturnType<Target["open"]>>["round"]} */
    round: async (random, note) => {
      const alteration = pick(random, ALTERATIONS);
      const when = 1 + Math.floor(random() * 6);
      note(`answer ${when}: ${alteration}`);
      // Only answers to calls count: how often a worker is pinged depends on the time.
      const statement = `if (answer?.id) {
        globalThis.count = (globalThis.count ?? 0) + 1;
        if (globalThis.count === ${when} + 1) { ${alteration} }
      }`;
      const worker = sabotaged(import.meta.resolve("flipside/worker"), statement);
      const engine = await Engine.create({ worker, tableBits: 8 });
      try {
        for (let step = 0; step < 8; step += 1) await call(engine, random, note);
      } finally {
        await engine.dispose();
      }
    },
    close: async () => {},
  };
}

/** @param {Engine} engine @param {() => number} random @param {(step: string) => void} note */
async function call(engine, random, note) {
  const game = randomGame(random, 50);
  const method = pick(
    random,
    /** @type {const} */ (["search", "analyze", "review", "stats", "newGame", "saveTable"]),
  );
  note(method);
  try {
    if (method === "search" || method === "analyze") {
      const limits = pick(random, [{ depth: 3 }, { budgetMs: 5 }]);
      checkReport(await engine[method](game, limits), Game.parse(game.toString()));
    } else if (method === "review") {
      const { done, total } = await engine.review(game, { depth: 2 });
      if (done !== total) throw new Error(`${done} of ${total} moves`);
    } else await engine[method]();
  } catch (error) {
    const { name, code } = /** @type {any} */ (error);
    // A failure with a code of the package is passed on as it is.
    if (name !== "FlipsideError" || !["CRASHED", "GAME_OVER", "INVALID_DATA"].includes(code)) throw error;
    note(code);
  }
}
