import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { Book } from "flipside/book";

/** @import { BookEntry, Games } from "flipside/book" */

const BOOK = await Book.load();
await BOOK.loadStatistics();

/** @param {Games} counted */
const endsOf = ({ black = 0, draws = 0, white = 0 }) => [black, draws, white];

/** Where each square comes from in each of the eight images of a board. */
const IMAGES = Array.from({ length: 8 }, (_, symmetry) =>
  Array.from({ length: 64 }, (_, square) => {
    const [file, rank] = symmetry & 4 ? [square >> 3, square & 7] : [square & 7, square >> 3];
    return 8 * (symmetry & 2 ? 7 - rank : rank) + (symmetry & 1 ? 7 - file : file);
  }),
);

/** A position, whatever side it is seen from: the least of its eight images. @param {Game} game */
function keyOf({ board, turn }) {
  const least = IMAGES.reduce((best, image) => {
    const at = image.findIndex((from, square) => board[from] !== board[Number(best[square])]);
    return at >= 0 && String(board[Number(image[at])]) < String(board[Number(best[at])]) ? image : best;
  });
  return `${least.map((from) => board[from]).join("")} ${turn}`;
}

/** @param {(game: Game, entry: BookEntry) => void} visit told every position that a game came to, once */
function walk(visit) {
  const seen = new Set();
  const games = [new Game()];
  for (let game = games.pop(); game; game = games.pop()) {
    const entry = BOOK.lookup(game);
    if (!entry?.games) continue;
    visit(game, entry);
    for (const { move } of entry.moves) {
      const next = game.after(move);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      games.push(next);
    }
  }
}

test("in every position of the book the games are those of its results, and none fewer than those of its moves", () => {
  let positions = 0;
  let left = 0;
  walk((game, entry) => {
    positions += 1;
    const ends = endsOf(entry);
    assert.equal(entry.games, ends[0] + ends[1] + ends[2], game.transcript);
    const rest = [...ends];
    for (const move of entry.moves) {
      const part = endsOf(move);
      if (move.games !== undefined) assert.equal(move.games, part[0] + part[1] + part[2]);
      for (const [index, count] of part.entries()) rest[index] -= count;
      const next = BOOK.lookup(game.after(move.move));
      // Others came to the next position by another order of moves.
      if (move.games !== undefined && move.games > 0) assert.ok((next?.games ?? 0) >= move.games);
    }
    assert.ok(Math.min(...rest) >= 0, `${game.transcript}: ${ends} of ${JSON.stringify(entry.moves)}`);
    left += rest[0] + rest[1] + rest[2];
  });
  // All games leave the book or end. Only those that come back are counted more than once.
  assert.ok(positions > 40_000, `${positions}`);
  const all = BOOK.statistics?.games ?? 0;
  assert.ok(left >= all && left < 1.1 * all, `${left} of ${all}`);
});

test("every first move is the same one, and they share all games", () => {
  const { games, moves } = BOOK.lookup("") ?? assert.fail();
  const counts = moves.map((move) => move.games ?? 0);
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    games,
  );
  assert.ok(Math.max(...counts) - Math.min(...counts) <= 3);
  assert.equal(BOOK.lookup("f5")?.games, games);
});

test("the statistics say how many games they count, and from which years", async () => {
  assert.deepEqual(BOOK.statistics, { games: 127_472, years: [1977, 2021] });
  assert.equal((await Book.load()).statistics, null);
});
