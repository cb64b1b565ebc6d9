import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "flipside/game";
import { DEFAULTS, parseSettings, SETTINGS } from "../../../www/state/settings.js";
import { exerciseOf } from "../../../www/train/exercise.js";
import { RETENTION } from "../../../www/train/fsrs.js";
import { puzzlesIn, textOf } from "../../../www/train/puzzles.js";
import { LIMITS } from "../../../www/train/schedule.js";
import { TrainingStore } from "../../../www/train/store.js";
import { Collection } from "../../../www/training/tasks/collection.js";
import { Trainer } from "../../../www/training/trainer.js";

const PUZZLES = puzzlesIn(readFileSync(new URL("../../../data/puzzles/0900.obf", import.meta.url), "utf8"));
const HOUR = 3_600_000;
const NOON = Date.parse("2030-01-07T12:00Z");

/**
 * Somebody who has found so many puzzles on one day, and so many days later trains again.
 * @param {{ found: number, days: number, unseen?: number }} past
 * @param {Partial<typeof DEFAULTS>} change of the settings
 */
async function trainerAfter({ found, days, unseen = 0 }, change) {
  const training = new TrainingStore("refused");
  const exercises = PUZZLES.slice(0, found + unseen).map((puzzle) =>
    exerciseOf(
      { position: puzzle.position, right: puzzle.line.slice(0, 1) },
      { kind: "puzzle", id: textOf(puzzle) },
    ),
  );
  await training.add(exercises);
  for (const { key } of exercises.slice(0, found)) await training.answer([key, NOON, 0, "good"], 0);
  return new Trainer({
    Game,
    training,
    collection: new Collection([{ least: 0, most: 3000, load: async () => PUZZLES }]),
    changed: () => {},
    settings: () => parseSettings({ ...DEFAULTS, ...change }),
    now: () => ({ time: NOON + days * 24 * HOUR, zone: 0 }),
    random: () => 0,
  });
}

test("what is set at first is what training takes by itself, and retention stays within its bounds", () => {
  assert.deepEqual(
    [DEFAULTS.retention, DEFAULTS.newOnes, DEFAULTS.reviews, DEFAULTS.turns],
    [RETENTION.usual, LIMITS.fresh, LIMITS.reviews, true],
  );
  const { values = [] } = SETTINGS.retention;
  assert.deepEqual([values[0], values.at(-1)], [RETENTION.least, RETENTION.most]);
  assert.equal(
    parseSettings({ retention: 0.5 }).retention,
    RETENTION.usual,
    "what is not allowed is not taken",
  );
});

test("a person who wants to remember more is asked sooner", async () => {
  const past = { found: 20, days: 2 };
  const counts = [];
  for (const retention of SETTINGS.retention.values ?? [])
    counts.push((await trainerAfter(past, { retention })).plan.due);
  assert.deepEqual(
    counts,
    counts.toSorted((one, other) => one - other),
  );
  assert.deepEqual([counts[0], counts.at(-1)], [0, 20]);
});

test("there are no more new ones and no more exercises in a day than are wanted", async () => {
  const past = { found: 30, days: 400, unseen: 30 };
  const few = (await trainerAfter(past, { reviews: 10, newOnes: 20 })).plan;
  assert.deepEqual([few.due, few.later, few.fresh], [10, 20, 0]);
  const some = (await trainerAfter(past, { reviews: 80, newOnes: 5 })).plan;
  assert.deepEqual([some.due, some.later, some.fresh], [35, 0, 5]);
  const half = (await trainerAfter(past, { reviews: 80, newOnes: 20 })).plan;
  assert.deepEqual([half.due, half.later], [40, 0], "new ones up to half of the day");
  const none = (await trainerAfter({ ...past, found: 0 }, { newOnes: 0 })).plan;
  assert.deepEqual([none.due, none.fresh], [0, 0]);
});

test("an exercise comes again as it was met, or in another image", async () => {
  const images = new Set();
  for (const turns of [true, false]) {
    const trainer = await trainerAfter({ found: 1, days: 400 }, { turns });
    await trainer.start("today");
    images.add(trainer.task?.position);
    if (!turns) assert.equal(trainer.task?.position, PUZZLES[0]?.position);
  }
  assert.equal(images.size, 2);
});
