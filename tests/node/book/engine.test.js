import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { characters, Engine, Game } from "flipside";
import { ENDGAME, engineFor, LONG, MODES, OVER, poolFor } from "../engines.js";
import { BOOK, KNOWN, SILENT } from "./books.js";

/** @import { Found, Limits, Style } from "flipside" */

/**
 * Plays against itself from the start as long as the book answers.
 * @param {Engine} engine
 * @param {Limits & Style} options
 * @returns {Promise<Found[]>} the answers
 */
async function opening(engine, options) {
  const game = new Game();
  const answers = [];
  while (BOOK.lookup(game)?.moves.length) {
    const found = await engine.search(game, options);
    game.play(found.move);
    answers.push(found);
  }
  return answers;
}

/** @param {Found[]} answers */
const playedIn = (answers) => answers.map(({ move }) => move).join("");

for (const { where, worker } of MODES) {
  suite(`an engine ${where}`, () => {
    test("answers from the book where that knows the position, with the best move and its line", async (t) => {
      const engine = await engineFor(t, { worker, book: BOOK });
      const { lines, elapsedMs, ...found } = await engine.search(KNOWN, { level: 20 });
      const [best] = BOOK.lines(KNOWN);
      const { name: _, ...line } = best;
      assert.deepEqual(lines, [{ ...line, exact: false }]);
      assert.deepEqual(found, {
        turn: "white",
        nodes: 0,
        source: "book",
        stopped: "depth",
        ...line,
        exact: false,
      });
      assert.equal(elapsedMs, 0);
      assert.equal((await engine.stats()).searches, 0);
    });

    test("searches where the book does not know the position, and where it is passed by", async (t) => {
      const engine = await engineFor(t, { worker, book: BOOK });
      const options = /** @type {[string, Limits & Style][]} */ ([
        [ENDGAME, { depth: 2 }],
        [KNOWN, { depth: 2, book: false }],
        [KNOWN, { depth: 2, skill: 7 }],
      ]);
      for (const [position, limits] of options) {
        const { source, nodes } = await engine.search(position, limits);
        assert.equal(source, "search");
        assert.ok(nodes > 0);
      }
      for (const limits of /** @type {const} */ ([
        { depth: 2, book: true },
        { depth: 2, skill: characters.at(-1)?.skill },
        { nodes: 1, book: undefined },
      ]))
        assert.equal((await engine.search(KNOWN, limits)).source, "book");
    });

    test("without a book searches", async (t) => {
      const engine = await engineFor(t, { worker });
      assert.equal((await engine.search(KNOWN, { depth: 2, book: true })).source, "search");
    });

    test("leaves all other calls to the search", async (t) => {
      const engine = await engineFor(t, { worker, book: BOOK });
      assert.equal((await engine.analyze(KNOWN, { depth: 2 })).source, "search");
      assert.equal((await engine.review(KNOWN, { depth: 2 })).nodes > 0, true);
    });

    test("answers from the book while a search runs, and not after it was disposed", async (t) => {
      const engine = await engineFor(t, { worker, book: BOOK });
      const long = engine.solve(LONG);
      assert.equal((await engine.search(KNOWN)).source, "book");
      long.stop();
      assert.equal((await long).stopped, "stop");
      await engine.dispose();
      await assert.rejects(engine.search(KNOWN), { code: "DISPOSED" });
    });

    test("checks a call before the book answers", async (t) => {
      const engine = await engineFor(t, { worker, book: BOOK });
      await assert.rejects(engine.search(KNOWN, { depth: 0 }), { code: "INVALID_OPTION" });
      await assert.rejects(engine.search("f5a1"), { code: "ILLEGAL_MOVE" });
      await assert.rejects(engine.search(OVER), { code: "GAME_OVER" });
      const reason = new Error("changed my mind");
      await assert.rejects(engine.search(KNOWN, { signal: AbortSignal.abort(reason) }), reason);
    });

    test("takes nothing else for a book", async () => {
      const fakes = [true, "book.bin", {}, new Proxy(BOOK, {}), Object.create(BOOK), null];
      for (const book of fakes)
        await assert.rejects(Engine.create(/** @type {any} */ ({ worker, book })), {
          code: "INVALID_OPTION",
          message: /^book: expected a Book of flipside\/book, found /,
        });
    });
  });
}

test("a game at level 20 opens with no wait: no message is sent to the worker", async (t) => {
  const engine = await engineFor(t, { worker: SILENT, book: BOOK });
  const answers = await opening(engine, { level: 20 });
  assert.ok(answers.length >= 8, playedIn(answers));
  for (const { source, nodes } of answers) assert.deepEqual([source, nodes], ["book", 0]);
});

test("a loop over an answer of the book gets that answer", async (t) => {
  const engine = await engineFor(t, { worker: SILENT, book: BOOK });
  const search = engine.search(KNOWN);
  const reports = [];
  for await (const report of search) reports.push(report);
  assert.deepEqual(reports, [await search]);
});

test("a pool answers from the book, and so do the engines that it lends", async (t) => {
  const pool = await poolFor(t, { book: BOOK });
  const wanted = await pool.search(KNOWN);
  assert.equal(wanted.source, "book");
  for await (const found of pool.map([KNOWN, KNOWN, KNOWN], (engine, game) => engine.search(game)))
    assert.deepEqual(found, wanted);
});

suite("variety in the book", () => {
  test("plays the best move without it, the same game each time", async (t) => {
    const engine = await engineFor(t, { worker: SILENT, book: BOOK });
    const games = [await opening(engine, {}), await opening(engine, {})].map(playedIn);
    assert.equal(games[0], games[1]);
  });

  test("plays the same game with the same seed, and others with others", async (t) => {
    const engine = await engineFor(t, { worker: SILENT, book: BOOK });
    /** @param {number | bigint} seed */
    const game = async (seed) => playedIn(await opening(engine, { variety: { discs: 2, seed } }));
    const games = new Set();
    for (let seed = 0; seed < 20; seed += 1) games.add(await game(seed));
    assert.ok(games.size >= 15, `${games.size} different games`);
    assert.equal(await game(3), await game(3n));
  });

  test("plays another game each time without a seed", async (t) => {
    const engine = await engineFor(t, { worker: SILENT, book: BOOK });
    const games = new Set();
    for (const seed of /** @type {const} */ ([undefined, "random"]))
      for (let turn = 0; turn < 10; turn += 1)
        games.add(playedIn(await opening(engine, { variety: { discs: 2, seed } })));
    assert.ok(games.size >= 15, `${games.size} different games`);
  });

  test("loses no more discs by a move than it may", async (t) => {
    const engine = await engineFor(t, { worker: SILENT, book: BOOK });
    for (const discs of [0, 1, 4]) {
      for (let seed = 0; seed < 10; seed += 1) {
        const game = new Game();
        for (const { move, score } of await opening(engine, { variety: { discs, seed } })) {
          const entry = BOOK.lookup(game);
          assert.ok(entry && score >= entry.score - discs, `${game.transcript} ${move}`);
          assert.equal(entry.moves.find((each) => each.move === move)?.score, score);
          game.play(move);
        }
      }
    }
  });
});
