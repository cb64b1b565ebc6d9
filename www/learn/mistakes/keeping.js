// What was looked for in a lesson comes again in training, from how it went the first time.

/** @import { Mistake } from "./mistake.js" */
import { clockNow } from "../../train/day.js";
import { exerciseOf } from "../../train/exercise.js";
import { gradeOf, reviewOf } from "../../train/log.js";
import { TrainingStore } from "../../train/store.js";

/** The exercise of a mistake of a lesson. @param {Mistake} mistake */
export function exerciseOfLesson({ position, played, best }) {
  // A score that is not proven is not told as one.
  const id = [position, best.exact ? best.score : "?", played.move].join(" ");
  return exerciseOf({ position, right: [best.move] }, { kind: "lesson", id });
}

/**
 * Keeps how it went, unless the position was answered before: then it comes by the schedule.
 * @param {Mistake} mistake
 * @param {boolean} isFound at the first try
 */
export async function keepAnswered(mistake, isFound) {
  const exercise = exerciseOfLesson(mistake);
  const grade = gradeOf({ isRight: isFound, hinted: false, elapsedMs: 0, isOpening: false });
  const training = await TrainingStore.open();
  await training.add([exercise]);
  await training.answer(reviewOf(exercise.key, clockNow(), grade), 0);
  training.close();
}
