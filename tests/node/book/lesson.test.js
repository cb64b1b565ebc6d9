import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { Book } from "flipside/book";
import { pick, randomFrom } from "../../support/random.js";
import { finder } from "./finder.js";

/** @import { Reviewer } from "flipside/book" */

test("a game is reviewed with the limits that are given, else by a level deeper than the book", async () => {
  const book = await Book.load();
  /** @type {unknown[]} */
  const asked = [];
  const { review } = finder([], []);
  const reviewer = /** @type {Reviewer} */ ({
    review(game, options) {
      asked.push(options);
      return review(game, options);
    },
  });
  const { signal } = new AbortController();
  const limits = [{}, { depth: undefined }, { signal }, { depth: 3 }, { nodes: 9, signal }];
  for (const options of [...limits, { from: 0 }, { from: 0, depth: 3 }])
    await book.learn("", reviewer, options);
  assert.deepEqual(asked, [
    { level: 16 },
    { depth: undefined, level: 16 },
    { level: 16, signal },
    { depth: 3 },
    { nodes: 9, signal },
    { level: 16, from: 0 },
    { depth: 3, from: 0 },
  ]);
});

test("a game that is learned again teaches nothing new, and positions with fewer than 20 empty squares are not at all", async () => {
  const book = await Book.load();
  const random = randomFrom(5);
  const game = new Game();
  while (game.empties > 17) game.play(pick(random, game.legalMoves()));
  const { moves } = game;
  const reviewer = finder(
    moves,
    moves.map((_, ply) => (ply % 2 ? 3 : -3)),
  );
  const { positions } = await book.learn(game, reviewer);
  assert.ok(positions > 0);
  assert.equal(positions, book.learned.length);
  const empties = book.learned.map(({ position }) => Game.parse(position).empties);
  // The one with 19 is where the last move that is learned leads to.
  assert.equal(Math.min(...empties), 19);
  assert.equal(empties.filter((count) => count === 19).length, 1);
  const { learned } = book;
  assert.equal((await book.learn(game, reviewer)).positions, 0);
  assert.deepEqual(book.learned, learned);
});
