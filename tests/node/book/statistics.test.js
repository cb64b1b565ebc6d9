import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Book } from "flipside/book";
import { KNOWN } from "./books.js";

const DATA = new URL(import.meta.resolve("flipside/statistics.bin"));

test("with the statistics, positions and moves have the games that came to them and went on", async () => {
  const book = await Book.load();
  assert.equal("games" in (book.lookup(KNOWN) ?? {}), false);
  await book.loadStatistics();
  const games = (/** @type {string} */ moves) => book.lookup(moves)?.games ?? 0;
  const went = book.lookup("f5d6c3d3")?.moves.find(({ move }) => move === "c4")?.games ?? 0;
  assert.ok(went > 30_000 && went <= games("f5d6c3d3"));
  // Other games came there by another order of moves.
  assert.ok(games("f5d6c3d3c4") > games("f5d6c3d3"));
});

test("the winners do not depend on the side to move", async () => {
  const book = await Book.load();
  await book.loadStatistics();
  // Nearly every game begins with f5 d6: the results before and after are nearly the same.
  const [before, after] = ["f5", "f5d6"].map((position) => book.lookup(position));
  const share = (/** @type {typeof before} */ entry) => (entry?.black ?? 0) / (entry?.games ?? 1);
  assert.ok(Math.abs(share(before) - share(after)) < 0.1, `${share(before)} ${share(after)}`);
});

test("statistics come from a file as well, and those that are damaged or of another book are refused", async () => {
  const bytes = await readFile(DATA);
  const book = await Book.load();
  await book.loadStatistics(DATA);
  const entry = book.lookup(KNOWN);
  const damaged = new Uint8Array(bytes);
  damaged[1000] ^= 1;
  const other = new Uint8Array(bytes);
  other[0] = 0;
  for (const [source, message] of /** @type {[any, RegExp][]} */ ([
    [damaged, /^statistics: the checksum/],
    [other, /begin with FLIPSTAT/],
    [bytes.subarray(0, 1000), /checksum/],
    [new Uint8Array(0), /begin with FLIPSTAT/],
    [new URL("none.bin", DATA), /^no statistics at /],
  ]))
    await assert.rejects(book.loadStatistics(source), {
      name: "FlipsideError",
      code: "INVALID_DATA",
      message,
    });
  const wrong = /** @type {any} */ (book);
  await assert.rejects(wrong.loadStatistics(5), { code: "INVALID_OPTION" });
  await assert.rejects(wrong.loadStatistics(DATA, { wasm: DATA }), {
    code: "INVALID_OPTION",
    message: /"wasm"$/,
  });
  const abort = new AbortController();
  const never = book.loadStatistics(new Promise(() => {}), { signal: abort.signal });
  setTimeout(() => abort.abort(), 5);
  await assert.rejects(never, { name: "AbortError" });
  assert.deepEqual(book.lookup(KNOWN), entry);
});
