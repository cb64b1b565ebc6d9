import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { Book } from "../../../dist/book.js";
import { Engine, Game } from "../../../dist/flipside.js";
import { readPuzzles, writePuzzle } from "../../../js/puzzles/text.js";
import { puzzleThemes } from "../../../js/puzzles/themes.js";
import { after, finalScore, isOver, legalMoves, positionFrom } from "../../../js/rules/position.js";
import {
  changesOutcome,
  LEAST_GAIN,
  likeness,
  solved,
  withReplies,
} from "../../../scripts/puzzles/candidate.mjs";
import { lineOf } from "../../../scripts/puzzles/lines.mjs";
import {
  createSearcher,
  isAgreed,
  isEarly,
  isMissed,
  knownMoves,
  LEAST_LEAD,
  OPENING,
  ofOpening,
} from "../../../scripts/puzzles/opening.mjs";
import { ratingOf, rises } from "../../../scripts/puzzles/rating.mjs";
import { CALCULATION, THEMES, themesOf } from "../../../scripts/puzzles/themes.mjs";

/** @import { Position } from "../../../js/rules/position.js" */

const FILES = readdirSync("data/puzzles").filter((name) => name.endsWith(".obf"));
const texts = FILES.map((name) => readFileSync(`data/puzzles/${name}`, "utf8"));
const puzzles = texts.flatMap((text) => readPuzzles(text).puzzles);

test("there are more than 5,000 puzzles, of which four in five change the outcome, in at most 32 bytes each", () => {
  const lines = texts.flatMap((text) => text.trimEnd().split("\n"));
  assert.ok(puzzles.length > 5000);
  assert.deepEqual(puzzles.map(writePuzzle), lines, "every line is a puzzle, and is written as it was read");
  const changing = puzzles.filter(({ score, second }) => changesOutcome([{ score }, second]));
  assert.ok(changing.length >= 0.8 * puzzles.length, `${changing.length}`);
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  assert.ok(bytes <= 32 * puzzles.length, `${bytes / puzzles.length}`);
});

test("no puzzle is lost, no two are alike, and the next best move loses four discs at least, in an opening two", () => {
  assert.equal(new Set(puzzles.map(({ position }) => likeness(position))).size, puzzles.length);
  for (const { position, score, second, deviation } of puzzles) {
    const least = isEarly(position) ? LEAST_LEAD : LEAST_GAIN;
    assert.ok(score >= 0 && score - second.score >= least && deviation <= 90, position);
  }
});

test("openings are as the book has them, and a search finds the moves of a sample", async () => {
  const openings = puzzles.filter(({ themes }) => themes.includes(OPENING));
  assert.deepEqual(
    openings,
    puzzles.filter(({ position }) => isEarly(position)),
  );
  const book = await Book.load();
  await book.loadStatistics();
  for (const puzzle of openings) {
    const moves = knownMoves(book, puzzle.position);
    assert.ok(isMissed(puzzle.position, moves), puzzle.position);
    assert.equal(writePuzzle({ ...puzzle, ...ofOpening(moves) }), writePuzzle(puzzle));
  }
  const searcher = await createSearcher();
  for (const { position, move } of openings.filter((_, place) => place % 40 === 3))
    assert.ok(await isAgreed(searcher, position, move), position);
  searcher.dispose();
});

test("an opening that most players find, or that has two best moves, is none", () => {
  const position = new Game().play("f5").toString();
  const [best, next] = [
    { move: /** @type {const} */ ("d6"), score: 2, games: 10, images: 1 },
    { move: /** @type {const} */ ("f6"), score: 0, games: 30, images: 1 },
  ];
  assert.ok(isMissed(position, [best, next]));
  assert.ok(!isMissed(position, [best, { ...next, games: 29 }]), "found too often");
  assert.ok(!isMissed(position, [best, { ...next, score: 1 }]), "nearly as good");
  assert.ok(!isMissed(position, [{ ...best, images: 2 }, next]), "two moves that are the same by symmetry");
  assert.ok(
    !isMissed(position, [
      { ...best, score: -1 },
      { ...next, score: -9 },
    ]),
    "lost",
  );
  assert.ok(!isMissed(position, [best]), "nothing to compare with");
});

test("a file has the puzzles of its ratings, the easiest first", () => {
  for (const [place, name] of FILES.entries()) {
    const ratings = readPuzzles(texts[place]).puzzles.map(({ rating }) => rating);
    const to = Number.parseInt(FILES[place + 1] ?? "9999", 10);
    assert.ok(
      ratings.every((rating) => rating >= Number.parseInt(name, 10) && rating < to),
      name,
    );
    assert.deepEqual(
      ratings,
      ratings.toSorted((one, other) => one - other),
    );
  }
});

test("themes are those that there are, and twelve of them have 150 puzzles", () => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const theme of puzzles.flatMap(({ themes }) => themes))
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
  assert.deepEqual([...Object.keys(THEMES), OPENING, CALCULATION], [...puzzleThemes]);
  for (const theme of counts.keys())
    assert.ok(
      puzzleThemes.some((name) => name === theme),
      theme,
    );
  assert.ok([...counts.values()].filter((count) => count >= 150).length >= 12);
});

test("a sample is solved as the files say, themes and lines included", async () => {
  const engine = await Engine.create({ worker: false, tableBits: 16 });
  const sample = puzzles.filter(({ position }) => !isEarly(position)).filter((_, place) => place % 250 === 7);
  for (const { position, score, second, line, themes } of sample) {
    const moves = await solved(engine, position);
    assert.deepEqual(
      [moves[0].move, moves[0].score, moves[1].score],
      [line[0], score, second.score],
      position,
    );
    assert.deepEqual(await lineOf(engine, position, moves[0].line), line, position);
    const replied = await withReplies(engine, position, moves);
    assert.deepEqual(themesOf(position.slice(0, 64), position[65], replied), themes, position);
  }
  engine.dispose();
});

/**
 * The score of best play for the side to move, by trying everything.
 * @param {Position} position
 * @param {number} low
 * @param {number} high
 * @returns {number}
 */
function plainScore(position, low, high) {
  const side = position.turn === "black" ? 1 : -1;
  if (isOver(position)) return side * finalScore(position);
  let best = low;
  for (const move of legalMoves(position)) {
    const next = /** @type {Position} */ (after(position, move));
    best = Math.max(best, -plainScore(next, -high, -best));
    if (best >= high) return best;
  }
  return best;
}

test("a plain alpha-beta agrees on the best move, and how much better it is", () => {
  const small = puzzles.filter(({ position }) => position.split("-").length - 1 <= 8);
  const sample = small.filter((_, place) => place % Math.floor(small.length / 200) === 0);
  assert.ok(sample.length >= 200);
  for (const { position, score, second, line } of sample) {
    const start = positionFrom(position.slice(0, 64), position[65] === "X" ? "black" : "white");
    const scores = legalMoves(start).map((move) => ({
      move,
      score: 0 - plainScore(/** @type {Position} */ (after(start, move)), -64, 64),
    }));
    scores.sort((one, other) => other.score - one.score);
    assert.deepEqual(
      [scores[0].move, scores[0].score, scores[1].score],
      [line[0], score, second.score],
      position,
    );
  }
});

test("a rating is where what was found is the likeliest, and is surer with more tries", () => {
  const found = [2, 8, 20, 32, 48, 56, 62, 64];
  const rating = ratingOf({ seeds: 64, found });
  const fewer = ratingOf({ seeds: 16, found: found.map((count) => count / 4) });
  assert.ok(rating && fewer && rating.deviation < fewer.deviation);
  const harder = ratingOf({ seeds: 64, found: found.map((count) => count / 2) });
  assert.ok(harder && harder.rating > rating.rating);
  assert.ok(rises({ seeds: 64, found }));
  assert.ok(!rises({ seeds: 64, found: found.toReversed() }));
  assert.equal(ratingOf({ seeds: 64, found: found.map(() => 64) }), null);
});

test("the guide has a line of the collection, how many puzzles there are, and how many of each theme", () => {
  const guide = readFileSync("docs/puzzles.md", "utf8");
  const lines = new Set(texts.flatMap((text) => text.split("\n")));
  assert.ok(guide.split("\n").some((line) => lines.has(line.trim()) && line.includes("%")));
  assert.ok(guide.includes(`has ${puzzles.length.toLocaleString("en")} puzzles`));
  const rows = [...guide.matchAll(/^\| `([a-z-]+)` \| .+ \| ([\d,]+) \|$/gm)];
  assert.deepEqual(
    rows.map(([, theme]) => theme),
    [...puzzleThemes],
  );
  for (const [, theme, count] of rows)
    assert.equal(
      count,
      puzzles.filter(({ themes }) => themes.includes(theme)).length.toLocaleString("en"),
      theme,
    );
});
