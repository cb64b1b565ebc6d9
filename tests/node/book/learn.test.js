import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { Book } from "flipside/book";
import { pick, randomFrom } from "../../support/random.js";
import { engineFor, OVER, poolFor } from "../engines.js";
import { BOOK, KNOWN, SILENT } from "./books.js";
import { finder } from "./finder.js";

/** @import { PositionLike } from "flipside" */

/** The best line of the book from a position, with its moves one by one. @param {Book} book @param {PositionLike} position */
const bestLine = (book, position) => book.lines(position)[0].pv;

test("after a game that went wrong the book plays another move, and tells so back to the start", async (t) => {
  const book = await Book.load();
  const before = book.lookup(KNOWN);
  assert.ok(before);
  const [first, second] = before.moves;
  // The game follows the book, and then the position after its move turns out to be lost.
  const line = [...Game.parse(KNOWN).moves, first.move];
  const game = Game.parse(line.join(""));
  const reply = game.legalMoves()[0];
  game.play(reply);
  const lost = 20;
  const best = [...Game.parse(KNOWN).moves, second.move, reply];
  const scores = [1, 2, 3].map((ply) => (ply % 2 ? 0 - second.score : second.score));
  const lesson = await book.learn(game, finder(best, [...scores, second.score, lost]));
  assert.ok(lesson.positions > 0);
  assert.equal(lesson.review.total, line.length + 1);

  const after = book.lookup(KNOWN);
  assert.equal(after?.moves.find(({ move }) => move === first.move)?.score, -lost);
  assert.equal(after?.moves[0].move, second.move);
  assert.equal(after?.score, second.score);
  const engine = await engineFor(t, { worker: SILENT, book });
  assert.equal((await engine.search(KNOWN)).move, second.move);
  // Every symmetric way to the position knows it.
  assert.equal(book.lookup("c4e3f6")?.score, second.score);
  // The moves before are worth what the better move is worth.
  const previous = Game.parse(KNOWN).goTo(2);
  const played = Game.parse(KNOWN).moves[2];
  assert.equal(book.lookup(previous)?.moves.find(({ move }) => move === played)?.score, 0 - second.score);
  // The book that others load is as it was.
  assert.deepEqual(BOOK.lookup(KNOWN), before);
  assert.equal(book.size, BOOK.size);
});

test("what a search did not see deeper than the book changes nothing", async () => {
  const book = await Book.load();
  const moves = bestLine(book, "").slice(0, 6);
  await book.learn(Game.parse(moves.join("")), finder(moves, [9, 9, 9, 9, 9, 9], 4));
  assert.deepEqual(book.learned, []);
  assert.deepEqual(book.lookup(KNOWN), BOOK.lookup(KNOWN));
});

test("positions beyond the book are learned with their best moves, by an engine and by a pool", async (t) => {
  const random = randomFrom(3);
  const game = new Game();
  // Bad moves lead out of the book.
  while (BOOK.lookup(game)) game.play(pick(random, game.legalMoves()));
  const outside = game.ply;
  for (let ply = 0; ply < 4; ply += 1) game.play(game.legalMoves()[0]);
  for (const engine of [await engineFor(t), await poolFor(t)]) {
    const book = await Book.load();
    const { positions, review } = await book.learn(game, engine, { depth: 3 });
    assert.ok(positions >= 4);
    for (let ply = outside; ply < game.ply; ply += 1) {
      const known = book.lookup(game.at(ply))?.moves ?? [];
      assert.ok(known.some(({ move }) => move === review.moves[ply].best.move));
      assert.ok(known.every(({ depth }) => depth >= 3));
    }
  }
});

test("a forced pass is learned, looked up and answered", async (t) => {
  const book = await Book.load();
  // Black must pass.
  const game = Game.parse("e6f6d3e7e8d8g6f8");
  assert.deepEqual(game.legalMoves(), ["pass"]);
  const reply = game.after("pass").legalMoves()[0];
  const best = [...game.moves, "pass", reply];
  const played = game.after("pass").play(reply);
  await book.learn(
    played,
    finder(
      best,
      best.map((_, ply) => (ply % 2 ? 6 : -6)),
    ),
  );
  const entry = book.lookup(game);
  assert.deepEqual(
    entry?.moves.map(({ move, score }) => [move, score]),
    [["pass", -6]],
  );
  assert.equal(entry.score, -6);
  assert.equal(book.lookup(game.after("pass"))?.score, 6);
  const engine = await engineFor(t, { worker: SILENT, book });
  const { move, score, pv } = await engine.search(game);
  assert.deepEqual([move, score, pv[0]], ["pass", -6, "pass"]);
});

test("what was learned can be looked at, exported, loaded, added to another book and forgotten", async () => {
  const book = await Book.load();
  const moves = bestLine(book, "").slice(0, 8);
  const scores = moves.map((_, ply) => (ply % 2 ? 7 : -7));
  await book.learn(Game.parse(moves.join("")), finder(moves, scores));
  const { learned } = book;
  assert.ok(learned.length >= 8);
  for (const { position, score, depth, selectivity } of learned) {
    const entry = book.lookup(position);
    assert.deepEqual([entry?.score, entry?.depth, entry?.selectivity], [score, depth, selectivity]);
    assert.equal(Game.parse(position).turn, "black");
  }
  const bytes = book.export();
  const loaded = await Book.load(bytes);
  const added = await Book.load();
  added.import(bytes);
  const start = book.lookup("");
  for (const other of [loaded, added]) {
    assert.deepEqual(other.learned, learned);
    assert.deepEqual(other.lookup(""), start);
    assert.deepEqual(other.export(), bytes);
    assert.equal(other.size, BOOK.size);
  }
  assert.notDeepEqual(BOOK.lookup("")?.score, start?.score);
  loaded.forget();
  assert.deepEqual(loaded.learned, []);
  assert.deepEqual(loaded.lookup(""), BOOK.lookup(""));
  assert.deepEqual((await Book.load(loaded.export())).learned, []);
});

test("of two books that learned a position the one that searched deeper counts", async () => {
  const moves = bestLine(BOOK, "").slice(0, 2);
  const books = await Promise.all(
    /** @type {const} */ ([
      [5, 50],
      [9, 55],
    ]).map(async ([score, depth]) => {
      const book = await Book.load();
      await book.learn(Game.parse(moves.join("")), finder(moves, [score, 0 - score], depth));
      return book;
    }),
  );
  const [shallow, deep] = books.map((book) => book.export());
  books[0].import(deep);
  books[1].import(shallow);
  assert.deepEqual(books[0].export(), deep);
  assert.deepEqual(books[1].export(), deep);
});

test("an exported book that is damaged is refused, and the book stays as it was", async () => {
  const book = await Book.load();
  const moves = bestLine(book, "").slice(0, 4);
  await book.learn(Game.parse(moves.join("")), finder(moves, [3, -3, 3, -3]));
  const bytes = book.export();
  for (let at = 0; at < bytes.length; at += 1) {
    const damaged = bytes.slice();
    damaged[at] ^= 64;
    assert.throws(() => book.import(damaged), { name: "FlipsideError", code: "INVALID_DATA" }, `byte ${at}`);
    assert.throws(() => book.import(bytes.subarray(0, at)), { code: "INVALID_DATA" }, `${at} bytes`);
    if (at % 20 === 0) await assert.rejects(Book.load(damaged), { code: "INVALID_DATA" });
  }
  for (const wrong of [undefined, "bytes", [], {}, new ArrayBuffer(8), new Proxy(bytes, {})])
    assert.throws(() => book.import(/** @type {any} */ (wrong)), {
      code: "INVALID_DATA",
      message: /^an exported book: expected a Uint8Array, found/,
    });
  assert.deepEqual(book.export(), bytes);
});

test("what cannot be learned from is refused", async (t) => {
  const book = await Book.load();
  const engine = await engineFor(t, { worker: false });
  const wrong = /** @type {any} */ (book);
  await assert.rejects(book.learn("f5a1", engine), { code: "ILLEGAL_MOVE" });
  await assert.rejects(wrong.learn(5, engine), { code: "INVALID_POSITION" });
  await assert.rejects(book.learn(OVER, engine, { depth: 0 }), { code: "INVALID_OPTION" });
  for (const none of [undefined, {}, 5])
    await assert.rejects(wrong.learn(OVER, none), {
      code: "INVALID_OPTION",
      message: /^engine: expected an Engine or an EnginePool, found /,
    });
  const reason = new Error("enough");
  const signal = AbortSignal.abort(reason);
  await assert.rejects(book.learn(OVER, engine, { depth: 2, signal }), reason);
  await assert.rejects(wrong.learn(OVER, engine, null), { code: "INVALID_OPTION", message: /found null$/ });
  assert.deepEqual(book.learned, []);
  assert.equal((await book.learn("", engine, { depth: 2 })).positions, 0);
});

test("what was learned counts in every order of moves that leads there", async () => {
  const book = await Book.load();
  const game = Game.parse("d3c5e6d2c3e3c4b5b3b4c6");
  const last = game.moves.length - 1;
  const scores = game.moves.map((_, ply) => (ply === last ? 30 : 0));
  await book.learn(game, {
    review: async (...call) => {
      const review = await finder([...game.moves], scores, 60, 100).review(...call);
      // All but the last were searched less deep than the book.
      return { ...review, moves: review.moves.filter(({ ply }) => ply === last) };
    },
  });
  const seen = new Set();
  const queue = [new Game()];
  for (const at of queue) {
    const known = book.lookup(at);
    if (!known || known.moves.length === 0 || at.ply > last || seen.has(`${at}`)) continue;
    seen.add(`${at}`);
    assert.equal(known.score, known.moves[0].score, at.transcript);
    // Along moves that differ little, and those of the game.
    const near = known.moves.filter(
      ({ move, score }) => score >= known.score - 1 || game.moves.includes(move),
    );
    queue.push(...near.slice(0, 3).map(({ move }) => at.after(move)));
  }
  assert.ok(seen.size > 500, `${seen.size} positions were compared`);
});

test("variety does not give up a win that is proven", async (t) => {
  const book = await Book.load();
  const known = book.lookup(KNOWN);
  assert.ok(known);
  const [{ move }] = known.moves;
  const game = Game.parse(KNOWN).after(move);
  await book.learn(
    game,
    finder(
      [...game.moves],
      game.moves.map((_, ply) => (ply === 3 ? 4 : 0)),
      60,
      100,
    ),
  );
  const engine = await engineFor(t, { book });
  for (let seed = 0; seed < 20; seed += 1) {
    const found = await engine.search(KNOWN, { variety: { discs: 64, seed } });
    assert.deepEqual([found.source, found.move, found.score], ["book", move, 4]);
  }
});
