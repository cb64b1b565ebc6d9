// Thinking in the time of the opponent: it fills the table, and any call ends it.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { suite, test } from "node:test";
import { setTimeout as after } from "node:timers/promises";
import { promisify } from "node:util";
import { Engine, EnginePool, Game } from "flipside";
import { Book } from "flipside/book";
import { ENDGAME, engineFor, LONG, MIDGAME, MODES, poolFor } from "./engines.js";

/** @import { Found } from "flipside" */

const PONDER = { nodes: 1000, ponder: true };

/** Waits until an engine has visited more nodes than before. @param {Engine} engine @param {number} before */
async function moreThan(engine, before) {
  for (;;) {
    const { nodes } = await engine.stats();
    if (nodes > before) return nodes;
    await after(5);
  }
}

/** Checks that an engine does nothing. @param {Engine} engine */
async function checkRest(engine) {
  const { nodes } = await engine.stats();
  await after(60);
  assert.equal((await engine.stats()).nodes, nodes, "it thinks on");
}

/** Waits until an engine does nothing. @param {Engine} engine */
async function rest(engine) {
  for (let before = -1, nodes = 0; nodes !== before; ) {
    before = nodes;
    await after(100);
    ({ nodes } = await engine.stats());
  }
}

/** The position after an answer and the reply that it expects. @param {string} text @param {Found} found */
function expected(text, { pv }) {
  const game = Game.parse(text);
  for (const move of pv.slice(0, 2)) game.play(move);
  return game;
}

for (const { where, worker } of MODES) {
  suite(`an engine ${where}`, { timeout: 60_000 }, () => {
    test("thinks on after an answer, where that is asked for, and not otherwise", async (t) => {
      const engine = await engineFor(t, { worker });
      const { nodes } = await engine.search(LONG, PONDER);
      await moreThan(engine, nodes + 100_000);
      engine.stop();
      await engine.search(LONG, { nodes: 1000, ponder: false });
      await checkRest(engine);
    });

    test("finds in the next search what it thought about", async (t) => {
      const fresh = await engineFor(t, { worker });
      const engine = await engineFor(t, { worker });
      const found = await engine.search(MIDGAME, { depth: 9, ponder: true });
      const next = expected(MIDGAME, found);
      const without = await fresh.search(next, { depth: 9 });
      await moreThan(engine, found.nodes);
      await rest(engine);
      const { nodes, move } = await engine.search(next, { depth: 9 });
      assert.ok(nodes < without.nodes / 2, `${nodes} nodes against ${without.nodes}`);
      assert.ok(next.legalMoves().includes(move));
    });

    test("thinks no deeper than the search may", async (t) => {
      const engine = await engineFor(t, { worker });
      for (const limit of /** @type {const} */ ([{ depth: 6 }, { level: 4 }])) {
        await engine.search(LONG, { ...limit, ponder: true });
        await rest(engine);
        assert.ok((await engine.stats()).nodes < 1_000_000);
      }
    });

    test("answers whatever call comes next, at once and rightly", async (t) => {
      const engine = await engineFor(t, { worker });
      const calls = [
        async () => assert.equal((await engine.search(ENDGAME)).score, 18),
        async () => assert.equal((await engine.analyze(LONG, { depth: 2 })).lines.length, 5),
        async () => assert.equal((await engine.solve(ENDGAME)).score, 18),
        async () => assert.equal((await engine.outcome(ENDGAME)).outcome, "win"),
        async () => assert.equal((await engine.review("f5d6", { depth: 1 })).done, 2),
        async () => engine.newGame(),
        async () => engine.loadTable(await engine.saveTable()),
        async () => assert.rejects(engine.search("f5", { depth: 0 }), { code: "INVALID_OPTION" }),
        async () => assert.rejects(engine.loadTable(/** @type {any} */ ("f5")), { code: "INVALID_DATA" }),
        async () => engine.stop(),
      ];
      for (const call of calls) {
        const { nodes } = await engine.stats();
        await engine.search(LONG, PONDER);
        await moreThan(engine, nodes + 2000);
        await call();
        await after(60);
        await checkRest(engine);
      }
    });

    test("does not begin to think on where another call waits, or the search was stopped", async (t) => {
      const engine = await engineFor(t, { worker });
      const [, { score }] = await Promise.all([engine.search(LONG, PONDER), engine.search(ENDGAME)]);
      assert.equal(score, 18);
      await checkRest(engine);
      const stopped = engine.search(LONG, { budgetMs: 600_000, ponder: true });
      stopped.stop();
      await stopped;
      await checkRest(engine);
    });

    test("does not begin to think on where something else than a search waits", async (t) => {
      const engine = await engineFor(t, { worker });
      await Promise.all([engine.search(LONG, PONDER), engine.newGame()]);
      await checkRest(engine);
      await Promise.all([engine.search(LONG, PONDER), engine.saveTable()]);
      await checkRest(engine);
    });

    test("thinks on after each of several answers of a book", async (t) => {
      const book = await Book.load();
      const engine = await engineFor(t, { worker, book });
      for (const position of ["f5", "f5d6c3", "f5f6e6f4"]) {
        const { nodes } = await engine.stats();
        assert.equal((await engine.search(position, { level: 20, ponder: true })).source, "book");
        await moreThan(engine, nodes + 1000);
      }
    });

    test("thinks on after a loop over the reports", async (t) => {
      const engine = await engineFor(t, { worker });
      let nodes = 0;
      for await (const report of engine.search(LONG, PONDER)) nodes = report.nodes;
      await moreThan(engine, nodes + 100_000);
    });

    test("is disposed while it thinks", async () => {
      const engine = await Engine.create({ tableBits: 12, worker });
      const { nodes } = await engine.search(LONG, PONDER);
      await moreThan(engine, nodes);
      await engine.dispose();
      await assert.rejects(engine.search(LONG), { code: "DISPOSED" });
    });

    test("has nothing to think about at the end of a game, or in a style that errs", async (t) => {
      const engine = await engineFor(t, { worker });
      const last = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X";
      assert.equal((await engine.search(last, { ponder: true })).score, 64);
      await checkRest(engine);
      await engine.search(LONG, { nodes: 1000, skill: 3, ponder: true });
      await checkRest(engine);
    });

    test("takes true or false, in a search alone", async (t) => {
      const engine = await engineFor(t, { worker });
      const wrong = /** @type {any} */ ({ ponder: 1 });
      await assert.rejects(engine.search(LONG, wrong), {
        code: "INVALID_OPTION",
        message: "ponder: expected true or false, found 1",
      });
      await assert.rejects(engine.analyze(LONG, /** @type {any} */ ({ ponder: true })), {
        code: "INVALID_OPTION",
        message: /options: expected only .*, found "ponder"/,
      });
    });
  });
}

suite("a pool", { timeout: 60_000 }, () => {
  test("thinks on with all its engines, and answers at once", async (t) => {
    const pool = await poolFor(t);
    await pool.search(LONG, PONDER);
    for (;;) {
      const stats = await pool.stats();
      if (stats.every(({ nodes }) => nodes > 50_000)) break;
      await after(5);
    }
    const answers = await Promise.all([pool.search(ENDGAME), pool.search(ENDGAME), pool.search(ENDGAME)]);
    assert.deepEqual(
      answers.map(({ score }) => score),
      [18, 18, 18],
    );
  });

  test("ends what the engine of an item thinks on about, with the item", async (t) => {
    const pool = await poolFor(t);
    const work = (/** @type {Engine} */ engine, /** @type {string} */ position) =>
      engine.search(position, PONDER);
    const moves = [];
    for await (const { move } of pool.map([LONG, MIDGAME, LONG], work)) moves.push(move);
    assert.equal(moves.length, 3);
    assert.equal((await pool.search(ENDGAME)).score, 18);
  });

  test("that forgets everything has no use for it", async () => {
    const pool = await EnginePool.create({ tableBits: 12, workers: 2, reproducible: true });
    const { nodes } = await pool.search(LONG, PONDER);
    await after(60);
    const all = (await pool.stats()).reduce((sum, stats) => sum + stats.nodes, 0);
    assert.equal(all, nodes);
    await pool.dispose();
  });
});

test("a worker that thinks on does not keep the process alive", { timeout: 60_000 }, async () => {
  const script = `
    import { Engine } from "flipside";
    const engine = await Engine.create({ tableBits: 12 });
    const { move } = await engine.search("f5d6", { nodes: 1000, ponder: true });
    console.log(move);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
    timeout: 50_000,
  });
  assert.match(stdout, /^[a-h][1-8]\n$/);
});
