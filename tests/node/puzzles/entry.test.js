import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "flipside";
import { FlipsideError, Puzzles, puzzleThemes, readPuzzles, writePuzzle } from "flipside/puzzles";
import { puzzleIn, puzzlesIn, textOf } from "../../../www/train/puzzles.js";

/** @import { Puzzle } from "flipside/puzzles" */

const LINE =
  "----O-------OO-OO-XXXOOOOXXXOOXOOOOOOXXOXOXOOXXOX-OXXXX---OOOOO- X; a2:+2; f1:-14; % 901 29 c2 b3 b7 c1 c-square quiet";

/** @type {Puzzle} */
const PUZZLE = {
  position: "----O-------OO-OO-XXXOOOOXXXOOXOOOOOOXXOXOXOOXXOX-OXXXX---OOOOO- X",
  turn: "black",
  move: "a2",
  moves: ["a2"],
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

test("the collection is loaded a part at a time, the easiest puzzles first, the same as the files have them", async () => {
  const puzzles = await Puzzles.load();
  const all = await puzzles.find({ count: Infinity });
  const files = readdirSync("data/puzzles").filter((name) => name.endsWith(".obf"));
  const texts = files.map((name) => readFileSync(`data/puzzles/${name}`, "utf8"));
  assert.deepEqual(all.map(writePuzzle), texts.join("").trimEnd().split("\n"));
  const parts = await Promise.all(puzzles.bands.map((rating) => puzzles.find({ rating, count: Infinity })));
  assert.deepEqual(
    parts.map((part) => `${part.map(writePuzzle).join("\n")}\n`),
    texts,
    "each band is a file",
  );
  const some = await puzzles.find({ theme: "wedge", rating: [850, 1250], count: Infinity });
  assert.deepEqual(
    some,
    all.filter(({ themes, rating }) => themes.includes("wedge") && rating >= 850 && rating <= 1250),
  );
  assert.ok(some.length > 20);
  assert.deepEqual(await puzzles.find(), all.slice(0, 1));
});

test("size and themes are told before a puzzle is loaded, and are those of the puzzles", async () => {
  const puzzles = await Puzzles.load();
  const all = await puzzles.find({ count: Infinity });
  assert.equal(puzzles.size, all.length);
  const counts = puzzleThemes.map((theme) => ({
    theme,
    count: all.filter(({ themes }) => themes.includes(theme)).length,
  }));
  assert.deepEqual(
    puzzles.themes,
    counts.filter(({ count }) => count > 0),
  );
});

test("a file of one's own is a collection, and what is none is told with its line", async () => {
  const harder = LINE.replace("901 29", "1500 40").replace("quiet", "quiet mine");
  const own = await Puzzles.load(new TextEncoder().encode(`% mine\n${harder}\n${LINE}\n`));
  assert.equal(own.size, 2);
  assert.deepEqual(own.bands, [[901, 1500]]);
  assert.deepEqual(own.themes, [
    { theme: "c-square", count: 2 },
    { theme: "quiet", count: 2 },
    { theme: "mine", count: 1 },
  ]);
  assert.deepEqual(await own.find(), [PUZZLE]);
  assert.deepEqual(
    (await own.find({ theme: "mine", count: 5 })).map(({ rating }) => rating),
    [1500],
  );
  assert.deepEqual(await own.find({ rating: [1600, 1700] }), []);
  const whole = await Puzzles.load("data/puzzles/0600.obf");
  assert.deepEqual(
    await whole.find({ count: Infinity }),
    await (await Puzzles.load()).find({ rating: [600, 699], count: Infinity }),
  );
  assert.equal((await Puzzles.load(new TextEncoder().encode("% none\n"))).size, 0);
  await assert.rejects(
    Puzzles.load(new TextEncoder().encode(`${LINE}\nhello`)),
    ({ code, message }) => code === "INVALID_DATA" && message.startsWith("puzzles: line 2: expected"),
  );
  const load = (/** @type {any} */ source) => Puzzles.load(source);
  await assert.rejects(load(7), invalid("puzzles: expected a URL, a Response or bytes, found 7"));
  assert.throws(() => Reflect.construct(Puzzles, []), { code: "UNSUPPORTED" });
});

test("what is no option is refused by name", async () => {
  const puzzles = await Puzzles.load();
  const find = (/** @type {any} */ options) => puzzles.find(options);
  await assert.rejects(find({ theme: "wedges" }), invalid("theme: expected one of wipe-out, stoner-trap"));
  await assert.rejects(find({ theme: 3 }), invalid("theme: expected one of wipe-out"));
  await assert.rejects(find({ rating: [2, 1] }), invalid("rating: expected two numbers, the lesser first"));
  await assert.rejects(
    find({ ratings: [1, 2] }),
    invalid("options: expected only theme, rating, count, seed"),
  );
  await assert.rejects(find({ seed: {} }), invalid("seed: expected a number or a text, found"));
  await assert.rejects(find({ count: -1 }), invalid("count: expected a whole number or Infinity, found -1"));
});

test("the same seed picks the same puzzles whatever their order, and another one others", async () => {
  const puzzles = await Puzzles.load();
  const options = { theme: "wedge", rating: /** @type {const} */ ([820, 880]), count: 5 };
  const picked = await puzzles.find({ ...options, seed: "2026-11-28" });
  assert.equal(picked.length, 5);
  assert.equal(new Set(picked).size, 5);
  for (const { themes, rating } of picked)
    assert.ok(themes.includes("wedge") && rating >= 820 && rating <= 880);
  const all = await puzzles.find({ rating: [800, 900], count: Infinity });
  const of = (/** @type {Puzzle[]} */ some) =>
    Puzzles.load(new TextEncoder().encode(some.map(writePuzzle).join("\n")));
  assert.deepEqual(await (await of(all.toReversed())).find({ ...options, seed: "2026-11-28" }), picked);
  assert.notDeepEqual(await puzzles.find({ ...options, seed: "2026-11-29" }), picked);
  assert.deepEqual(await puzzles.find({ ...options, seed: 1n }), await puzzles.find({ ...options, seed: 1 }));
  const left = await of(all.filter(({ position }) => position !== picked[0].position));
  assert.deepEqual((await left.find({ ...options, seed: "2026-11-28" })).slice(0, 4), picked.slice(1));
  assert.deepEqual(await puzzles.find({ seed: 1, rating: [0, 1] }), []);
});

test("over many seeds every puzzle is picked about as often", async () => {
  const easy = await (await Puzzles.load()).find({ count: 20 });
  const some = await Puzzles.load(new TextEncoder().encode(easy.map(writePuzzle).join("\n")));
  const counts = new Map(easy.map(({ position }) => [position, 0]));
  for (let seed = 0; seed < 4000; seed += 1) {
    const [{ position }] = await some.find({ seed });
    counts.set(position, (counts.get(position) ?? 0) + 1);
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
