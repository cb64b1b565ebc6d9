import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "flipside";
import {
  FlipsideError,
  loadPuzzles,
  pickPuzzles,
  puzzleBands,
  puzzleThemes,
  readPuzzles,
  writePuzzle,
} from "flipside/puzzles";
import { puzzleIn, puzzlesIn, textOf } from "../../../www/train/puzzles.js";

/** @import { Puzzle } from "flipside/puzzles" */

const LINE =
  "----O-------OO-OO-XXXOOOOXXXOOXOOOOOOXXOXOXOOXXOX-OXXXX---OOOOO- X; a2:+2; f1:-14; % 901 29 c2 b3 b7 c1 c-square quiet";

/** @type {Puzzle} */
const PUZZLE = {
  position: "----O-------OO-OO-XXXOOOOXXXOOXOOOOOOXXOXOXOOXXOX-OXXXX---OOOOO- X",
  turn: "black",
  move: "a2",
  score: 2,
  second: { move: "f1", score: -14 },
  margin: 16,
  line: ["a2", "c2", "b3", "b7", "c1"],
  rating: 901,
  deviation: 29,
  themes: ["c-square", "quiet"],
};

test("a line is a puzzle, and is written as it was read", () => {
  assert.deepEqual(readPuzzles(LINE), { puzzles: [PUZZLE], problems: [] });
  assert.equal(writePuzzle(PUZZLE), LINE);
  assert.equal(Game.parse(PUZZLE.position).turn, PUZZLE.turn);
});

test("line breaks of any system, empty lines, remarks and a mark of UTF-8 are no problem", () => {
  const { puzzles, problems } = readPuzzles(`\ufeff% mine\r\n\r\n${LINE} \r\n  \n${LINE}`);
  assert.deepEqual([puzzles.length, problems], [2, []]);
});

test("a bad line is told with its number, and the others are read", () => {
  const bad = [
    ["<!doctype html>", "a position, its best two moves, rating, deviation, line and themes, found"],
    [LINE.slice(3), "a position, its best two moves"],
    [LINE.replace("%", ""), "a position, its best two moves"],
    [LINE.replace("a2:+2", "a1:+2"), "legal moves, found a1"],
    [LINE.replace("f1:", "a1:"), "legal moves, found a1"],
    [LINE.replace("29 c2", "29 pass"), "legal moves, found pass"],
    [LINE.replace("f1:", "a2:"), "a best move that is better than the next, found a2:+2 and a2:-14"],
    [LINE.replace("-14", "+2"), "a best move that is better than the next, found a2:+2 and f1:+2"],
  ];
  const { puzzles, problems } = readPuzzles([LINE, ...bad.map(([line]) => line), LINE].join("\n"));
  assert.equal(puzzles.length, 2);
  assert.deepEqual(
    problems.map(({ line }) => line),
    bad.map((_, index) => index + 2),
  );
  for (const [index, { line, message }] of problems.entries())
    assert.ok(message.startsWith(`line ${line}: expected ${bad[index][1]}`), message);
  const number = /** @type {string} */ (/** @type {unknown} */ (7));
  assert.throws(() => readPuzzles(number), invalid("puzzles: expected a text, found 7"));
});

test("the page reads the same puzzles, and passes over what is none", () => {
  const { puzzles } = readPuzzles(LINE);
  assert.deepEqual(puzzlesIn(`${LINE}\n${LINE.slice(3)}\n`), puzzles);
  assert.deepEqual(puzzleIn(LINE), puzzles[0]);
  assert.equal(puzzleIn("<!doctype html>"), null);
  assert.equal(textOf(PUZZLE), LINE);
});

test("puzzles are loaded by band and by theme, the easiest first, the same as the files have them", async () => {
  const all = await loadPuzzles();
  const files = readdirSync("data/puzzles").filter((name) => name.endsWith(".obf"));
  const texts = files.map((name) => readFileSync(`data/puzzles/${name}`, "utf8"));
  assert.deepEqual(all.map(writePuzzle), texts.join("").trimEnd().split("\n"));
  const bands = await Promise.all(puzzleBands.map((ratings) => loadPuzzles({ ratings })));
  assert.deepEqual(
    bands.map((puzzles) => `${puzzles.map(writePuzzle).join("\n")}\n`),
    texts,
    "each band is a file",
  );
  const some = await loadPuzzles({ theme: "wedge", ratings: [850, 1250] });
  assert.deepEqual(
    some,
    all.filter(({ themes, rating }) => themes.includes("wedge") && rating >= 850 && rating <= 1250),
  );
  assert.ok(some.length > 20);
});

test("what is no filter is refused by name", async () => {
  const load = (/** @type {any} */ filter) => loadPuzzles(filter);
  await assert.rejects(load({ theme: "wedges" }), invalid("theme: expected one of wipe-out, saved-from"));
  await assert.rejects(load({ theme: 3 }), invalid("theme: expected the name of a theme, found 3"));
  await assert.rejects(load({ ratings: [2, 1] }), invalid("ratings: expected two numbers, the lesser first"));
  await assert.rejects(load({ rating: 900 }), invalid("options: expected only theme, ratings, found"));
  const pick = (/** @type {any} */ options) => () => pickPuzzles([PUZZLE], options);
  assert.throws(pick({}), invalid("seed: expected a number or a text, found undefined"));
  assert.throws(pick({ seed: 1, count: -1 }), invalid("count: expected a whole number, found -1"));
});

test("the same seed picks the same puzzles whatever their order, and another one others", async () => {
  const all = await loadPuzzles({ ratings: [800, 900] });
  const options = { theme: "wedge", ratings: /** @type {const} */ ([820, 880]), count: 5 };
  const picked = pickPuzzles(all, { ...options, seed: "2026-11-28" });
  assert.equal(picked.length, 5);
  assert.equal(new Set(picked).size, 5);
  for (const { themes, rating } of picked)
    assert.ok(themes.includes("wedge") && rating >= 820 && rating <= 880);
  assert.deepEqual(pickPuzzles(all.toReversed(), { ...options, seed: "2026-11-28" }), picked);
  assert.notDeepEqual(pickPuzzles(all, { ...options, seed: "2026-11-29" }), picked);
  assert.deepEqual(pickPuzzles(all, { seed: 1n }), pickPuzzles(all, { seed: 1 }));
  const left = all.filter((puzzle) => puzzle !== picked[0]);
  assert.deepEqual(pickPuzzles(left, { ...options, seed: "2026-11-28" }).slice(0, 4), picked.slice(1));
  assert.deepEqual(pickPuzzles(all, { seed: 1, ratings: [0, 1] }), []);
  assert.equal(pickPuzzles([PUZZLE], { seed: 1, count: 9 }).length, 1);
});

test("over many seeds every puzzle is picked about as often", async () => {
  const some = (await loadPuzzles({ ratings: [0, 599] })).slice(0, 20);
  const counts = new Map(some.map((puzzle) => [puzzle, 0]));
  for (let seed = 0; seed < 4000; seed += 1) {
    const [puzzle] = pickPuzzles(some, { seed });
    counts.set(puzzle, (counts.get(puzzle) ?? 0) + 1);
  }
  for (const count of counts.values()) assert.ok(count > 140 && count < 260, `${[...counts.values()]}`);
});

test("the themes are told, the most telling first", () => {
  assert.deepEqual([puzzleThemes[0], puzzleThemes.at(-1)], ["wipe-out", "calculation"]);
});

/** @param {string} message how it begins */
function invalid(message) {
  return (/** @type {unknown} */ error) =>
    error instanceof FlipsideError && error.code === "INVALID_OPTION" && error.message.startsWith(message);
}
