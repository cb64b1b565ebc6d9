import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { aged, ratedAfter } from "../../../www/train/glicko.js";
import { NOBODY, personAfter } from "../../../www/train/person.js";
import { puzzlesIn } from "../../../www/train/puzzles.js";
import {
  firstRating,
  isRated,
  onDay,
  puzzlesUntilShown,
  ratingAfter,
  shownRating,
} from "../../../www/train/rating.js";
import { nextPuzzle } from "../../../www/training/tasks/choosing.js";
import { randomFrom } from "../../support/random.js";

/** @import { Attempt } from "../../../www/train/rating.js" */

test("the example of the paper comes out as printed there", () => {
  const { rating, deviation, volatility } = ratedAfter({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  assert.equal(rating.toFixed(2), "1464.05");
  assert.equal(deviation.toFixed(2), "151.52");
  assert.equal(volatility.toFixed(5), "0.06000");
});

test("a rating without games stays, and is less sure", () => {
  const before = { rating: 1500, deviation: 60, volatility: 0.06 };
  assert.deepEqual(ratedAfter(before, []), aged(before, 1));
  assert.equal(aged(before, 1).rating, 1500);
  assert.ok(aged(before, 30).deviation > aged(before, 1).deviation);
});

/** @type {Attempt} */
const SOLVED = Object.freeze({ kind: "new", isRight: true, hint: "none", chosen: "mixed" });
const PUZZLE = Object.freeze({ rating: 1200, deviation: 60 });
const PERSON = Object.freeze({ rating: 1200, deviation: 100, volatility: 0.06, day: 10 });

/** By how much the rating moves. @param {Partial<Attempt>} attempt */
function moved(attempt) {
  return ratingAfter(PERSON, PUZZLE, { ...SOLVED, ...attempt }, 10).rating - PERSON.rating;
}

test("the rating moves by what was done: in full, in part, or not at all", () => {
  const won = moved({});
  const lost = moved({ isRight: false });
  assert.ok(won > 0 && Math.abs(won + lost) < 1e-9, "at even chances as far up as down");
  assert.ok(Math.abs(moved({ chosen: "theme" }) - 0.7 * won) < 1e-9);
  assert.ok(Math.abs(moved({ chosen: "telling" }) - 0.2 * won) < 1e-9);
  assert.equal(moved({ isRight: false, chosen: "telling" }), lost, "a miss weighs in full");
  assert.ok(Math.abs(moved({ hint: "place" }) - 0.2 * won) < 1e-9);
  assert.equal(moved({ hint: "square" }), lost, "a square that was shown is not found");
  for (const kind of /** @type {const} */ (["again", "run", "own"])) {
    assert.equal(isRated({ kind }), false);
    assert.equal(moved({ kind }), 0);
    assert.equal(moved({ kind, isRight: false }), 0);
  }
  assert.equal(ratingAfter(PERSON, null, SOLVED, 10), PERSON);
});

test("days away make a rating less sure, and a clock that was set back does not", () => {
  assert.ok(onDay(PERSON, 40).deviation > PERSON.deviation);
  assert.equal(onDay(PERSON, 4), PERSON);
  assert.ok(onDay(PERSON, 100_000).deviation <= 350);
});

test("no number is shown before it says something", () => {
  assert.equal(shownRating({ rating: 1237, deviation: 111 }), null);
  assert.deepEqual(shownRating({ rating: 1237, deviation: 89.6 }), { rating: 1240, deviation: 90 });
});

test("how many puzzles are missing until a number is shown goes down to none", () => {
  let person = firstRating(0);
  const missing = [puzzlesUntilShown(person)];
  while (missing.at(-1) !== 0) {
    const puzzle = { rating: person.rating, deviation: 60 };
    person = ratingAfter(person, puzzle, { ...SOLVED, isRight: missing.length % 2 === 0 }, 0);
    missing.push(puzzlesUntilShown(person));
  }
  assert.ok(shownRating(person));
  assert.deepEqual(
    missing,
    [...missing].sort((one, other) => other - one),
  );
  assert.ok(missing[0] >= 8 && missing[0] <= 12, `${missing[0]}`);
  assert.ok(Math.abs(missing.length - 1 - missing[0]) <= 1, missing.join());
});

/** The people are given a tenth of the collection each, which is quicker to look through. */
const TENTHS = 10;

test("people of 600, 1200 and 1800 are found: within 110 after 10 puzzles of the collection, within 60 after 40", () => {
  const files = readdirSync("data/puzzles").filter((name) => name.endsWith(".obf"));
  const all = files.flatMap((name) => puzzlesIn(readFileSync(`data/puzzles/${name}`, "utf8")));
  const tenths = Array.from({ length: TENTHS }, (_, tenth) =>
    all.filter((__, place) => place % TENTHS === tenth),
  );
  /** What each says of oneself: as good as one of the characters. @type {readonly (readonly [number, number])[]} */
  const people = [
    [600, 580],
    [1200, 1170],
    [1800, 1780],
  ];
  for (const [skill, told] of people) {
    const random = randomFrom(skill);
    /** A puzzle is as hard as its rating says, give or take its deviation. */
    const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const errors = { 10: 0, 40: 0 };
    const count = 20;
    for (let each = 0; each < count; each += 1) {
      let person = { ...NOBODY, rating: firstRating(0, told) };
      /** @type {string[]} */
      const before = [];
      for (let met = 1; met <= 40; met += 1) {
        const { rating } = person.rating;
        const puzzle = nextPuzzle(tenths[each % TENTHS], person, { rating, before }, random);
        assert.ok(puzzle);
        before.push(puzzle.themes[0]);
        const hardness = puzzle.rating + puzzle.deviation * gauss();
        const isRight = random() < 1 / (1 + 10 ** ((hardness - skill) / 400));
        person = /** @type {typeof person} */ (personAfter(person, puzzle, { ...SOLVED, isRight }, 0));
        if (met === 10 || met === 40) errors[met] += Math.abs(person.rating.rating - skill) / count;
      }
      assert.equal(new Set(person.met).size, 40, "none comes twice");
      assert.ok(shownRating(person.rating), "after 40 puzzles a number is shown");
    }
    assert.ok(errors[10] <= 110, `${skill}: ${errors[10]} after 10`);
    assert.ok(errors[40] <= 60, `${skill}: ${errors[40]} after 40`);
  }
});
