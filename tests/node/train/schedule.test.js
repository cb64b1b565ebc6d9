import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf } from "../../../www/train/day.js";
import { memoryAfter, retrievability } from "../../../www/train/fsrs.js";
import { gradeOf, union } from "../../../www/train/log.js";
import { agendaOf, LIMITS, learnedAfter, replayed } from "../../../www/train/schedule.js";
import { answered, askedNow, sittingOf, withDue, withoutAnswered } from "../../../www/train/sitting.js";

/** @import { Review } from "../../../www/train/log.js" */
/** @import { Learned } from "../../../www/train/schedule.js" */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Numbers from 0 to 1, always the same. @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** FSRS-6 as its wiki has it, with the default parameters. */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
const FACTOR = 0.9 ** (-1 / W[20]) - 1;

/** @param {number} low @param {number} value @param {number} high */
const within = (low, value, high) => Math.min(high, Math.max(low, value));
/** @param {number} grade */
const firstDifficulty = (grade) => W[4] - Math.exp(W[5] * (grade - 1)) + 1;

/** @param {{ s: number, d: number } | null} before @param {number} days @param {number} grade 1 again, 2 hard, 3 good */
function plainMemory(before, days, grade) {
  if (!before) return { s: W[grade - 1], d: within(1, firstDifficulty(grade), 10) };
  const { s, d } = before;
  const r = (1 + (FACTOR * days) / s) ** -W[20];
  const moved = d - (W[6] * (grade - 3) * (10 - d)) / 9;
  const next = within(1, W[7] * firstDifficulty(4) + (1 - W[7]) * moved, 10);
  const same = Math.exp(W[17] * (grade - 3 + W[18])) * s ** -W[19];
  const forgotten = W[11] * d ** -W[12] * ((s + 1) ** W[13] - 1) * Math.exp(W[14] * (1 - r));
  const growth =
    Math.exp(W[8]) * (11 - d) * s ** -W[9] * (Math.exp(W[10] * (1 - r)) - 1) * (grade === 2 ? W[15] : 1);
  if (days === 0) return { s: s * (grade > 1 ? Math.max(1, same) : same), d: next };
  if (grade === 1) return { s: Math.min(forgotten, s / Math.exp(W[17] * W[18])), d: next };
  return { s: s * (1 + growth), d: next };
}

/** The day that a wall clock shows in a zone, by the calendar of the platform, where one begins at four. @param {string} zone */
function calendarIn(zone) {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (/** @type {number} */ time) => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const midnight = Date.parse(`${parts.year}-${parts.month}-${parts.day}T00:00Z`);
    const minutes = Number(parts.hour) * 60 + Number(parts.minute);
    return {
      day: midnight / DAY - Number(minutes < 240),
      offset: Math.round((midnight + minutes * 60_000 - time) / 60_000),
    };
  };
}

const ZONES = ["UTC", "Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati", "Europe/Berlin"];
const GRADES = /** @type {const} */ (["again", "hard", "good"]);

test("due days are those of a plain FSRS-6 with days by the person's clock, in every zone and over summer time", () => {
  const random = randomFrom(59);
  const calendars = ZONES.map(calendarIn);
  for (let count = 0; count < 1000; count += 1) {
    const calendar = calendars[count % calendars.length];
    // Around the nights in which clocks change, and at the edges of a day.
    let time = Date.parse(count % 2 ? "2026-03-20T00:00Z" : "2026-10-20T00:00Z");
    /** @type {Review[]} */
    const log = [];
    /** @type {{ s: number, d: number } | null} */
    let memory = null;
    let [last, due] = [0, 0];
    for (let step = 0; step < 8; step += 1) {
      const minutes = [239, 241, 1410, 30, Math.floor(random() * 1440)][Math.floor(random() * 5)];
      time = Math.floor((time + random() * 9 * DAY) / DAY) * DAY;
      const { offset: guessed } = calendar(time);
      time = Math.max(time + (minutes - guessed) * 60_000, (log.at(-1)?.[1] ?? 0) + 1000);
      const { day, offset } = calendar(time);
      const grade = Math.floor(random() * 3);
      log.push(["x", time, offset, GRADES[grade]]);
      assert.equal(dayOf({ time, zone: offset }), day);
      const days = step === 0 ? 0 : Math.max(0, day - last);
      memory = plainMemory(memory, days, grade + 1);
      last = step === 0 ? day : Math.max(last, day);
      const factor = (0.9 ** (-1 / W[20]) - 1) / FACTOR;
      due = last + Math.max(1, Math.round(memory.s * factor));
    }
    const learned = replayed(log, { spread: false }).get("x");
    assert.ok(learned && memory);
    assert.deepEqual([learned.last, learned.due, learned.reviews], [last, due, 8], JSON.stringify(log));
    assert.ok(Math.abs(learned.memory.stability - memory.s) < 1e-4 * memory.s);
    assert.ok(Math.abs(learned.memory.difficulty - memory.d) < 1e-4);
  }
});

test("a day begins at four in the morning", () => {
  const at = (/** @type {string} */ text) => dayOf({ time: Date.parse(text), zone: 0 });
  assert.equal(at("2026-11-28T03:59Z"), at("2026-11-27T23:30Z"));
  assert.equal(at("2026-11-28T00:30Z"), at("2026-11-27T04:01Z"));
  assert.equal(at("2026-11-28T04:01Z"), at("2026-11-27T04:01Z") + 1);
});

test("with every answer good an exercise comes again after 2, 11, 46, 163 and 497 days", () => {
  /** @type {Review[]} */
  const log = [];
  const intervals = [];
  for (let day = 0; log.length < 5; ) {
    log.push(["x", day * DAY + 12 * HOUR, 0, "good"]);
    const learned = replayed(log, { spread: false }).get("x");
    assert.ok(learned);
    intervals.push(learned.due - learned.last);
    day = learned.due;
  }
  assert.deepEqual(intervals, [2, 11, 46, 163, 497]);
});

test("hard is remembered for a shorter time than good, and dates have no methods that are not theirs", () => {
  const memory = memoryAfter(null, 0, "good");
  assert.ok(memoryAfter(memory, 2, "hard").stability < memoryAfter(memory, 2, "good").stability);
  assert.ok(retrievability(memory, 1) > retrievability(memory, 9));
  for (const name of ["scheduler", "diff", "format", "dueFormat"]) assert.ok(!(name in Date.prototype), name);
});

test("a clock that was set back loses nothing, and asks nothing twice on a day", () => {
  const noon = 100 * DAY + 12 * HOUR;
  /** @type {Review[]} */
  const log = [
    ["x", noon, 0, "good"],
    ["x", noon - 3 * DAY, 0, "good"],
  ];
  const learned = replayed(log);
  assert.equal(learned.get("x")?.reviews, 2);
  assert.equal(learned.get("x")?.last, 100);
  for (const day of [97, 98, 99, 100])
    assert.deepEqual(agendaOf(learned, ["x"], day), { reviews: [], fresh: [], later: 0, isFull: false });
});

test("what was answered by a clock that was years ahead fills no day of the right one", () => {
  const [noon, day] = [100 * DAY + 12 * HOUR, 100];
  const ahead = Array.from({ length: 40 }, (_, index) => reviewAt(`${index}`, noon + 400 * DAY + index));
  const learned = replayed([...ahead, reviewAt("due", noon - 30 * DAY)]);
  const agenda = agendaOf(learned, [...learned.keys(), "new"], day);
  assert.deepEqual([agenda.reviews, agenda.fresh], [["due"], ["new"]]);
  // A day ahead is another zone: nobody gets another forty.
  const east = replayed(Array.from({ length: 40 }, (_, index) => reviewAt(`${index}`, noon + DAY + index)));
  assert.deepEqual(agendaOf(east, ["new"], day), { reviews: [], fresh: [], later: 0, isFull: true });
});

test("logs that are joined are the same in any order, and twice changes nothing", () => {
  /** @type {Review[]} */
  const one = [
    ["b", 5, 0, "good"],
    ["a", 5, 0, "again"],
  ];
  /** @type {Review[]} */
  const other = [
    ["c", 1, 540, "hard"],
    ["b", 5, 0, "good"],
  ];
  assert.deepEqual(union(one, other), union(other, one));
  assert.deepEqual(union(union(one, other), other), union(one, other));
  assert.deepEqual(
    union(one, other).map(([exercise]) => exercise),
    ["c", "a", "b"],
  );
});

/** @param {string} exercise @param {number} time @returns {Review} */
const reviewAt = (exercise, time) => [exercise, time, 0, "good"];

/** How likely an answer is right. @typedef {(learned: Learned | undefined, day: number) => number} Chance */

/** As likely as it is remembered; of new ones four in five. @type {Chance} */
const asRemembered = (learned, day) => (learned ? retrievability(learned.memory, day - learned.last) : 0.8);

/**
 * A year with new exercises without end, in which two weeks are missed from a day on: how many were due after these, on how many days
 * some of them were left for another day, and how many exercises were met in the year.
 * @param {{ seed: number, away: number, chance: Chance }} person
 */
function yearOf({ seed, away, chance }) {
  const random = randomFrom(seed);
  const back = away + 14;
  const known = Array.from({ length: 2000 }, (_, index) => `exercise ${index}`);
  /** @type {Map<string, Learned>} */
  const learned = new Map();
  let [due, days, time] = [0, 0, 0];
  for (let day = 0; day < 365; day += 1) {
    if (day >= away && day < back) continue;
    const before = new Map(learned);
    const agenda = agendaOf(learned, known, day);
    const { reviews, fresh, later } = agenda;
    assert.ok(reviews.length + fresh.length <= LIMITS.reviews && fresh.length <= LIMITS.fresh);
    if (later > 0) assert.equal(fresh.length, 0, "nothing new comes before the backlog is gone");
    if (day === back) due = reviews.length + later;
    if (day >= back && later > 0) days += 1;
    let sitting = sittingOf(agenda);
    for (let key = askedNow(sitting); key !== undefined; key = askedNow(sitting)) {
      const grade = random() < chance(before.get(key), day) ? "good" : "again";
      const isFirst = sitting.waiting.length > 0;
      time = Math.max(time + 1000, day * DAY + 12 * HOUR);
      if (isFirst) learned.set(key, learnedAfter(learned.get(key), [key, time, 0, grade]));
      sitting = answered(sitting, grade);
    }
    assert.equal(new Set(sitting.asked).size, sitting.asked.length);
    if (later === 0) assert.deepEqual(agendaOf(learned, known, day).reviews, [], "asked once a day");
    for (const [key, { reviews: times, first }] of before) {
      const after = learned.get(key);
      assert.ok(after && after.reviews >= times && after.first === first, "nothing is reset");
    }
  }
  return { due, days, met: learned.size };
}

test("over a year with fourteen days away nobody gets more than forty a day, and the backlog is gone within a week", () => {
  /** @type {readonly (readonly [away: number, chance: Chance])[]} */
  const people = [
    [60, asRemembered],
    [100, () => 0.9],
    [160, asRemembered],
    [250, asRemembered],
  ];
  for (const [away, chance] of people) {
    const { due, days, met } = yearOf({ seed: 365, away, chance });
    assert.ok(due > 2 * LIMITS.reviews, `${due} were due after the days away`);
    assert.ok(days <= 7, `away on day ${away}: the backlog lasted for ${days} days`);
    assert.ok(met > 800, `${met} exercises were met`);
  }
});

test("new ones come as long as a day is not half full", () => {
  const noon = 100 * DAY + 12 * HOUR;
  const due = Array.from({ length: 18 }, (_, index) => `due ${index}`);
  const learned = replayed(due.map((key, index) => [key, noon + index, 0, "again"]));
  const known = [...due, "a", "b", "c", "d", "e", "f"];
  const agenda = agendaOf(learned, known, 120);
  assert.deepEqual([agenda.reviews.length, agenda.fresh, agenda.isFull], [18, ["a", "b"], false]);
  const isHalf = agendaOf(learned, known, 120, { fresh: 5, reviews: 36 });
  assert.deepEqual([isHalf.reviews.length, isHalf.fresh, isHalf.isFull], [18, [], true]);
});

test("a log that is replayed is the same, review by review", () => {
  const random = randomFrom(7);
  /** @type {Review[]} */
  const log = [];
  /** @type {Map<string, Learned>} */
  const learned = new Map();
  for (let at = 0; at < 200; at += 1) {
    const key = `exercise ${Math.floor(random() * 20)}`;
    log.push([key, at * 5 * HOUR, 60, GRADES[Math.floor(random() * 3)]]);
    learned.set(key, learnedAfter(learned.get(key), log[at]));
    assert.deepEqual(replayed(log), learned);
  }
});

test("in one sitting an exercise comes once, and a missed one once more at the end", () => {
  let sitting = sittingOf({ reviews: ["a", "b"], fresh: ["c"] });
  const asked = [];
  for (let key = askedNow(sitting); key !== undefined; key = askedNow(sitting)) {
    asked.push(key);
    sitting = answered(JSON.parse(JSON.stringify(sitting)), key === "a" ? "again" : "good");
  }
  assert.deepEqual(asked, ["a", "b", "c", "a"]);
  const other = sittingOf({ reviews: ["a", "b"], fresh: ["c"] });
  assert.deepEqual(withoutAnswered(other, { reviews: ["b"], fresh: [] }).waiting, ["b"]);
  // What becomes due meanwhile waits behind the others, and does not take the place of one that is on the board.
  const later = withDue(sitting, { reviews: ["a"], fresh: ["d"] });
  assert.deepEqual(later.waiting, ["d"]);
  const missed = { ...later, missed: ["a"] };
  assert.deepEqual(answered(missed, "good", "a"), { ...missed, missed: [] });
});

test("a grade follows from how it went", () => {
  const answer = { isRight: true, hinted: false, elapsedMs: 20_000, isOpening: false };
  assert.equal(gradeOf(answer), "good");
  assert.equal(gradeOf({ ...answer, isOpening: true }), "hard");
  assert.equal(gradeOf({ ...answer, isOpening: true, elapsedMs: 15_000 }), "good");
  assert.equal(gradeOf({ ...answer, hinted: true }), "hard");
  assert.equal(gradeOf({ ...answer, isRight: false, hinted: true }), "again");
});
