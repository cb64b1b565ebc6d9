// What the room keeps by name: the person, the task on the board, the exercises of this sitting, and a run.

/**
 * @import { Clock } from "../../train/day.js"
 * @import { Exercise } from "../../train/exercise.js"
 * @import { Sitting } from "../../train/sitting.js"
 * @import { TrainingStore } from "../../train/store.js"
 * @import { Settings } from "../../state/settings.js"
 * @import { Person } from "../../train/person.js"
 * @import { Run } from "../person/run.js"
 * @import { Task } from "./task.js"
 */

import { dayOf } from "../../train/day.js";
import { personIn } from "../../train/person.js";
import { agendaOf, replayed } from "../../train/schedule.js";
import { sittingOf, withoutAnswered } from "../../train/sitting.js";
import { dayOf as dateOf } from "../../words/day.js";
import { runIn } from "../person/run.js";
import { taskIn } from "./task.js";

const NAMES = Object.freeze({ person: "person", task: "task", sitting: "sitting", run: "run" });

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

  /** What is due today besides lines. */
  get agenda() {
    const { own, agenda } = this.#agendas;
    const isOwn = (/** @type {string} */ key) => own.has(key);
    return { ...agenda, reviews: agenda.reviews.filter(isOwn), fresh: agenda.fresh.filter(isOwn) };
  }

  /** The lines that are due today, those that are likeliest forgotten first. */
  get dueLines() {
    const { own, agenda } = this.#agendas;
    return [...agenda.reviews, ...agenda.fresh].filter((key) => !own.has(key));
  }

  /** One agenda for all, so that no day has more than its limits. */
  get #agendas() {
    const keys = this.#training.exercises.map(({ key }) => key).filter((key) => !this.#unshowable.has(key));
    const own = new Set(keys);
    const lines = this.#lines();
    const { retention, newOnes, reviews } = this.settings();
    const learned = replayed(this.#training.log, { retention });
    // New ones of both kinds come by turns: otherwise new lines wait until no mistake is left.
    const [fresh, freshLines] = [keys, lines].map((each) => each.filter((key) => !learned.has(key)));
    const byTurns = fresh.flatMap((key, index) => [key, ...freshLines.slice(index, index + 1)]);
    const all = [...new Set([...byTurns, ...keys, ...lines])];
    return { own, agenda: agendaOf(learned, all, this.day, { fresh: newOnes, reviews }) };
  }

  /** The sitting that goes on, or a new one of the exercises that are due. @returns {Sitting} */
  get sitting() {
    const kept = /** @type {(Sitting & { day: number }) | undefined} */ (this.#training.value(NAMES.sitting));
    const { agenda } = this;
    if (kept?.day !== this.day || !Array.isArray(kept.waiting)) return sittingOf(agenda);
    const learned = replayed(this.#training.log);
    const open = [...agenda.reviews, ...agenda.fresh, ...kept.waiting.filter((key) => !learned.has(key))];
    const sitting = withoutAnswered(kept, { reviews: open, fresh: [] });
    return sitting.waiting.length + sitting.missed.length > 0 ? sitting : sittingOf(agenda);
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
    });
    this.#unshowable.add(key);
  }
}
