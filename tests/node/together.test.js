// Several searches that go to a worker as one message: their answers are those of searches one after the other.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Worker } from "node:worker_threads";
import { engineFor, MODES, poolFor } from "./engines.js";
import { randomGame } from "./games.js";

/** @import { TestContext } from "node:test" */

/** What does not depend on the clock. @template {object} T @param {T} result */
const timeless = (result) => ({ ...result, elapsedMs: 0 });

/** Counts the searches that are sent to workers, by the name of the message. @param {TestContext} t */
function countMessages(t) {
  /** @type {Record<string, number>} */
  const counts = {};
  const { postMessage } = Worker.prototype;
  t.mock.method(
    Worker.prototype,
    "postMessage",
    /** @this {Worker} @param {any} message */
    function (message) {
      counts[message.method] = (counts[message.method] ?? 0) + 1;
      return postMessage.call(this, message);
    },
  );
  return counts;
}

for (const { where, worker } of MODES) {
  suite(`searches together ${where}`, () => {
    test("a review has what searches of an engine that knows nothing find, node by node", async (t) => {
      for (const seed of [1, 5, 12]) {
        const game = randomGame(seed);
        for (const limits of /** @type {const} */ ([{ level: 1 }, { depth: 4 }, { nodes: 400 }])) {
          const reviewing = await engineFor(t, { worker });
          const { moves, nodes } = await reviewing.review(game, limits);
          const searching = await engineFor(t, { worker });
          let sum = 0;
          for (const { ply, best, line } of moves.toReversed()) {
            await searching.newGame();
            const found = await searching.search(game.at(ply), limits);
            sum += found.nodes;
            if (line.move === best.move) continue;
            assert.deepEqual(best, found.lines[0], `ply ${ply} of game ${seed}`);
          }
          assert.equal(nodes, sum, `${JSON.stringify(limits)} in game ${seed}`);
        }
      }
    });

    test("reports what is done while the rest is searched", async (t) => {
      const engine = await engineFor(t, { worker });
      const review = engine.review(randomGame(2), { nodes: 100_000 });
      /** @type {number[]} */
      const done = [];
      for await (const report of review) done.push(report.done);
      assert.ok(done.length > 2, `${done.length} reports`);
      assert.ok(done.every((count, at) => at === 0 || count >= done[at - 1]));
      assert.equal(done.at(-1), (await review).total);
    });
  });
}

test("a review is one message to its worker", async (t) => {
  const engine = await engineFor(t);
  const counts = countMessages(t);
  await engine.review(randomGame(2), { level: 1 });
  assert.deepEqual(counts, { runAll: 1 });
});

test("each item of a pool's map that is a review is one message", async (t) => {
  const pool = await poolFor(t);
  const counts = countMessages(t);
  const games = [1, 2, 3, 4, 5].map(randomGame);
  let reviews = 0;
  for await (const { done, total } of pool.map(games, (engine, game) => engine.review(game, { level: 1 }))) {
    assert.equal(done, total);
    reviews += 1;
  }
  assert.deepEqual([reviews, counts], [5, { runAll: 5 }]);
});

test("while others wait, an analysis is one message, and scores each move as one alone does", async (t) => {
  const pool = await poolFor(t, { workers: 1 });
  const positions = [12, 20, 28, 36].map((ply) => randomGame(7).at(ply));
  const counts = countMessages(t);
  const together = await Promise.all(positions.map((position) => pool.analyze(position, { depth: 3 })));
  const last = positions[3].legalMoves().length;
  assert.deepEqual(counts, { runAll: 3, run: last }, "nothing waits for the last one");
  await pool.newGame();
  for (const [at, position] of positions.entries())
    assert.deepEqual(timeless(await pool.analyze(position, { depth: 3 })), timeless(together[at]));
});

test("a pool that forgets everything, and an analysis with a budget, send each move on its own", async (t) => {
  for (const [options, limits] of /** @type {const} */ ([
    [{ reproducible: true }, { depth: 2 }],
    [{}, { budgetMs: 10 }],
  ])) {
    const pool = await poolFor(t, { workers: 1, ...options });
    const counts = countMessages(t);
    const analyses = Array.from({ length: 3 }, () => pool.analyze(randomGame(7).at(20), limits));
    const moves = (await Promise.all(analyses)).flatMap(({ lines }) => lines);
    assert.equal(counts.run, moves.length);
    assert.equal(counts.runAll, undefined);
    t.mock.restoreAll();
  }
});

test("an analysis that is stopped while others wait has a score for every move", async (t) => {
  const pool = await poolFor(t, { workers: 1 });
  const position = randomGame(7).at(20);
  const analyses = [0, 1].map(() => pool.analyze(position, { nodes: 1e9 }));
  setTimeout(() => analyses[0].stop(), 60);
  const stopped = await analyses[0];
  assert.deepEqual([stopped.lines.length, stopped.stopped], [position.legalMoves().length, "stop"]);
  analyses[1].stop();
  assert.equal((await analyses[1]).lines.length, stopped.lines.length);
});
