import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { suite, test } from "node:test";
import { Game } from "flipside";
import { Book, FlipsideError } from "flipside/book";
import { readGames } from "flipside/formats";
import { pick, randomFrom } from "../../support/random.js";
import { engineFor } from "../engines.js";
import { BOOK } from "./books.js";
import { finder } from "./finder.js";

/** A book that Edax 4.5 made, cut at positions with nine discs. */
const BYTES = await readFile(new URL("../../data/books/edax-cut.dat", import.meta.url));
const EDAX = await Book.load(BYTES);

/** Where the first position of the file has its score. */
const [FIRST, SCORE] = [42, 42 + 32];

/** @param {number} at @param {number} byte */
function altered(at, byte) {
  const bytes = new Uint8Array(BYTES);
  bytes[at] = byte;
  return bytes;
}

/** The moves and their scores. @param {ReturnType<Book["lookup"]>} entry */
const scoresOf = (entry) => entry?.moves.map(({ move, score }) => `${move} ${score}`);

suite("a book of Edax", () => {
  test("is looked up by any symmetry and order of moves, with the scores of its links and leaves", () => {
    assert.equal(EDAX.size, 78);
    const start = EDAX.lookup("");
    assert.deepEqual([start?.score, start?.bounds], [0, [-2, 2]]);
    assert.deepEqual(scoresOf(start), ["d3 0", "c4 0", "f5 0", "e6 0"]);
    assert.deepEqual(scoresOf(EDAX.lookup("f5")), ["d6 0", "f6 -7", "f4 -9"]);
    assert.deepEqual(scoresOf(EDAX.lookup("d3")), ["c5 0", "c3 -7", "e3 -9"]);
    assert.equal(start?.games, undefined);
    assert.equal(EDAX.statistics, null);
    const [one, other] = ["f5d6c7f4g3", "f5f4g3d6c7"].map((moves) => EDAX.lookup(moves));
    assert.deepEqual(one && { ...one, name: "" }, other && { ...other, name: "" });
  });

  test("has the best move first, worth what the position is, and lines that it knows to their ends", () => {
    const random = randomFrom(11);
    let ends = 0;
    for (let round = 0; round < 50; round += 1) {
      const game = new Game();
      for (;;) {
        const entry = EDAX.lookup(game);
        if (!entry) break;
        const { moves, score, depth } = entry;
        assert.ok(moves.length > 0, `${game.transcript}`);
        assert.equal(moves[0].score, score);
        assert.ok(depth >= 8);
        for (const { move } of moves) assert.ok(game.legalMoves().includes(move));
        game.play(pick(random, moves).move);
      }
      ends += game.ply;
    }
    assert.ok(ends > 100);
    for (const { move, score, pv } of EDAX.lines("f5d6c3")) {
      assert.equal(pv[0], move);
      assert.ok(Math.abs(score) < 30 && pv.length > 1);
    }
  });

  test("answers the searches of an engine", async (t) => {
    const engine = await engineFor(t, { book: EDAX });
    const { move, source } = await engine.search("f5");
    assert.deepEqual([move, source], ["d6", "book"]);
  });

  test("learns, and what was learned is kept apart", async () => {
    const book = await Book.load(BYTES);
    const game = Game.parse("f5d6c3d3");
    await book.learn(game, finder(["f5", "d6", "c3", "d3"], [4, -4, 4, -4]));
    assert.equal(book.lookup("f5d6c3")?.score, -4);
    assert.equal(EDAX.lookup("f5d6c3")?.score, 0);
    assert.equal(EDAX.size, book.size);
    const again = await Book.load(book.export({ format: "edax" }));
    assert.equal(again.lookup("f5d6c3")?.score, -4);
    book.forget();
    assert.deepEqual(book.export({ format: "edax" }), new Uint8Array(BYTES));
  });

  test("has no statistics of the package", async () => {
    await assert.rejects(EDAX.loadStatistics(), {
      code: "INVALID_DATA",
      message: /expected those of this book/,
    });
  });

  test("is no file of games, and the refusal says what it is", () => {
    assert.throws(() => readGames(new Uint8Array(BYTES)), {
      code: "INVALID_DATA",
      message: "no game: expected games, found an Edax book, which Book.load of flipside/book opens",
    });
  });
});

suite("a damaged book of Edax is refused, and the place is named", () => {
  for (const [what, bytes, message] of /** @type {[string, Uint8Array, RegExp][]} */ ([
    [
      "cut off",
      BYTES.subarray(0, -1),
      /^an Edax book: position 78: byte \d+: expected 2 more bytes, found 1 until the end$/,
    ],
    [
      "its head cut off",
      BYTES.subarray(0, 20),
      /^an Edax book: byte 18: expected 4 more bytes, found 2 until the end$/,
    ],
    ["of another version", altered(8, 3), /^an Edax book: byte 8: expected version 4, found 3$/],
    [
      "with too many positions",
      altered(40, 1),
      /^an Edax book: byte 38: expected at most \d+ positions in \d+ bytes, found 65614$/,
    ],
    [
      "with too few",
      altered(38, 77),
      /^an Edax book: byte \d+: expected the end after 77 positions, found \d+ more bytes$/,
    ],
    [
      "with discs on discs",
      altered(FIRST + 3, 255),
      /^an Edax book: position 1: byte 42: expected one disc a square, found discs of both sides on /,
    ],
    [
      "with an impossible score",
      altered(SCORE + 1, 1),
      /^an Edax book: position 1: byte 74: expected a score from -64 to 64, found /,
    ],
  ]))
    test(what, async () => {
      await assert.rejects(Book.load(bytes), { name: "FlipsideError", code: "INVALID_DATA", message });
    });

  test("altered at random it is refused or sound, and nothing else is thrown", async () => {
    const random = randomFrom(8);
    let refused = 0;
    for (let round = 0; round < 150; round += 1) {
      const bytes = altered(Math.floor(random() * BYTES.length), Math.floor(random() * 256));
      try {
        const book = await Book.load(bytes);
        for (const position of ["", "f5", "f5d6c3", "f5f6e6f4"]) assert.ok(book.lines(position));
        assert.deepEqual(book.export({ format: "edax" }), bytes);
      } catch (error) {
        assert.ok(error instanceof FlipsideError && error.code === "INVALID_DATA", String(error));
        refused += 1;
      }
    }
    assert.ok(refused > 30 && refused < 150, `${refused} of 150`);
  });
});

suite("any book is written for Edax", () => {
  test("and one of Edax byte for byte", () => {
    assert.deepEqual(EDAX.export({ format: "edax" }), new Uint8Array(BYTES));
  });

  test("and that of the package with its scores, as far as it knows moves", async () => {
    const bytes = BOOK.export({ format: "edax" });
    const edax = await Book.load(bytes);
    assert.ok(edax.size > 60_000 && edax.size <= BOOK.size);
    const random = randomFrom(3);
    for (let round = 0; round < 100; round += 1) {
      const game = new Game();
      for (;;) {
        const [own, written] = [BOOK.lookup(game), edax.lookup(game)];
        const moves = own?.moves ?? [];
        if (moves.length === 0) break;
        assert.equal(written?.score, own?.score, game.transcript);
        for (const { move, score } of written?.moves ?? [])
          assert.equal(
            score,
            moves.find((known) => known.move === move)?.score,
            `${game.transcript} ${move}`,
          );
        game.play(pick(random, moves).move);
      }
    }
    assert.deepEqual(scoresOf(edax.lookup("f5d6")), scoresOf(BOOK.lookup("f5d6")));
  });

  test("or as it was before, and in no other format", () => {
    assert.deepEqual(BOOK.export({ format: "flipside" }), BOOK.export());
    assert.deepEqual(BOOK.export({}), BOOK.export());
    for (const options of /** @type {any[]} */ ([
      { format: "thor" },
      { format: null },
      { kind: "edax" },
      5,
      null,
    ]))
      assert.throws(() => BOOK.export(options), { name: "FlipsideError", code: "INVALID_OPTION" });
  });
});
