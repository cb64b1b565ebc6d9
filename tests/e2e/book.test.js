import assert from "node:assert/strict";
import { test } from "node:test";
import { openFile } from "./checkout.js";

test("a page opens a game from the book, looks positions up and learns, and loads no more than that takes", async (t) => {
  /** @type {string[]} */
  const requested = [];
  const page = await openFile(t, "/blank", {
    prepare: async (page) => page.on("request", (request) => requested.push(new URL(request.url()).pathname)),
  });
  /** The chunks of the book that were asked for so far. */
  const chunks = () => requested.flatMap((path) => /book-(\w+)-\w+\.js$/.exec(path)?.[1] ?? []).sort();
  const without = await page.evaluate(async () => {
    const { Engine } = await import("flipside");
    const engine = await Engine.create({ tableBits: 10 });
    return (await engine.search("f5d6c3", { depth: 3 })).source;
  });
  assert.deepEqual([without, chunks()], ["search", []]);

  const opened = await page.evaluate(async () => {
    const [{ Engine, Game }, { Book }] = await Promise.all([import("flipside"), import("flipside/book")]);
    const book = await Book.load();
    const engine = await Engine.create({ tableBits: 10, book });
    const game = new Game();
    let nodes = 0;
    while (book.lookup(game)?.moves.length) {
      const found = await engine.search(game, { level: 20 });
      if (found.source !== "book") throw new Error(`${found.source} at ${game}`);
      nodes += found.nodes;
      game.play(found.move);
    }
    return { plies: game.ply, nodes, size: book.size };
  });
  assert.ok(opened.plies >= 8 && opened.size >= 120_000);
  assert.equal(opened.nodes, 0);
  assert.deepEqual(chunks(), ["data", "wasm"]);

  const learned = await page.evaluate(async () => {
    const [{ Engine, Game }, { Book }] = await Promise.all([import("flipside"), import("flipside/book")]);
    const book = await Book.load();
    await book.loadStatistics();
    const engine = await Engine.create({ tableBits: 10 });
    const game = new Game();
    // Bad moves lead out of the book.
    while (book.lookup(game.at(Math.max(0, game.ply - 1)))) game.play(game.legalMoves().at(-1) ?? "");
    await book.learn(game, engine, { depth: 2 });
    const again = await Book.load(book.export());
    return { games: book.lookup("f5")?.games, positions: book.learned, again: again.learned };
  });
  assert.ok(Number(learned.games) > 10_000);
  assert.ok(learned.positions.length > 0);
  assert.deepEqual(learned.again, learned.positions);
  assert.deepEqual(chunks(), ["data", "statistics", "wasm"]);
});

test("a page hosts the book's files itself, and the built-in ones are not loaded", async (t) => {
  /** @type {string[]} */
  const requested = [];
  const page = await openFile(t, "/blank", {
    prepare: async (page) => page.on("request", (request) => requested.push(new URL(request.url()).pathname)),
  });
  const known = await page.evaluate(async () => {
    const { Book } = await import("flipside/book");
    const book = await Book.load("/dist/book.bin", { wasm: "/dist/book_bg.wasm" });
    await book.loadStatistics("/dist/statistics.bin");
    return book.lookup("f5d6c3");
  });
  assert.equal(known?.name, "Perpendicular");
  assert.deepEqual(
    requested.filter((path) => /book-\w+-\w+\.js$/.test(path)),
    [],
  );
});
