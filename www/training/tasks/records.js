// What the room keeps by name: the person, the task on the board, the exercises of this sitting, and a run.

/**
 * @import { Clock } from "../../train/day.js"
 * @import { Exercise } from "../../train/exercise.js"
 * @import { Review } from "../../train/log.js"
 * @import { Sitting } from "../../train/sitting.js"
 * @import { TrainingStore } from "../../train/store.js"
 * @import { Settings } from "../../state/settings.js"
 * @import { Person } from "../../train/person.js"
 * @import { Run } from "../person/run.js"
 * @import { Task } from "./task.js"
 */

import { dayOf } from "../../train/day.js";
import { personIn } from "../../train/person.js";
import { agendaOf, learnedAfter, replayed } from "../../train/schedule.js";
import { sittingOf, withDue, withoutAnswered } from "../../train/sitting.js";
import { dayOf as dateOf } from "../../words/day.js";
import { runIn } from "../person/run.js";
import { taskIn } from "./task.js";

const NAMES = Object.freeze({
  person: "person",
  task: "task",
  sitting: "sitting",
  run: "run",
  tally: "tally",
});

/**
 * How many tasks were met on a day besides runs and chosen themes, and how many of them were found at the first try.
 * @typedef {{ met: number, found: number }} Tally
 */

/** The settings that training follows. @typedef {Pick<Settings, "retention" | "newOnes" | "reviews" | "turns">} TrainingSettings */

export class Records {
  #training;
  #lines;
  /** Exercises that cannot be shown are not due in this visit. @type {Set<string>} */
  #unshowable = new Set();

  /**
   * @param {object} parts
   * @param {TrainingStore} parts.training
   * @param {() => Clock} parts.now
   * @param {() => TrainingSettings} parts.settings
   * @param {() => readonly string[]} [parts.lines] the exercises of the repertoires
   */
  constructor({ training, now, settings, lines = () => [] }) {
    this.#training = training;
    this.#lines = lines;
    this.now = now;
    this.settings = settings;
  }

  /** In milliseconds since 1970. */
  get time() {
    return this.now().time;
  }

  get day() {
    return dayOf(this.now());
  }

  /** Whether a time is of an earlier day. @param {number} time in milliseconds since 1970 */
  isEarlier(time) {
    return dayOf({ time, zone: this.now().zone }) < this.day;
  }

  /** The date of the puzzle of the day. */
  get date() {
    return dateOf(new Date(this.time));
  }

  get person() {
    return personIn(this.#training.value(NAMES.person));
  }

  /** @param {Person} person */
  keepPerson(person) {
    void this.#training.keep(NAMES.person, person);
  }

  get task() {
    return taskIn(this.#training.value(NAMES.task));
  }

  /** @param {Task} task */
  keepTask(task) {
    void this.#training.keep(NAMES.task, task);
  }

  get run() {
    return runIn(this.#training.value(NAMES.run));
  }

  /** @param {Run} run */
  keepRun(run) {
    void this.#training.keep(NAMES.run, run);
  }

  /** @param {string} key @returns {Exercise | undefined} */
  exercise(key) {
    return this.#training.exercises.find((each) => each.key === key);
  }

  /** How often an exercise was answered. @param {string} key */
  reviewsOf(key) {
    return this.#training.log.filter(([each]) => each === key).length;
  }

  /** In how many days an exercise comes again after one more review. @param {Review} review */
  daysUntil(review) {
    const { retention } = this.settings();
    const [key] = review;
    const before = replayed(
      this.#training.log.filter(([each]) => each === key),
      { retention },
    );
    return learnedAfter(before.get(key), review, { retention }).due - this.day;
  }

  /** @returns {Tally} of today */
  get tally() {
    const kept = /** @type {Partial<Tally & { day: number }> | undefined} */ (
      this.#training.value(NAMES.tally)
    );
    return kept?.day === this.day
      ? { met: Number(kept.met) || 0, found: Number(kept.found) || 0 }
      : { met: 0, found: 0 };
  }

  /** @param {boolean} isFound whether one more task was found at the first try */
  tell(isFound) {
    const { met, found } = this.tally;
    void this.#training.keep(NAMES.tally, { day: this.day, met: met + 1, found: found + Number(isFound) });
  }

  /** What is due today besides lines, and how many days ago the first of it was due. */
  get agenda() {
    const { own, agenda, learned } = this.#agendasOn(this.day);
    const isOwn = (/** @type {string} */ key) => own.has(key);
    const reviews = agenda.reviews.filter(isOwn);
    const overdue = Math.max(0, ...reviews.map((key) => this.day - (learned.get(key)?.due ?? this.day)));
    return { ...agenda, reviews, fresh: agenda.fresh.filter(isOwn), overdue };
  }

  /** How many exercises besides lines come back tomorrow. */
  get tomorrow() {
    const { own, agenda } = this.#agendasOn(this.day + 1);
    return agenda.reviews.filter((key) => own.has(key)).length;
  }

  /** The lines that are due today, those that are likeliest forgotten first. */
  get dueLines() {
    const { own, agenda } = this.#agendasOn(this.day);
    return [...agenda.reviews, ...agenda.fresh].filter((key) => !own.has(key));
  }

  /** One agenda for all, so that no day has more than its limits. @param {number} day */
  #agendasOn(day) {
    const keys = this.#training.exercises.map(({ key }) => key).filter((key) => !this.#unshowable.has(key));
    const own = new Set(keys);
    const lines = this.#lines();
    const { retention, newOnes, reviews } = this.settings();
    const learned = replayed(this.#training.log, { retention });
    // New ones of both kinds come by turns: otherwise new lines wait until no mistake is left.
    const [fresh, freshLines] = [keys, lines].map((each) => each.filter((key) => !learned.has(key)));
    const byTurns = fresh.flatMap((key, index) => [key, ...freshLines.slice(index, index + 1)]);
    const all = [...new Set([...byTurns, ...keys, ...lines])];
    return { own, learned, agenda: agendaOf(learned, all, day, { fresh: newOnes, reviews }) };
  }

  /** The sitting that goes on, or a new one of the exercises that are due. @returns {Sitting} */
  get sitting() {
    const kept = /** @type {(Sitting & { day: number }) | undefined} */ (this.#training.value(NAMES.sitting));
    const { agenda } = this;
    if (kept?.day !== this.day || !Array.isArray(kept.waiting)) return sittingOf(agenda);
    const learned = replayed(this.#training.log);
    const open = [...agenda.reviews, ...agenda.fresh, ...kept.waiting.filter((key) => !learned.has(key))];
    return withDue(withoutAnswered(kept, { reviews: open, fresh: [] }), agenda);
  }

  /** @param {Sitting} sitting */
  keepSitting(sitting) {
    void this.#training.keep(NAMES.sitting, { ...sitting, day: this.day });
  }

  /** Leaves an exercise out that cannot be shown. @param {string} key */
  passOver(key) {
    const { sitting } = this;
    this.keepSitting({
      ...sitting,
      waiting: sitting.waiting.filter((each) => each !== key),
      missed: sitting.missed.filter((each) => each !== key),
      chosen: sitting.chosen?.filter((each) => each !== key),
    });
    this.#unshowable.add(key);
  }
}
