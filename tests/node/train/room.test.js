import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { puzzleThemes } from "../../../js/puzzles/themes.js";
import { exerciseOf, imageOf } from "../../../www/train/exercise.js";
import { NOBODY, numberOf, personAfter, personIn } from "../../../www/train/person.js";
import { puzzlesIn, textOf } from "../../../www/train/puzzles.js";
import { firstRating, UNKNOWN_RATING } from "../../../www/train/rating.js";
import {
  afterMove,
  afterPuzzle,
  begun,
  bonusIn,
  leftIn,
  missedIn,
  RUN_MS,
  runIn,
  timed,
  toLookAtAgain,
} from "../../../www/training/person/run.js";
import { personBefore } from "../../../www/training/person/taken-over.js";
import { nextPuzzle, partOfDay, puzzleOfDay, weightedAs } from "../../../www/training/tasks/choosing.js";
import { Collection } from "../../../www/training/tasks/collection.js";
import { exerciseOfMistake } from "../../../www/training/tasks/own-mistake.js";
import { nextIn, planOf } from "../../../www/training/tasks/plan.js";
import {
  attemptOf,
  hinted,
  isDecided,
  shownSolution,
  taskIn,
  taskOfExercise,
  taskOfPuzzle,
  tried,
} from "../../../www/training/tasks/task.js";
import { themesOf } from "../../../www/training/tasks/themes.js";
import { askedFor, rightMove, trainingTexts, wrongMove } from "../../../www/training/text.js";
import { randomFrom } from "../../support/random.js";

const FOLDER = new URL("../../../data/puzzles/", import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(`${name}.obf`, FOLDER), "utf8");
const PUZZLES = puzzlesIn(read("0900"));
const LONG = /** @type {import("../../../www/train/puzzles.js").RatedPuzzle} */ (
  PUZZLES.find(({ line }) => line.length === 5)
);
const NEW = Object.freeze({ from: /** @type {const} */ ("mixed"), began: 1 });

test("a puzzle is solved move by move, the replies with it", () => {
  let task = taskOfPuzzle(LONG, NEW);
  for (const ply of [0, 2]) {
    task = tried(task, String(LONG.line[ply]));
    assert.deepEqual([task.phase, task.ply], ["open", ply + 2]);
  }
  task = tried(task, String(LONG.line[4]));
  assert.deepEqual([task.phase, task.ply], ["solved", 5]);
  assert.deepEqual(attemptOf(task), { kind: "new", chosen: "mixed", isRight: true, hint: "none" });
});

test("the first wrong move decides how a puzzle went, and leaves it open", () => {
  const task = tried(taskOfPuzzle(LONG, NEW), LONG.second.move);
  assert.deepEqual([task.phase, task.ply, isDecided(task)], ["open", 0, true]);
  const solved = LONG.line.filter((_, ply) => ply % 2 === 0).reduce(tried, task);
  assert.equal(solved.phase, "solved");
  assert.equal(attemptOf(solved).isRight, false);
});

test("the reason and the region are help, the square decides, and the next move begins without hints", () => {
  const once = hinted(taskOfPuzzle(LONG, NEW));
  assert.equal(isDecided(hinted(once)), false);
  assert.equal(attemptOf(hinted(once)).hint, "place");
  assert.equal(isDecided(hinted(hinted(once))), true);
  assert.equal(attemptOf(hinted(hinted(once))).hint, "square");
  const next = tried(once, String(LONG.line[0]));
  assert.deepEqual([next.told, next.hints], [0, 1]);
  assert.equal(attemptOf(shownSolution(next)).isRight, false);
});

test("the region is the first hint where there is no reason to tell", () => {
  const first = (/** @type {string} */ theme) => hinted(taskOfPuzzle({ ...LONG, themes: [theme] }, NEW)).told;
  assert.deepEqual([first("quiet"), first("calculation")], [1, 2]);
  const later = tried(taskOfPuzzle({ ...LONG, themes: ["quiet"] }, NEW), String(LONG.line[0]));
  assert.equal(hinted(later).told, 2);
  assert.equal(hinted(tried(later, LONG.second.move)).told, 1, "there is something to say of a wrong move");
});

test("an exercise of a puzzle comes again in another image, with its line and its second best move", () => {
  const exercise = exerciseOf(
    { position: LONG.position, right: LONG.line.slice(0, 1) },
    { kind: "puzzle", id: textOf(LONG) },
  );
  const images = new Set();
  for (let reviews = 1; reviews <= 8; reviews += 1) {
    const task = taskOfExercise(exercise, reviews, { from: "today", began: 1 });
    images.add(task.position);
    const back = [0, 1, 2, 3, 4, 5, 6, 7].map((symmetry) =>
      imageOf({ position: task.position, right: [...task.line, String(task.second?.move)] }, symmetry),
    );
    const original = back.find(({ position }) => position === LONG.position);
    assert.deepEqual(original?.right, [...LONG.line, LONG.second.move], task.position);
    assert.equal(task.kind, "again");
  }
  assert.equal(images.size, 8);
});

test("a mistake of one's own is asked as it was met, says what was played, and later comes in other images", () => {
  const { position, line, second } = LONG;
  const mistake = /** @type {const} */ ({
    position,
    best: [line[0]],
    score: 6,
    played: second.move,
    source: "game",
  });
  const exercise = exerciseOfMistake(/** @type {any} */ (mistake));
  assert.ok(exercise);
  const first = taskOfExercise(exercise, 0, { from: "today", began: 1 });
  assert.deepEqual(
    [first.kind, first.position, first.right, first.played, first.score],
    ["own", position, [line[0]], second.move, 6],
  );
  const other = taskOfExercise(exercise, 3, { from: "today", began: 1 });
  assert.notEqual(other.position, position);
  assert.equal(tried(other, String(other.right[0])).phase, "solved");
  assert.equal(exerciseOfMistake({ position: "damaged", best: ["a1"], score: 0, source: "game" }), null);
});

test("a task goes on after a reload, and nothing damaged is one", () => {
  const task = tried(taskOfPuzzle(LONG, NEW), LONG.second.move);
  assert.deepEqual(taskIn(JSON.parse(JSON.stringify(task))), task);
  for (const damaged of [null, 7, {}, { ...task, position: "X" }, { ...task, line: "a1" }])
    assert.equal(taskIn(damaged), null);
});

test("only new puzzles change ratings, and a puzzle that was met is remembered", () => {
  const right = /** @type {const} */ ({ isRight: true, hint: "none", chosen: "mixed" });
  const after = personAfter(NOBODY, LONG, { ...right, kind: "new" }, 10);
  assert.ok(Number(after.rating?.rating) > UNKNOWN_RATING);
  assert.deepEqual(Object.keys(after.themes), LONG.themes);
  assert.deepEqual([after.met, after.solved, after.fresh], [[numberOf(LONG)], 1, { day: 10, count: 1 }]);
  for (const kind of /** @type {const} */ (["again", "run", "own"])) {
    const same = personAfter(after, kind === "own" ? null : LONG, { ...right, kind }, 11);
    assert.deepEqual(same.rating, after.rating, kind);
    assert.deepEqual(same.themes, after.themes, kind);
  }
  assert.deepEqual(personIn(structuredClone(after)), after);
  assert.deepEqual(personIn({ rating: { rating: "high" }, met: [1, "x"], best: 7 }), { ...NOBODY, met: [1] });
});

test("no two puzzles are remembered by one number", () => {
  const all = ["0000", "0600", "0700", "0800", "0900", "1000", "1100", "1200", "1400", "1600"].flatMap(
    (name) => puzzlesIn(read(name)),
  );
  assert.equal(new Set(all.map(numberOf)).size, all.length);
});

test("puzzles suit the person, themes take turns, and what was met comes only when nothing else is left", () => {
  const random = randomFrom(3);
  let person = NOBODY;
  /** @type {string[]} */
  const before = [];
  for (let count = 0; count < 60; count += 1) {
    const puzzle = nextPuzzle(PUZZLES, person, { rating: 950, before }, random);
    assert.ok(puzzle && Math.abs(puzzle.rating - 950) <= 100);
    assert.ok(!person.met.includes(numberOf(puzzle)));
    before.push(String(puzzle.themes[0]));
    person = { ...person, met: [...person.met, numberOf(puzzle)] };
  }
  assert.ok(new Set(before.slice(0, 8)).size === 8, before.join());
  const [one, other] = PUZZLES;
  assert.ok(one && other);
  const met = { ...NOBODY, met: [numberOf(other), numberOf(one)] };
  assert.equal(
    nextPuzzle([one, other], met, { rating: 950 }, random),
    other,
    "the one that was met longest ago",
  );
  const quiet = nextPuzzle(PUZZLES, NOBODY, { rating: 950, theme: "quiet" }, random);
  assert.ok(quiet?.themes.includes("quiet"));
  assert.deepEqual([null, "parity", "x-square"].map(weightedAs), ["mixed", "theme", "telling"]);
});

test("beginners get only puzzles that change who wins", () => {
  const random = randomFrom(5);
  for (let count = 0; count < 30; count += 1) {
    const puzzle = nextPuzzle(PUZZLES, NOBODY, { rating: 600 }, random);
    assert.notEqual(Math.sign(Number(puzzle?.score)), Math.sign(Number(puzzle?.second.score)));
  }
});

test("somebody new gets won positions with a corner or a pass at stake, and others after ten", () => {
  const random = randomFrom(6);
  const easy = puzzlesIn(read("0600"));
  const isPlain = (/** @type {(typeof easy)[number] | undefined} */ puzzle) =>
    Number(puzzle?.score) > 0 &&
    /corner|pass|wipe/.test(String(puzzle?.themes.filter((theme) => theme !== "offer-a-corner")));
  const pick = (/** @type {readonly number[]} */ met) =>
    Array.from({ length: 40 }, () => nextPuzzle(easy, { ...NOBODY, met }, { rating: 640 }, random));
  assert.ok(pick([]).every(isPlain));
  assert.ok(!pick(Array.from({ length: 10 }, (_, index) => index)).every(isPlain));
});

test("the themes to choose from begin with the weakest, and those with few puzzles are none", () => {
  const rated = (/** @type {number} */ rating) => ({ ...firstRating(5, rating), deviation: 90 });
  const person = {
    rating: rated(1000),
    themes: { quiet: rated(1100), parity: rated(800), wedge: rated(900), closes: firstRating(5, 200) },
    met: PUZZLES.slice(0, 30).map(numberOf),
  };
  const themes = themesOf(PUZZLES, person, puzzleThemes);
  const names = themes.map(({ theme }) => theme);
  assert.deepEqual([...names.slice(0, 2), names.at(-1)], ["parity", "wedge", "quiet"]);
  assert.ok(names.includes("closes"), "of which little is known");
  for (const { theme, all, left } of themes) {
    const theirs = PUZZLES.filter((puzzle) => puzzle.themes.includes(theme));
    assert.equal(all, theirs.length);
    assert.equal(left, theirs.filter((puzzle) => !person.met.includes(numberOf(puzzle))).length);
    assert.ok(all >= 20);
  }
});

test("the puzzle of the day is one for everybody, harder from Monday to Sunday", () => {
  const week = [
    "2030-01-07",
    "2030-01-08",
    "2030-01-09",
    "2030-01-10",
    "2030-01-11",
    "2030-01-12",
    "2030-01-13",
  ];
  assert.deepEqual(
    week.map((day) => partOfDay(day, 10)),
    [1, 2, 3, 4, 5, 6, 7],
  );
  assert.equal(puzzleOfDay(PUZZLES, "2030-01-07"), puzzleOfDay([...PUZZLES], "2030-01-07"));
  assert.notEqual(puzzleOfDay(PUZZLES, "2030-01-07"), puzzleOfDay(PUZZLES, "2030-01-08"));
});

test("three minutes begin with the first move, errors cost ten seconds, and combos give some", () => {
  const run = begun("minutes", 1000);
  assert.equal(leftIn(run, 99_000), RUN_MS);
  let now = 5000;
  let next = afterMove(run, now);
  assert.equal(leftIn(next, now), RUN_MS);
  for (let move = 2; move <= 5; move += 1) next = afterMove(next, now);
  assert.equal(leftIn(next, now), RUN_MS + 3000, "the combo of five");
  now += 1000;
  next = afterPuzzle(next, { text: "one", isRight: false }, now);
  assert.deepEqual([leftIn(next, now), next.combo, next.solved, next.isOver], [RUN_MS - 8000, 0, 0, false]);
  next = afterPuzzle(next, { text: "two", isRight: true }, now + 700);
  assert.equal(next.solved, 1);
  assert.deepEqual(runIn(JSON.parse(JSON.stringify(next))), next, "it goes on after a reload");
  assert.equal(timed(next, now + RUN_MS).isOver, true);
  assert.deepEqual(toLookAtAgain(next), ["one", "two"]);
  assert.deepEqual(missedIn(next), ["one"]);
  const given = [4, 5, 12, 20, 30, 31].map((combo) => bonusIn({ kind: "minutes", combo }));
  assert.deepEqual(given, [0, 3000, 5000, 7000, 10_000, 0]);
  assert.equal(bonusIn({ kind: "streak", combo: 5 }), 0);
  assert.equal(runIn({ kind: "minutes" }), null);
});

test("a streak has no clock, and ends at the first miss", () => {
  const run = afterPuzzle(afterMove(begun("streak", 0), 10), { text: "one", isRight: true }, 20);
  assert.deepEqual([run.ends, run.isOver], [null, false]);
  assert.equal(afterPuzzle(run, { text: "two", isRight: false }, 30).isOver, true);
});

test("today has what is due, the puzzle of the day, and five new ones", () => {
  const agenda = { reviews: ["a", "b"], fresh: ["c"], later: 4, isFull: false };
  const exercises = [
    { key: "b", right: ["a1"], origins: [{ kind: /** @type {const} */ ("mistake"), id: "" }] },
  ];
  const now = { day: 5, date: "2030-01-07", newOnes: 5, lines: 0, overdue: 3, hasDaily: true };
  const plan = planOf(agenda, exercises, NOBODY, now);
  assert.deepEqual(plan, {
    due: 3,
    mistakes: 1,
    later: 4,
    overdue: 3,
    isDailyOpen: true,
    isDailyMissing: false,
    fresh: 5,
    isFull: false,
    minutes: 6,
  });
  assert.equal(planOf(agenda, exercises, NOBODY, { ...now, lines: 20 }).minutes, 11, "lines take time, too");
  assert.equal(nextIn(plan, NOBODY), "today");
  const done = { ...NOBODY, daily: "2030-01-07", fresh: { day: 5, count: 7 } };
  assert.equal(nextIn(planOf({ ...agenda, reviews: [], fresh: [] }, [], done, now), done), null);
  const full = planOf({ ...agenda, isFull: true }, exercises, NOBODY, now);
  assert.deepEqual([full.fresh, full.minutes], [0, 2], "no new ones where much is due");
});

test("the puzzle of the day, which is one for everybody, waits until it is known how well one solves", () => {
  const open = { due: 0, isDailyOpen: true, fresh: 2 };
  const [told, settled] = [firstRating(5, 580), { ...firstRating(5, 580), deviation: 100 }];
  assert.deepEqual(
    [null, told, settled].map((rating) => nextIn(open, { rating })),
    ["mixed", "mixed", "daily"],
  );
  assert.equal(nextIn({ ...open, fresh: 0 }, { rating: told }), "daily");
});

test("what was kept before there were ratings is taken over", () => {
  const before = { kind: "mixed", solved: 30, streak: 2, best: 9, level: 0.5, done: [1], day: "2030-01-07" };
  const person = personBefore(before, 12);
  assert.deepEqual(
    [person.solved, person.reached, person.daily, person.rating?.rating],
    [30, 9, "2030-01-07", 1150],
  );
  assert.equal(personBefore({ level: 0.5 }, 12).rating, null, "a person who has solved none is asked");
  assert.deepEqual(personBefore(undefined, 12), NOBODY);
});

test("a part is loaded when it is wanted, a missing one can be asked for again, and the others are there", async () => {
  /** @type {number[]} */
  const asked = [];
  let isMissing = false;
  const parts = [0, 600, 900, 1200].map((least) => ({
    least,
    most: least === 1200 ? 3000 : least + 299,
    async load() {
      asked.push(least);
      if (isMissing) throw new Error("missing");
      return [LONG];
    },
  }));
  const collection = new Collection(parts);
  assert.equal((await collection.near(1250)).length, 2);
  assert.deepEqual(asked, [900, 1200]);
  isMissing = true;
  assert.equal(collection.isLoaded, false);
  assert.equal((await collection.all()).length, 2);
  assert.deepEqual([collection.isLoaded, collection.isIncomplete], [true, true]);
  await assert.rejects(new Collection(parts).near(1250), /missing/);
  isMissing = false;
  assert.equal((await collection.all()).length, 4);
  assert.deepEqual([collection.isLoaded, collection.isIncomplete], [true, false]);
  assert.deepEqual(asked, [900, 1200, 0, 600, 900, 1200, 0, 600]);
  await assert.rejects(new Collection([]).part(0), RangeError);
  // Lines of a file that is damaged are passed over, and are missing as those of one that did not arrive.
  for (const [expected, isIncomplete] of /** @type {const} */ ([
    [4, false],
    [5, true],
  ])) {
    const damaged = new Collection(parts, expected);
    await damaged.all();
    assert.deepEqual([damaged.puzzles.length, damaged.isIncomplete], [4, isIncomplete]);
  }
});

test("every theme of the package has a name and a sentence", () => {
  const { themes, themeHints } = trainingTexts;
  assert.deepEqual(Object.keys(themes).sort(), [...puzzleThemes].sort());
  assert.deepEqual(Object.keys(themeHints).sort(), [...puzzleThemes].sort());
});

test("a task says what the best move reaches and others do not", () => {
  assert.equal(askedFor(12, -4), "Only one move wins. Find it.");
  assert.equal(askedFor(12, 2), "More than one move wins. Find the one that wins by the most.");
  assert.equal(askedFor(4, 0), "Only one move wins. Find it.");
  assert.equal(askedFor(0, -8), "Only one move saves the draw. Find it.");
  assert.equal(askedFor(null, null), "Find the best move.");
  assert.equal(wrongMove("c1", -8), "c1 loses by 8.");
  assert.equal(rightMove("b3", 4, true), "Right! b3 wins by 4.");
  assert.equal(rightMove("b3", 4, false), "Yes, b3 is the move.");
});
