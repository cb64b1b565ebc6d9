import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Game } from "flipside";
import { engineFor, MODES, OVER, poolFor } from "./engines.js";
import { randomGame } from "./games.js";

/** @import { Review } from "flipside" */

for (const { where, worker } of MODES) {
  suite(`a review ${where}`, () => {
    test("gives each move near the end the score that solving gives", async (t) => {
      const engine = await engineFor(t, { worker });
      const game = randomGame(3);
      const { moves, loss, stopped } = await engine.review(game, { level: 6 });
      assert.equal(stopped, "depth", "the first positions are not solved");
      const total = { black: 0, white: 0 };
      for (const move of moves) total[move.turn] += move.loss;
      assert.deepEqual(loss, total);
      for (const { ply, turn, move, score, best, loss, forced } of moves.slice(-10)) {
        const position = game.at(ply);
        const proven = await engine.solve(position);
        const next = position.after(move);
        const after = (await engine.solve(next)).score;
        assert.equal(turn, position.turn);
        assert.equal(best.score, proven.score, `ply ${ply}`);
        assert.equal(score, next.turn === turn ? after : 0 - after, `ply ${ply}`);
        assert.equal(loss, best.score - score);
        assert.equal(forced, position.legalMoves().length === 1);
      }
    });

    test("has the replies to mistakes, the same each time, and explains them by nothing else", async (t) => {
      const engine = await engineFor(t, { worker });
      const game = randomGame(3);
      const plain = await engine.review(game, { level: 4 });
      const { moves } = await engine.review(game, { level: 4, replies: 6 });
      assert.deepEqual(
        moves.map(({ replies: _, ...row }) => row),
        plain.moves,
      );
      const mistakes = moves.filter(({ loss }) => loss >= 6);
      assert.ok(mistakes.length > 3, `${mistakes.length} mistakes`);
      assert.ok(moves.every(({ loss, replies }) => (replies !== undefined) === loss >= 6));
      for (const { ply, move, best, replies } of mistakes.slice(0, 2))
        for (const [first, lines] of /** @type {const} */ ([
          [move, replies?.played],
          [best.move, replies?.best],
        ])) {
          const after = game.at(ply).after(first);
          const { lines: expected } = await engine.analyze(after, { level: 12, fresh: true });
          assert.deepEqual(lines, expected, `ply ${ply}`);
        }
      // All moves of the game would have hundreds of replies.
      const { ply: from, replies } = mistakes[mistakes.length >> 1];
      await engine.analyze(game, { level: 3 });
      const again = await engine.review(game, { level: 4, replies: true, from });
      assert.deepEqual(again.moves[0].replies, replies);
      assert.ok(again.moves.filter((move) => move.replies).length > 5);
      assert.ok(
        again.moves.every(
          ({ loss, move, replies }) => (replies !== undefined) === (loss >= 2 && move !== "pass"),
        ),
      );
    });

    test("knows the end of a finished game, a pass, and a game without a move", async (t) => {
      const engine = await engineFor(t, { worker });
      const over = await engine.review(OVER, { level: 3 });
      assert.deepEqual([over.done, over.total], [9, 9]);
      assert.equal(over.moves.at(-1)?.score, 64);
      const empty = await engine.review(new Game());
      assert.deepEqual([empty.moves, empty.loss, empty.total], [[], { black: 0, white: 0 }, 0]);
      assert.deepEqual([empty.nodes, empty.stopped], [0, "solved"]);
      const passing = randomGame(10);
      assert.ok(passing.moves.includes("pass"));
      const { moves } = await engine.review(passing, { depth: 2 });
      const passes = moves.filter(({ move }) => move === "pass");
      assert.ok(passes.length > 0 && passes.every(({ forced, loss }) => forced && loss === 0));
    });

    test("gives the move that was played and the best one, each with the line to its score", async (t) => {
      const engine = await engineFor(t, { worker });
      const game = randomGame(8);
      const { moves } = await engine.review(game, { level: 11 });
      for (const { ply, turn, move, score, line, best, loss } of moves) {
        const empties = game.at(ply).empties;
        assert.deepEqual([line.move, line.pv[0], best.pv[0]], [move, move, best.move]);
        assert.deepEqual([line.score, best.score - line.score], [score, loss]);
        for (const { pv, exact, score } of [line, best]) {
          assert.ok(pv.length >= Math.min(10, empties), `${pv.length} moves at ply ${ply}`);
          const end = game.at(ply);
          for (const next of pv) end.play(next);
          if (exact) assert.equal(end.result, turn === "black" ? score : 0 - score, `${pv} at ply ${ply}`);
        }
      }
      assert.ok(moves.slice(-15).every(({ line, best }) => line.exact && best.exact));
    });

    test("begins at a ply, and says nothing of the moves before it", async (t) => {
      const engine = await engineFor(t, { worker });
      const game = randomGame(4);
      const all = await engine.review(game, { depth: 3 });
      await engine.newGame();
      const { searches } = await engine.stats();
      const { moves, loss, done, total } = await engine.review(game, { depth: 3, from: 8 });
      assert.deepEqual(moves, all.moves.slice(8));
      assert.deepEqual([done, total], [game.moves.length - 8, game.moves.length - 8]);
      assert.equal((await engine.stats()).searches - searches, total, "no position before is searched");
      const lost = { black: 0, white: 0 };
      for (const move of moves) lost[move.turn] += move.loss;
      assert.deepEqual(loss, lost);
      const none = await engine.review("f5d6", { from: 2 });
      assert.deepEqual([none.moves, none.done, none.total, none.nodes], [[], 0, 0, 0]);
      const last = await engine.review("f5d6", { depth: 3, from: 1 });
      assert.deepEqual(
        last.moves.map(({ ply }) => ply),
        [1],
      );
    });

    test("counts a mirror image of the best move as best", async (t) => {
      const engine = await engineFor(t, { worker });
      for (const first of ["d3", "c4", "f5", "e6"]) {
        const { moves } = await engine.review(first, { level: 3 });
        const [{ loss, best, line }] = moves;
        assert.deepEqual([loss, best.move, line.move], [0, first, first]);
      }
      const { moves } = await engine.review("f5d6c3d3", { level: 8 });
      assert.equal(moves[0].loss, 0);
    });

    test("calls a score exact only when it is proven, whatever later positions show", async (t) => {
      const engine = await engineFor(t, { worker });
      for (let seed = 20; seed < 50; seed += 1) {
        const game = randomGame(seed);
        const { moves } = await engine.review(game, { depth: 2 });
        for (const { ply, best } of moves.slice(-8)) {
          if (!best.exact) continue;
          assert.equal(best.score, (await engine.solve(game.at(ply))).score, `ply ${ply} of game ${seed}`);
        }
      }
    });

    test("looks at moves that were undone as well, and leaves the game as it is", async (t) => {
      const engine = await engineFor(t, { worker });
      const game = Game.parse("f5d6c3d3c4").goTo(2);
      const { moves } = await engine.review(game, { depth: 3 });
      assert.deepEqual(
        moves.map(({ move }) => move),
        ["f5", "d6", "c3", "d3", "c4"],
      );
      assert.equal(game.ply, 2);
    });

    test("goes from the end backwards, and when stopped keeps what is done", async (t) => {
      const engine = await engineFor(t, { worker });
      const game = randomGame(2);
      const search = engine.review(game, { nodes: 300_000 });
      const seen = [];
      for await (const { moves, stopped } of search) {
        if (stopped !== null) break;
        seen.push(moves.length);
        if (moves.length > 0) search.stop();
      }
      const { moves, done, total, stopped } = await search;
      assert.equal(stopped, "stop");
      assert.ok(done > 0 && done < total, `${done} of ${total}`);
      assert.deepEqual(
        moves.map(({ ply }) => ply),
        Array.from({ length: done }, (_, index) => total - done + index),
      );
    });

    test("surveys the whole game before it searches, says what rests on that, and ends as without", async (t) => {
      const engine = await engineFor(t, { worker });
      const game = randomGame(7);
      const total = game.moves.length;
      /** @type {(true | undefined)[][]} */
      const seen = [];
      const search = engine.review(game, { depth: 9, surveyMs: 0 });
      for await (const { done, moves } of search)
        if (done === total) seen.push(moves.map(({ provisional }) => provisional));
      assert.ok(seen[0].includes(true), "the survey comes first");
      const { moves, stopped } = await search;
      assert.equal(stopped, "depth");
      assert.ok(moves.every((move) => !("provisional" in move)));
      await engine.newGame();
      const plain = await engine.review(game, { depth: 9 });
      const solved = (/** @type {typeof moves} */ all) =>
        all.filter(({ line, best }) => line.exact && best.exact).map(({ ply, loss }) => [ply, loss]);
      assert.deepEqual(solved(moves).slice(-8), solved(plain.moves).slice(-8));
    });

    test("searches nothing again that the survey has finished, and keeps the survey when it is stopped", async (t) => {
      const engine = await engineFor(t, { worker });
      const game = randomGame(6);
      const { searches } = await engine.stats();
      const done = await engine.review(game, { depth: 2, surveyMs: 60_000 });
      assert.equal((await engine.stats()).searches - searches, game.moves.length);
      assert.ok(done.moves.every(({ provisional }) => provisional === undefined));
      await engine.newGame();
      const search = engine.review(game, { nodes: 5_000_000, surveyMs: 0 });
      for await (const { moves } of search) if (moves.length === game.moves.length) break;
      const { moves, stopped } = await search;
      assert.equal(stopped, "stop");
      assert.equal(moves.length, game.moves.length);
      assert.equal(moves[0].provisional, true);
    });

    test("refuses limits and games that are wrong before it begins", async (t) => {
      const engine = await engineFor(t, { worker });
      await assert.rejects(engine.review("f5a1"), { code: "ILLEGAL_MOVE" });
      await assert.rejects(engine.review("f5", { depth: 0 }), {
        code: "INVALID_OPTION",
        message: /^depth: /,
      });
      await assert.rejects(engine.review("", { level: /** @type {any} */ (30) }), {
        code: "INVALID_OPTION",
        message: /^level: /,
      });
      await assert.rejects(engine.review("f5", { level: /** @type {any} */ (30), from: 1 }), {
        message: /^level: /,
      });
      for (const [from, found] of /** @type {const} */ ([
        [-1, "-1"],
        [0.5, "0.5"],
        ["2", '"2"'],
        [Number.NaN, "NaN"],
        [2n, "2n"],
      ]))
        await assert.rejects(engine.review("f5d6", { from: /** @type {any} */ (from) }), {
          code: "INVALID_OPTION",
          message: `from: expected a whole number, 0 or more, found ${found}`,
        });
      for (const replies of [0, 65, 1.5, "all", null])
        await assert.rejects(engine.review("f5d6", { replies: /** @type {any} */ (replies) }), {
          code: "INVALID_OPTION",
          message: `replies: expected true, false or a number of discs, 1 to 64, found ${typeof replies === "string" ? '"all"' : replies}`,
        });
      for (const surveyMs of [-1, 2.5, Number.NaN])
        await assert.rejects(engine.review("f5d6", { surveyMs }), {
          code: "INVALID_OPTION",
          message: `surveyMs: expected a whole number, 0 or more, found ${surveyMs}`,
        });
      await assert.rejects(engine.review("f5d6", { from: 3 }), {
        code: "INVALID_OPTION",
        message: "from: expected a ply of the game, 0 to 2, found 3",
      });
      await assert.rejects(async () => engine.analyze("f5d6", /** @type {any} */ ({ from: 1 })), {
        code: "INVALID_OPTION",
        message: /found "from"/,
      });
      assert.equal((await engine.stats()).searches, 0);
    });
  });
}

/** What of a review does not depend on the clock. @param {Review} review */
const timeless = ({ elapsedMs: _, ...review }) => review;

test("a game has the same review each time, by any number of engines, whatever they search before and beside it", async (t) => {
  const game = randomGame(9);
  const other = randomGame(14);
  for (const limits of /** @type {const} */ ([
    { nodes: 3000 },
    { level: 7 },
    { depth: 5, selectivity: 95 },
  ])) {
    const engine = await engineFor(t, { worker: false, tableBits: 18 });
    const first = timeless(await engine.review(game, limits));
    assert.equal(first.done, game.moves.length);
    await engine.analyze(other.at(30), { nodes: 20_000 });
    assert.deepEqual(timeless(await engine.review(game, limits)), first, "after another search");
    const later = { ...limits, from: 20 };
    assert.deepEqual((await engine.review(game, later)).moves, first.moves.slice(20));
    for (const workers of [1, 2, 4]) {
      const pool = await poolFor(t, { workers, tableBits: 19 });
      for (let round = 0; round < 2; round += 1) {
        const [review] = await Promise.all([
          pool.review(game, limits),
          pool.analyze(other.at(20), { depth: 4 }),
          pool.search(game.at(25), { depth: 6 }),
        ]);
        assert.deepEqual(timeless(review), first, `${workers} workers, ${JSON.stringify(limits)}`);
      }
      for await (const review of pool.map([game, game], (lent, each) => lent.review(each, limits)))
        assert.deepEqual(timeless(review), first);
    }
  }
});

test("a fresh call has the answer of a new engine, alone or in a pool, whatever was searched before", async (t) => {
  const game = randomGame(9);
  const near = game.at(game.moves.length - 9);
  const asked = /** @type {const} */ ([
    ["search", game.at(20), { depth: 7 }],
    ["analyze", game.at(24), { nodes: 20_000 }],
    ["analyze", game.at(30), { depth: 5, count: 2 }],
    ["solve", near, {}],
    ["outcome", near, {}],
  ]);
  const pool = await poolFor(t, { workers: 2, tableBits: 18 });
  for (const [method, position, limits] of asked) {
    const alone = await engineFor(t, { worker: false, tableBits: 18 });
    const expected = { .../** @type {any} */ (await alone[method](position, limits)), elapsedMs: 0 };
    for (const caller of [alone, pool, pool]) {
      const answer = await caller[method](position, { ...limits, fresh: true });
      assert.deepEqual({ .../** @type {any} */ (answer), elapsedMs: 0 }, expected, method);
    }
  }
});

test("a review takes no style of playing: it compares with the best move", async (t) => {
  const engine = await engineFor(t, {});
  for (const style of [{ skill: 1 }, { variety: { discs: 2 } }]) {
    const name = Object.keys(style)[0];
    await assert.rejects(async () => engine.review("f5d6", /** @type {any} */ (style)), {
      code: "INVALID_OPTION",
      message: new RegExp(`found "${name}"`),
    });
  }
});
