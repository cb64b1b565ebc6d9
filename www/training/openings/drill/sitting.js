// Which positions of lines are still to be asked today, and how an answer counts.

/** @import { Clock } from "../../../train/day.js" */
/** @import { Repertoires } from "../../../train/repertoires.js" */
/** @import { TrainingStore } from "../../../train/store.js" */
/** @import { Line } from "./line.js" */

import { dayOf } from "../../../train/day.js";
import { gradeOf, reviewOf } from "../../../train/log.js";

/** The name by which the missed ones are kept. */
const KEPT = "missed-lines";

/** Asks each position once, and those that were missed once more. */
export class LineSitting {
  #parts;
  /** The days on which exercises were answered in this visit: the log may not have them yet. @type {Map<string, number>} */
  #answered = new Map();

  /**
   * @param {object} parts
   * @param {TrainingStore} parts.training
   * @param {Repertoires} parts.repertoires
   * @param {() => readonly string[]} parts.due the exercises that are due, the most urgent one first
   * @param {() => Clock} parts.now
   */
  constructor(parts) {
    this.#parts = parts;
  }

  /** The positions to ask: those that are due, and then those that were missed, once more. @returns {string[]} */
  get wanted() {
    const due = this.#parts.due().filter((key) => !this.#isAnswered(key));
    return due.length > 0 ? due : this.#missed();
  }

  /** Whether those that are still to come were missed before. */
  get isSecond() {
    return this.#parts.due().every((key) => this.#isAnswered(key));
  }

  /** Adds the answer to the log, once. @param {Line} line @param {boolean} isRight */
  grade(line, isRight) {
    if (!line.isGraded) return;
    const { training, now } = this.#parts;
    const clock = now();
    const elapsedMs = clock.time - line.began;
    const grade = gradeOf({ isRight, hinted: false, elapsedMs, isOpening: true });
    const missed = this.#missed().filter((key) => key !== line.exercise);
    const isSecond = this.#isAnswered(line.exercise) || missed.length < this.#missed().length;
    this.#answered.set(line.exercise, dayOf(clock));
    const keys = grade === "again" && !isSecond ? [...missed, line.exercise] : missed;
    void training.keep(KEPT, { day: dayOf(clock), keys });
    void training.answer(reviewOf(line.exercise, clock, grade), line.reviews);
  }

  /** Whether an exercise was answered today. @param {string} key */
  #isAnswered(key) {
    return this.#answered.get(key) === dayOf(this.#parts.now());
  }

  /** @returns {string[]} */
  #missed() {
    const { training, now, repertoires } = this.#parts;
    const { day, keys } = /** @type {{ day?: number, keys?: unknown }} */ (training.value(KEPT) ?? {});
    if (day !== dayOf(now()) || !Array.isArray(keys)) return [];
    const known = new Set(repertoires.keys);
    return keys.filter((key) => known.has(key));
  }
}
