// Calls of all kinds, several at a time, to a pool: each answer is that of one engine, or where time limits it a plausible one, in which
// every move was searched.

import assert from "node:assert/strict";
import { Engine, EnginePool } from "flipside";
import { pick } from "../support/random.js";
import { checkReport, randomGame } from "./checks.js";

/** @import { Game } from "flipside" */
/** @import { Target } from "./targets.js" */

/** @type {Target} */
export const sharing = { name: "sharing", rounds: 10, open };

/** Limits that say what the answer is, whoever gives it. @type {readonly import("flipside").Limits[]} */
const SURE = [{ depth: 3 }, { level: 3 }, { nodes: 3000 }, { depth: 5, selectivity: 95 }];

const TIMES = [0, 1, 5, 40];

/** A call and what its answer has to be. @typedef {{ name: string, done: Promise<void> }} Asked */

async function open() {
  // One engine, which forgets everything before each call, is right.
  const alone = await Engine.create({ tableBits: 18, worker: false });
  return {
    /** @type {Awaited<ReturnType<Target["open"]>>["round"]} */
    round: async (random, note) => {
      const workers = 1 + Math.floor(random() * 4);
      const concurrency = 1 + Math.floor(random() * 8);
      note(`a pool of ${workers}, ${concurrency} calls at a time`);
      const pool = await EnginePool.create({ tableBits: 18, workers });
      try {
        for (let step = 0; step < 3; step += 1) {
          const asked = Array.from({ length: concurrency }, () => begin(pool, alone, random));
          for (const { name } of asked) note(name);
          await Promise.all(asked.map(({ done }) => done));
        }
      } finally {
        await pool.dispose();
      }
    },
    close: () => alone.dispose(),
  };
}

/** @param {EnginePool} pool @param {Engine} alone @param {() => number} random @returns {Asked} */
function begin(pool, alone, random) {
  const game = randomGame(random, 50);
  if (game.isOver) game.undo();
  const kind = pick(
    random,
    /** @type {const} */ (["sure", "timed", "stopped", "aborted", "review", "solved", "map"]),
  );
  const limits = pick(random, SURE);
  const method = pick(random, /** @type {const} */ (["search", "analyze"]));
  const budgetMs = pick(random, TIMES);
  const name = `${kind} ${method} ${game} ${JSON.stringify(limits)} ${budgetMs} ms`;
  const checks = {
    sure: async () => {
      const fresh = { ...limits, fresh: true };
      assert.deepEqual(timeless(await pool[method](game, fresh)), timeless(await alone[method](game, fresh)));
    },
    timed: async () => checkSearched(await pool[method](game, { budgetMs }), game),
    stopped: async () => {
      const search = pool[method](game, { budgetMs: 600_000 });
      setTimeout(() => search.stop(), budgetMs);
      checkSearched(await search, game);
    },
    aborted: async () => {
      const abort = new AbortController();
      setTimeout(() => abort.abort(), budgetMs);
      const search = pool[method](game, { budgetMs: 600_000, signal: abort.signal });
      // A position that is solved sooner is answered.
      const report = await search.catch((error) => assert.equal(error, abort.signal.reason));
      if (report) checkSearched(report, game);
    },
    review: async () => {
      const review = await pool.review(game, limits);
      assert.deepEqual(timeless(review), timeless(await alone.review(game, limits)));
    },
    solved: async () => {
      while (game.empties > 11) game.play(pick(random, game.legalMoves()));
      if (game.isOver) return;
      const [solved, ended] = await Promise.all([pool.solve(game), pool.outcome(game)]);
      const expected = await alone.solve(game);
      assert.deepEqual([solved.score, solved.exact], [expected.score, true]);
      assert.equal(ended.outcome, expected.outcome);
    },
    map: async () => {
      const plies = game.moves.slice(-4).map((_, at) => game.ply - at);
      const expected = [];
      for (const ply of plies)
        expected.push(timeless(await alone.search(game.at(ply), { ...limits, fresh: true })));
      const found = pool.map(plies, (engine, ply) => engine.search(game.at(ply), { ...limits, fresh: true }));
      for await (const each of found) assert.deepEqual(timeless(each), expected.shift());
    },
  };
  return { name, done: checks[kind]() };
}

/** What does not depend on the clock. @param {{ elapsedMs: number }} answer */
function timeless(answer) {
  return { ...answer, elapsedMs: 0 };
}

/** Fails where a line of an answer was not searched, or has no place in it. @param {import("flipside").Report} report @param {Game} game */
function checkSearched(report, game) {
  checkReport(report, game);
  for (const { move, depth } of report.lines) assert.ok(depth > 0, `${move} was not searched`);
  const scores = report.lines.map(({ score }) => score);
  assert.deepEqual(
    scores,
    scores.toSorted((one, other) => other - one),
  );
}
