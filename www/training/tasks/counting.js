// How a task is counted, once it is known how it went: ratings, the log of reviews, and what comes again.

/**
 * @import { TrainingStore } from "../../train/store.js"
 * @import { Records } from "./records.js"
 * @import { Task } from "./task.js"
 */

import { exerciseOf } from "../../train/exercise.js";
import { gradeOf, reviewOf } from "../../train/log.js";
import { personAfter, ratingOf } from "../../train/person.js";
import { textOf } from "../../train/puzzles.js";
import { answered } from "../../train/sitting.js";
import { attemptOf, isDecided } from "./task.js";

/** @param {Task} task @param {Records} records @param {TrainingStore} training @returns {Task} with what it changed of the rating */
export function counted(task, records, training) {
  if (task.isCounted || !isDecided(task)) return task;
  const attempt = attemptOf(task);
  const before = records.person;
  const after = personAfter(before, task.puzzle, attempt, records.day);
  if (task.kind !== "run")
    records.keepPerson(
      task.from === "daily" ? { ...after, daily: records.date, fresh: before.fresh } : after,
    );
  const isFound = attempt.isRight && attempt.hint !== "square";
  const { sitting } = records;
  const isRepeat = task.exercise !== null && !sitting.waiting.includes(task.exercise);
  if (isOfToday(task) && !isRepeat) records.tell(isFound);
  /** @type {number | null} */
  let comesIn = null;
  const clock = records.now();
  const grade = gradeOf({
    isRight: isFound,
    hinted: attempt.hint !== "none",
    elapsedMs: 0,
    isOpening: false,
  });
  if (task.exercise) {
    const review = reviewOf(task.exercise, clock, grade);
    records.keepSitting(answered(sitting, grade, task.exercise));
    if (!isFound) comesIn = records.sitting.missed.includes(task.exercise) ? 0 : records.daysUntil(review);
    void training.answer(review, task.reviews);
  } else if (task.puzzle && task.kind === "new" && !isFound) {
    const { position, line } = task.puzzle;
    const origin = /** @type {const} */ ({ kind: "puzzle", id: textOf(task.puzzle) });
    const exercise = exerciseOf({ position, right: line.slice(0, 1) }, origin);
    const review = reviewOf(exercise.key, clock, grade);
    comesIn = records.daysUntil(review);
    void training.add([exercise]);
    void training.answer(review, records.reviewsOf(exercise.key));
  }
  const gain = task.kind === "new" && after.rating ? after.rating.rating - ratingOf(before) : null;
  return { ...task, isCounted: true, gain, comesIn };
}

/** Whether a task is one of those of a day, which have an end. @param {Pick<Task, "from">} task */
export function isOfToday({ from }) {
  return from === "today" || from === "daily" || from === "mixed";
}

/** Notes that a puzzle of a run was met. @param {Task} task @param {Records} records */
export function countMet(task, records) {
  records.keepPerson(personAfter(records.person, task.puzzle, attemptOf(task), records.day));
}

/** Keeps the most that were solved in a run. @param {NonNullable<Records["run"]>} run @param {Records} records */
export function countBest({ kind, solved }, records) {
  const { person } = records;
  if (solved > person.best[kind]) records.keepPerson({ ...person, best: { ...person.best, [kind]: solved } });
}
