import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Game } from "flipside";
import { pick, randomFrom } from "../support/random.js";
import { ENDGAME, engineFor, LONG, MIDGAME, MODES, OVER } from "./engines.js";

for (const { where, worker } of MODES) {
  suite(`a search ${where}`, () => {
    test("answers with the best move and all that is known of it", async (t) => {
      const engine = await engineFor(t, { worker });
      const { elapsedMs, nodes, pv, lines, ...result } = await engine.search(ENDGAME);
      assert.deepEqual(result, {
        turn: "black",
        move: "g8",
        score: 18,
        exact: true,
        depth: 14,
        selectivity: 100,
        source: "search",
        stopped: "solved",
      });
      assert.equal(pv[0], "g8");
      const { move, score, exact, depth, selectivity } = result;
      assert.deepEqual(lines, [{ move, score, exact, depth, selectivity, pv }]);
      assert.ok(nodes > 0 && elapsedMs >= 0);
    });

    test("takes a game, a transcript or a board for the same position", async (t) => {
      const engine = await engineFor(t, { worker });
      const game = Game.parse(MIDGAME);
      for (const position of [game, MIDGAME.toUpperCase(), `${game}`]) {
        await engine.newGame();
        const { move, score } = await engine.search(position, { depth: 4 });
        assert.ok(game.legalMoves().includes(move));
        assert.equal(typeof score, "number");
      }
    });

    test("takes the position as it is when it is asked for", async (t) => {
      const engine = await engineFor(t, { worker });
      const game = Game.parse("f5");
      const answer = engine.search(game, { depth: 2 });
      game.play("f6");
      assert.ok(["f4", "d6", "f6"].includes((await answer).move));
    });

    test("stops at its depth, its nodes or its budget, and says so", async (t) => {
      const engine = await engineFor(t, { worker });
      const deep = await engine.search(MIDGAME, { depth: 5 });
      assert.deepEqual([deep.depth, deep.stopped], [5, "depth"]);
      assert.equal((await engine.search(LONG, { nodes: 5000 })).stopped, "nodes");
      assert.equal((await engine.search(LONG, { budgetMs: 20 })).stopped, "budget");
    });

    test("without a limit is one at level 16", async (t) => {
      const engine = await engineFor(t, { worker });
      const plain = await engine.search(MIDGAME);
      await engine.newGame();
      const level = await engine.search(MIDGAME, { level: 16 });
      assert.deepEqual(
        [plain.move, plain.score, plain.depth, plain.nodes],
        [level.move, level.score, level.depth, level.nodes],
      );
    });

    test("with a budget of nothing answers with a legal move", async (t) => {
      const engine = await engineFor(t, { worker });
      const random = randomFrom(1);
      const game = new Game();
      while (!game.isOver) {
        const { move } = await engine.search(game, { budgetMs: 0 });
        assert.ok(game.legalMoves().includes(move), `${move} on ${game}`);
        game.play(pick(random, game.legalMoves()));
      }
    });

    test("passes where it must, and is refused when the game is over", async (t) => {
      const engine = await engineFor(t, { worker });
      const forced = await engine.search(`${"OXXXXXXX".repeat(7)}OXXXXX-- X`);
      assert.equal(forced.move, "pass");
      await assert.rejects(engine.search(OVER), { code: "GAME_OVER", message: /the game is over/ });
      const { lines, turn, stopped } = await engine.analyze(OVER);
      assert.deepEqual([lines, turn, stopped], [[], "white", "solved"]);
      const solved = await engine.solve(OVER);
      assert.deepEqual([solved.score, solved.exact, solved.outcome], [-64, true, "loss"], "white has lost");
      const { move, outcome } = await engine.outcome(OVER);
      assert.deepEqual([move, outcome], [null, "loss"]);
    });

    test("reports its progress while it runs, the answer last", async (t) => {
      const engine = await engineFor(t, { worker });
      const search = engine.search(LONG, { budgetMs: 600_000 });
      /** @type {import("flipside").Found[]} */
      const reported = [];
      for await (const report of search) {
        reported.push(report);
        if (reported.length === 3) search.stop();
      }
      const answer = await search;
      assert.ok(reported.length >= 4);
      assert.deepEqual(reported.at(-1), answer);
      assert.ok(reported.slice(0, -1).every(({ stopped }) => stopped === null));
      assert.equal(answer.stopped, "stop");
      assert.ok(reported.every(({ move, lines }) => move === lines[0].move));
      assert.ok(
        reported.every(({ nodes }, i) => i === 0 || nodes >= reported[i - 1].nodes),
        "the nodes only grow",
      );
      for (const report of reported) assert.deepEqual(Object.keys(report).sort(), Object.keys(answer).sort());
    });

    test("can be iterated after it has ended, and more than once", async (t) => {
      const engine = await engineFor(t, { worker });
      const search = engine.search(ENDGAME);
      const answer = await search;
      for (let round = 0; round < 2; round += 1) {
        const reported = [];
        for await (const report of search) reported.push(report);
        assert.deepEqual(reported, [answer]);
      }
    });

    test("makes no cut with less confidence than its selectivity, whatever else limits it", async (t) => {
      const engine = await engineFor(t, { worker });
      for (const limit of /** @type {const} */ ([
        { nodes: 20_000 },
        { budgetMs: 60 },
        { depth: 6 },
        { level: 6 },
      ])) {
        for (const selectivity of /** @type {const} */ ([100, 95])) {
          const search = engine.search(LONG, { ...limit, selectivity });
          for await (const { lines } of search) {
            for (const line of lines)
              assert.ok(line.depth === 0 || line.selectivity >= selectivity, JSON.stringify(line));
          }
          await engine.newGame();
        }
      }
    });

    test("gives the same answer for the same seed, table and depth", async (t) => {
      const answers = [];
      for (const seed of [1, 1n]) {
        const engine = await engineFor(t, { worker, seed });
        const { elapsedMs, ...answer } = await engine.search(MIDGAME, { depth: 8 });
        answers.push(answer);
      }
      assert.deepEqual(answers[0], answers[1]);
    });

    test("of all moves lists each legal one, best first, or the best few", async (t) => {
      const engine = await engineFor(t, { worker });
      const game = Game.parse(MIDGAME);
      const { lines } = await engine.analyze(game, { depth: 4 });
      assert.deepEqual(lines.map(({ move }) => move).sort(), game.legalMoves().sort());
      assert.ok(lines.every(({ score }, i) => i === 0 || score <= lines[i - 1].score));
      assert.ok(lines.every(({ move, pv, depth }) => pv[0] === move && depth >= 4));
      const best = await engine.analyze(game, { depth: 4, count: 2 });
      assert.equal(best.lines.length, 2);
    });

    test("of chosen moves lists those alone, and refuses what is no legal move", async (t) => {
      const engine = await engineFor(t, { worker });
      const { lines } = await engine.analyze("f5", { depth: 3, moves: ["F6", "d6"] });
      assert.deepEqual(lines.map(({ move }) => move).sort(), ["d6", "f6"]);
      for (const [moves, found] of /** @type {[any, RegExp][]} */ ([
        [["f6", "a1"], /found "a1"/],
        [[], /found \[\]/],
        ["f6", /found "f6"/],
        [[6], /found \[6\]/],
      ])) {
        const refused = { code: "INVALID_OPTION", message: found };
        await assert.rejects(engine.analyze("f5", { moves }), refused);
      }
    });

    test("to the end proves the score, or who wins", async (t) => {
      const engine = await engineFor(t, { worker });
      const exact = await engine.solve(ENDGAME);
      assert.deepEqual(
        [exact.outcome, exact.score, exact.exact, exact.lines[0].move, exact.stopped],
        ["win", 18, true, "g8", "solved"],
      );
      await engine.newGame();
      const { outcome, move, nodes, stopped, ...others } = await engine.outcome(ENDGAME);
      assert.deepEqual([outcome, stopped], ["win", "solved"]);
      assert.ok(
        Game.parse(ENDGAME)
          .legalMoves()
          .includes(/** @type {any} */ (move)),
      );
      assert.ok(nodes < exact.nodes, `${nodes} of ${exact.nodes} nodes`);
      assert.ok(!("score" in others), "an outcome has no score");
    });

    test("is not affected by later changes to its options", async (t) => {
      const engine = await engineFor(t, { worker });
      const options = { depth: 3 };
      const moves = ["g8"];
      const searching = engine.search(MIDGAME, options);
      const analyzing = engine.analyze(ENDGAME, { depth: 2, moves });
      options.depth = 1;
      moves[0] = "none";
      assert.equal((await searching).depth, 3);
      assert.deepEqual(
        (await analyzing).lines.map(({ move }) => move),
        ["g8"],
      );
    });
  });
}

test("a loop gets no second report before a timer has ended, and the answer as soon as it is there", async (t) => {
  const script = `
    import { parentPort } from "node:worker_threads";
    import { setTimeout as after } from "node:timers/promises";
    const report = { turn: "black", nodes: 1, elapsedMs: 1, source: "search", stopped: null };
    const line = { move: "c3", exact: false, depth: 1, selectivity: 100, pv: ["c3"] };
    parentPort.on("message", async ({ id, method }) => {
      if (method !== "run") return parentPort.postMessage({ id });
      for (let score = 0; score < 3; score += 1) {
        parentPort.postMessage({ id, report: { ...report, lines: [{ ...line, score }] } });
        await after(20);
      }
      parentPort.postMessage({ id, result: { ...report, lines: [{ ...line, score: 9 }], stopped: "depth" } });
    });`;
  const engine = await engineFor(t, { worker: `data:text/javascript,${encodeURIComponent(script)}` });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const scores = [];
  for await (const { score } of engine.search(LONG)) scores.push(score);
  assert.deepEqual(scores, [0, 9]);
});

test("a search is made by an engine alone", async (t) => {
  const engine = await engineFor(t, { worker: false });
  const search = engine.search(ENDGAME, { depth: 2 });
  const Search = /** @type {any} */ (search.constructor);
  assert.throws(() => new Search(), { code: "UNSUPPORTED", message: /^a Search is made by the calls/ });
  await search;
});

test("the moves to score are taken by their places in the list, whose iterator may never end", async (t) => {
  const engine = await engineFor(t, { worker: false });
  const endless = Object.assign(["d6"], {
    *[Symbol.iterator]() {
      for (;;) yield "d6";
    },
  });
  const { lines } = await engine.analyze("f5", { moves: endless, depth: 2 });
  assert.deepEqual(
    lines.map(({ move }) => move),
    ["d6"],
  );
});
