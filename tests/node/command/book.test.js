import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Book } from "flipside/book";
import { ENDGAME } from "../engines.js";
import { flipside } from "./run.js";

const DATA = fileURLToPath(import.meta.resolve("flipside/book.bin"));

/** A book that Edax made. */
const EDAX = fileURLToPath(new URL("../../data/books/edax-cut.dat", import.meta.url));

/** A short game, which black wins without a disc of white. */
const WIPEOUT = "f5d6c5f4e7f6g5e6e3";

/** A square turned by 180 degrees. @param {string} square */
const turned = (square) => "hgfedcba"["abcdefgh".indexOf(square[0])] + (9 - Number(square[1]));

const BOOK = await Book.load();
await BOOK.loadStatistics();

test("the moves of a position are printed with their scores, games and lines", async () => {
  const { output, errors, code } = await flipside(["book", "f5d6c3", ENDGAME]);
  assert.deepEqual([errors, code], ["", 0]);
  const lines = BOOK.lines("f5d6c3");
  const [heading, ...rows] = output.trimEnd().split("\n");
  assert.equal(heading, "#1  f5d6c3: Perpendicular");
  assert.equal(rows.length, lines.length + 1);
  for (const [index, { move, score, pv, games = 0 }] of lines.entries()) {
    const row = rows[index].replaceAll(/ +/g, " ");
    assert.ok(row.startsWith(` ${move} ${score > 0 ? "+" : ""}${score} `), row);
    assert.ok(row.includes(` ${games.toLocaleString("en")} games `), row);
    assert.ok(row.endsWith(pv.join(" ")), row);
  }
  assert.match(rows.at(-1) ?? "", /^#2 .*: not in the book$/);
});

test("as JSON there is an object for each position, null where the book does not know it", async () => {
  const { output, errors, code } = await flipside(["book", "--json", "-"], `f5\n${ENDGAME}\nf5a1\n`);
  const [known, unknown, bad] = output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(known.book, { ...BOOK.lookup("f5"), moves: BOOK.lines("f5") });
  assert.deepEqual([known.file, known.line, known.text], ["-", 1, "f5"]);
  assert.equal(unknown.book, null);
  assert.equal(bad.error.code, "ILLEGAL_MOVE");
  assert.match(errors, /^flipside: standard input:3: transcript: move 2: illegal move "a1"/);
  assert.equal(code, 1);
});

test("another book is a file, and what is no book is named", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "flipside-book-"));
  t.after(() => rm(folder, { recursive: true }));
  const wrong = join(folder, "wrong.bin");
  await writeFile(wrong, "nonsense");
  const { output } = await flipside(["book", "--book", DATA, "--json", "f5"]);
  assert.equal(JSON.parse(output).book.score, BOOK.lookup("f5")?.score);
  for (const args of [["book", "f5"], ["gtp"], ["play"]]) {
    const refused = await flipside([...args, "--book", wrong]);
    assert.deepEqual([refused.output, refused.code], ["", 1]);
    assert.match(refused.errors, /^flipside: a book: expected bytes that begin with FLIPBOOK/);
    const missing = await flipside([...args, "--book", join(folder, "none.bin")]);
    assert.match(missing.errors, /^flipside: no book at file:.*none\.bin: ENOENT/);
  }
});

test("a book of Edax is a book like any other", async () => {
  const { output, errors, code } = await flipside(["book", "--book", EDAX, "f5", ENDGAME]);
  assert.deepEqual([errors, code], ["", 0]);
  const rows = output.trimEnd().split("\n");
  assert.equal(rows.length, 5);
  assert.match(rows[1], /^ {2}d6 {5}0 {2}12@100 {2}d6 c3 d3 c4 f4$/);
  assert.match(rows[3], /^ {2}f4 {4}-9 {2}9@100 {3}f4 e3$/);
  const json = await flipside(["book", "--book", EDAX, "--json", "f5"]);
  assert.deepEqual(JSON.parse(json.output).book.bounds, [-2, 2]);
  const played = await flipside(["gtp", "--book", EDAX, "--level", "20"], "play b f5\ngenmove w\n");
  assert.equal(played.output, "=\n\n= d6\n\n");
});

test("a match program gets moves of the book, and none without it", async () => {
  const commands = "genmove b\nreg_genmove w\nflipside-set_position f5d6c3\nestimate_score\n";
  const best = BOOK.lookup("")?.moves[0].move ?? "";
  const reply = BOOK.lookup(best)?.moves[0].move;
  const score = BOOK.lookup("f5d6c3")?.score ?? 0;
  const estimate = score === 0 ? "0" : `${score < 0 ? "B" : "W"}+${Math.abs(score)}`;
  const expected = `= ${best}\n\n= ${reply}\n\n=\n\n= ${estimate}\n\n`;
  // Hundreds of years would pass without the book.
  for (const args of [
    ["--depth", "60"],
    ["--level", "20", "--book", DATA],
  ])
    assert.equal((await flipside(["gtp", ...args], commands)).output, expected);
  const searched = await flipside(["gtp", "--no-book", "--depth", "1"], "genmove b\n");
  assert.match(searched.output, /^= (d3|c4|f5|e6)\n\n$/);
});

test("a game in the terminal opens from the book where that is wanted", async () => {
  const best = BOOK.lookup("f5")?.moves[0].move;
  const output = async (/** @type {string[]} */ ...args) =>
    (await flipside(["play", ...args], "f5\n")).output;
  for (const args of [["--book"], ["--book", DATA]])
    assert.match(
      await output("--level", "20", ...args),
      new RegExp(`white \\(O\\) plays ${best} \\(.* from the book\\)`),
    );
  assert.match(await output("--level", "1"), /plays .* 2 plies deep\)/);
});

test("a book is made of the games of files, and looked up like any other", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "flipside-book-"));
  t.after(() => rm(folder, { recursive: true }));
  const [games, out] = [join(folder, "games.txt"), join(folder, "own.book")];
  const transcripts = [WIPEOUT, WIPEOUT.replaceAll(/[a-h][1-8]/g, turned)];
  await writeFile(games, `${transcripts.join("\n")}\nf5f5\nf5d6c3\n`);
  const made = await flipside(["book", "--from", games, "-o", out, "--plies", "4"]);
  assert.deepEqual([made.output, made.code], [`5 positions: ${out}\n`, 1]);
  assert.match(made.errors, /games\.txt:3: transcript: move 2: illegal move "f5"/);
  assert.match(made.errors, /games\.txt:4: game: expected one that is over, or a result/);
  assert.match(made.errors, /flipside: passed over: 2\n$/);
  const { output, code } = await flipside(["book", "--book", out, "--json", WIPEOUT.slice(0, 2)]);
  const { games: count, black, score } = JSON.parse(output).book;
  assert.deepEqual([code, count, black, score], [0, 2, 2, -64]);
  const searched = await flipside(
    ["book", "--from", "-", "-o", out, "--plies", "2", "--scores", "--depth", "3", "--workers", "1"],
    `${transcripts.join("\n")}\n`,
  );
  assert.deepEqual([searched.errors, searched.code], ["", 0]);
  assert.equal((await Book.load(out)).lookup("")?.depth, 5);
});

test("what makes no book is refused by name", async () => {
  for (const [args, message] of /** @type {[string[], RegExp][]} */ ([
    [[], /expected positions to look up, or --from with files of games, found neither/],
    [["--from", "x"], /--out: expected a file for the book, found none/],
    [["f5", "--out", "x"], /--out: expected --from with it, found none/],
    [["f5", "--scores"], /--scores: expected --from with it/],
    [["f5", "--depth", "3"], /--depth: expected --from with it/],
    [["--from", "x", "-o", "./x"], /--out: expected another file than those of the games/],
    [["--from", "x", "-o", "y", "--depth", "3"], /--depth: expected --scores with it/],
    [
      ["--from", DATA, "-o", "y", "--book", DATA],
      /--from: expected nothing to look up beside it, found --book/,
    ],
  ])) {
    const { output, errors, code } = await flipside(["book", ...args]);
    assert.deepEqual([output, code], ["", 1]);
    assert.match(errors, message);
  }
});
