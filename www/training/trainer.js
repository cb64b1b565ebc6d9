/** @import { Game, GameClass } from "../package/flipside.js" */
/** @import { OwnPuzzle } from "../review/own-puzzles.js" */
/** @import { Clock } from "../train/day.js" */
/** @import { RatedPuzzle } from "../train/puzzles.js" */
/** @import { Sitting } from "../train/sitting.js" */
/** @import { TrainingStore } from "../train/store.js" */
/** @import { Collection } from "./collection.js" */
/** @import { Person, RunKind } from "./person.js" */
/** @import { Plan } from "./plan.js" */
/** @import { Run } from "./run.js" */
/** @import { From, Task } from "./task.js" */

import { clockNow, dayOf } from "../train/day.js";
import { exerciseOf } from "../train/exercise.js";
import { gradeOf, reviewOf } from "../train/log.js";
import { puzzleIn, textOf } from "../train/puzzles.js";
import { firstRating } from "../train/rating.js";
import { agendaOf, replayed } from "../train/schedule.js";
import { answered, askedNow, sittingOf, withoutAnswered } from "../train/sitting.js";
import { dayOf as dateOf } from "../words/day.js";
import { nextPuzzle, partOfDay, puzzleOfDay, weightedAs } from "./choosing.js";
import { exerciseOfMistake } from "./own-mistake.js";
import { numberOf, personAfter, personIn } from "./person.js";
import { nextIn, planOf } from "./plan.js";
import { afterMove, afterPuzzle, begun, ratingIn, runIn, timed, toLookAtAgain } from "./run.js";
import {
  attemptOf,
  hinted,
  isDecided,
  isRight,
  shownSolution,
  taskIn,
  taskOfExercise,
  taskOfPosition,
  taskOfPuzzle,
  tried,
} from "./task.js";

/** The rating of a person about whom nothing is known. */
const UNKNOWN_RATING = 1000;

/** How many themes are remembered, so that they take turns. */
const REMEMBERED = 40;

/** What is shown: what there is to do, a task, or how a run went. @typedef {"home" | "task" | "run"} Screen */

/** What is kept by name. */
const KEPT = Object.freeze({ person: "person", task: "task", sitting: "sitting", run: "run" });

/**
 * What goes on in the room: which task comes, how it goes, and what follows from that. What stands on the board of it is for `Stage`.
 */
export class Trainer {
  #Game;
  #training;
  #collection;
  #changed;
  #now;
  #random;
  /** The puzzle of the day, once it is there. @type {RatedPuzzle | undefined} */
  #daily;
  /** The first themes of the puzzles that came last. @type {readonly string[]} */
  #before = [];
  /** Puzzles of a run that are looked at again. @type {readonly string[]} */
  #again = [];

  /**
   * @param {object} parts
   * @param {GameClass} parts.Game
   * @param {TrainingStore} parts.training
   * @param {Collection} parts.collection
   * @param {() => void} parts.changed draws
   * @param {() => Clock} [parts.now]
   * @param {() => number} [parts.random]
   */
  constructor({ Game, training, collection, changed, now = clockNow, random = Math.random }) {
    this.#Game = Game;
    this.#training = training;
    this.#collection = collection;
    this.#changed = changed;
    this.#now = now;
    this.#random = random;
    /** @type {Screen} */
    this.screen = "home";
    /** @type {Task | null} */
    this.task = taskIn(training.value(KEPT.task));
    /** @type {Run | null} */
    this.run = runIn(training.value(KEPT.run));
    /** How many exercises could not be shown. */
    this.skipped = 0;
  }

  /** @returns {Person} */
  get person() {
    return personIn(this.#training.value(KEPT.person));
  }

  get day() {
    return dayOf(this.#now());
  }

  /** The date of the puzzle of the day. */
  get date() {
    return dateOf(new Date(this.#now().time));
  }

  /** @returns {Plan} */
  get plan() {
    return planOf(this.#agenda(), this.#training.exercises, this.person, { day: this.day, date: this.date });
  }

  /** Whether there are no exercises yet. */
  get isNew() {
    return this.#training.exercises.length === 0;
  }

  /** The position that is on the board while nothing is asked: the puzzle of the day. */
  get preview() {
    return this.#daily?.position ?? this.task?.position ?? new this.#Game().toString();
  }

  /** What comes behind the task on the board. @returns {From | null} */
  get following() {
    const { from = null } = this.task ?? {};
    if (from === "link") return "mixed";
    // What was missed in this sitting comes once more, though it is no longer due.
    if (from === "today" && this.waiting > 0) return "today";
    return from === "today" || from === "daily" ? nextIn(this.plan) : from;
  }

  /** How many exercises of this sitting are still to come. */
  get waiting() {
    const { waiting, missed } = this.#sitting();
    return waiting.length + missed.length;
  }

  /** Shows what there is to do. */
  home() {
    this.screen = "home";
    this.#changed();
    void Promise.all([this.#loadDaily(), this.#training.refresh()]).then(
      () => this.screen === "home" && this.#changed(),
      () => {},
    );
  }

  /**
   * Takes what the person says of their strength.
   * @param {number | undefined} rating of a person of that strength; `undefined` if they do not say
   */
  tell(rating) {
    this.#keep({ ...this.person, rating: firstRating(this.day, rating) });
    this.#changed();
  }

  /** Goes on where the person was, or begins. @param {From} from @param {string | null} [theme] */
  async start(from, theme = null) {
    const { task } = this;
    const isSame = task?.phase === "open" && task.from === from && task.theme === theme;
    if (isSame && this.#isShowable(task) && !this.#isLate(task)) return this.#show(task);
    await this.#next(from, theme);
  }

  /** Gives the next task of the kind that is on the board; what there is to do where there is none. */
  async next() {
    await this.#training.refresh();
    const { following, task } = this;
    if (!task || !following) return this.home();
    await this.#next(following, task.theme);
  }

  /** Begins a run. @param {RunKind} kind */
  async begin(kind) {
    this.#keepRun(begun(kind, this.#now().time));
    await this.#next("run", null);
  }

  /** Goes on with a run after a reload. */
  resume() {
    const { run, task } = this;
    if (!run || run.isOver || task?.from !== "run") return this.home();
    this.tick();
    if (!this.run?.isOver) this.#show(task);
  }

  /** Ends a run whose time is up. */
  tick() {
    const { run } = this;
    if (!run || run.isOver) return;
    const next = timed(run, this.#now().time);
    if (next.isOver) this.#endRun(next);
  }

  /** Ends a run. */
  stop() {
    if (this.run && !this.run.isOver) this.#endRun({ ...this.run, isOver: true });
  }

  /** Looks again at what was missed or slow in a run. */
  async lookAgain() {
    this.#again = this.run ? toLookAtAgain(this.run) : [];
    await this.#next("again", null);
  }

  /** Takes mistakes of one's own as exercises, and asks them now. @param {readonly OwnPuzzle[]} mistakes */
  async practice(mistakes) {
    const exercises = await this.takeOver(mistakes);
    const keys = exercises.map(({ key }) => key);
    this.#keepSitting(sittingOf({ reviews: keys, fresh: [] }));
    await this.#next("today", null);
  }

  /** Takes mistakes of one's own as exercises. @param {readonly OwnPuzzle[]} mistakes */
  async takeOver(mistakes) {
    const known = new Set(this.#training.exercises.map(({ key }) => key));
    const exercises = mistakes.flatMap((mistake) => exerciseOfMistake(mistake) ?? []);
    const fresh = exercises.filter(({ key }) => !known.has(key));
    if (fresh.length > 0) await this.#training.add(fresh);
    return exercises;
  }

  /**
   * The position of a link: the task that was there before a reload, a puzzle of the collection, or what the engine finds.
   * @param {Game} game
   * @param {(game: Game) => Promise<{ right: readonly string[], score: number }>} find
   */
  async openLinked(game, find) {
    const position = game.toString();
    if (this.task?.position === position) return this.#show(this.task);
    const { key } = exerciseOf({ position, right: [] }, { kind: "puzzle", id: "" });
    const puzzles = await this.#collection.all().catch(() => this.#collection.puzzles);
    const discs = (/** @type {string} */ board) => board.replaceAll("-", "").length;
    const puzzle = puzzles.find(
      (each) =>
        discs(each.position) === discs(position) &&
        exerciseOf({ position: each.position, right: [] }, { kind: "puzzle", id: "" }).key === key,
    );
    const began = this.#now().time;
    if (puzzle) return this.#show(taskOfPuzzle(puzzle, { from: "link", kind: "again", began }, position));
    this.#show(taskOfPosition(position, { ...(await find(game)), began }));
  }

  /** Answers a move. @param {string} square @returns {boolean} whether it is right */
  place(square) {
    const { task } = this;
    if (task?.phase !== "open") return false;
    const right = isRight(task, square);
    const now = this.#now().time;
    if (this.run && task.from === "run") this.#keepRun(right ? afterMove(this.run, now) : this.run);
    this.#set(this.#counted(tried(task, square)));
    return right;
  }

  /** A move of the person's that is as good as the one that was played best before. @param {string} square */
  accept(square) {
    const { task } = this;
    if (task?.phase !== "open" || task.right.includes(square)) return;
    this.task = { ...task, right: [...task.right, square] };
  }

  hint() {
    if (this.task?.from !== "run" && this.task) this.#set(this.#counted(hinted(this.task)));
  }

  reveal() {
    if (this.task && this.task.from !== "run") this.#set(this.#counted(shownSolution(this.task)));
  }

  /** After the puzzle of a run: the next one, or the end. */
  async nextInRun() {
    const { run, task } = this;
    if (!run || !task?.puzzle || run.isOver) return;
    const result = { text: textOf(task.puzzle), isRight: task.phase === "solved" && task.tries.length === 0 };
    const next = afterPuzzle(run, result, this.#now().time);
    this.#remember(task);
    if (next.isOver) this.#endRun(next);
    else {
      this.#keepRun(next);
      await this.#next("run", null);
    }
  }

  /** Reads what other tabs have written. */
  async refresh() {
    await this.#training.refresh();
    this.#changed();
  }

  get keeping() {
    return this.#training.keeping;
  }

  /** @param {From} from @param {string | null} theme */
  async #next(from, theme) {
    const task = await this.#chosen(from, theme);
    if (!task) return this.home();
    this.#show(task);
  }

  /** @param {From} from @param {string | null} theme @returns {Promise<Task | null>} */
  async #chosen(from, theme) {
    const began = this.#now().time;
    if (from === "today") return this.#exercise();
    if (from === "again") {
      const [first, ...rest] = this.#again;
      this.#again = rest;
      const puzzle = first === undefined ? null : puzzleIn(first);
      return puzzle && taskOfPuzzle(puzzle, { from, kind: "again", began });
    }
    if (from === "daily") {
      const puzzle = await this.#loadDaily();
      return puzzle
        ? taskOfPuzzle(puzzle, { from, kind: this.#isMet(puzzle) ? "again" : "new", began })
        : null;
    }
    const isRun = from === "run" && this.run;
    const rating = isRun ? ratingIn(isRun) : this.#ratingOf(this.person);
    const puzzles = theme === null ? await this.#collection.near(rating) : await this.#collection.all();
    const puzzle = nextPuzzle(puzzles, this.person, { rating, theme, before: this.#before }, this.#random);
    if (!puzzle) return null;
    this.#before = [...this.#before, ...puzzle.themes.slice(0, 1)].slice(-REMEMBERED);
    const kind = isRun ? "run" : this.#isMet(puzzle) ? "again" : "new";
    return taskOfPuzzle(puzzle, { from, theme, kind, chosen: weightedAs(theme), began });
  }

  async #loadDaily() {
    const number = partOfDay(this.date, this.#collection.size);
    this.#daily = puzzleOfDay(await this.#collection.part(number), this.date);
    return this.#daily;
  }

  /**
   * The exercise that is asked now. Those that no game can lead to are passed over: what is stored may be damaged.
   * @returns {Task | null}
   */
  #exercise() {
    for (;;) {
      const key = askedNow(this.#sitting());
      if (key === undefined) return null;
      const exercise = this.#training.exercises.find((each) => each.key === key);
      const how = /** @type {const} */ ({ from: "today", began: this.#now().time });
      const task = exercise ? taskOfExercise(exercise, this.#reviewsOf(key), how) : null;
      if (task && this.#isShowable(task)) return task;
      this.skipped += 1;
      const sitting = this.#sitting();
      this.#keepSitting({
        ...sitting,
        waiting: sitting.waiting.filter((each) => each !== key),
        missed: sitting.missed.filter((each) => each !== key),
      });
      this.#unshowable.add(key);
    }
  }

  /** Exercises that cannot be shown are not due in this visit. @type {Set<string>} */
  #unshowable = new Set();

  #agenda() {
    const keys = this.#training.exercises.map(({ key }) => key).filter((key) => !this.#unshowable.has(key));
    return agendaOf(replayed(this.#training.log), keys, this.day);
  }

  /** The sitting that goes on, or a new one of what is due. @returns {Sitting} */
  #sitting() {
    const kept = /** @type {(Sitting & { day: number }) | undefined} */ (this.#training.value(KEPT.sitting));
    const agenda = this.#agenda();
    if (kept?.day !== this.day || !Array.isArray(kept.waiting)) return sittingOf(agenda);
    const learned = replayed(this.#training.log);
    const open = [...agenda.reviews, ...agenda.fresh, ...kept.waiting.filter((key) => !learned.has(key))];
    const sitting = withoutAnswered(kept, { reviews: open, fresh: [] });
    return sitting.waiting.length + sitting.missed.length > 0 ? sitting : sittingOf(agenda);
  }

  /** @param {Sitting} sitting */
  #keepSitting(sitting) {
    void this.#training.keep(KEPT.sitting, { ...sitting, day: this.day });
  }

  /** How it went, once that is known: ratings, the log of reviews, and what comes again. @param {Task} task @returns {Task} */
  #counted(task) {
    if (task.isCounted || !isDecided(task)) return task;
    const attempt = attemptOf(task);
    const before = this.person;
    const after = personAfter(before, task.puzzle, attempt, this.day);
    if (task.kind !== "run")
      this.#keep(task.from === "daily" ? { ...after, daily: this.date, fresh: before.fresh } : after);
    const isFound = attempt.isRight && attempt.hint !== "square";
    const clock = this.#now();
    const answer = { isRight: isFound, hinted: attempt.hint !== "none", elapsedMs: 0, isOpening: false };
    const grade = gradeOf(answer);
    if (task.exercise) {
      this.#keepSitting(answered(this.#sitting(), grade));
      void this.#training.answer(reviewOf(task.exercise, clock, grade), task.reviews);
    } else if (task.puzzle && task.kind === "new" && !isFound) {
      const { position, line } = task.puzzle;
      const origin = /** @type {const} */ ({ kind: "puzzle", id: textOf(task.puzzle) });
      const exercise = exerciseOf({ position, right: line.slice(0, 1) }, origin);
      void this.#training.add([exercise]);
      void this.#training.answer(reviewOf(exercise.key, clock, grade), this.#reviewsOf(exercise.key));
    }
    const gain = task.kind === "new" && after.rating ? after.rating.rating - this.#ratingOf(before) : null;
    return { ...task, isCounted: true, gain };
  }

  /** @param {Person} person */
  #ratingOf({ rating }) {
    return rating?.rating ?? UNKNOWN_RATING;
  }

  /** Notes that a puzzle of a run was met. @param {Task} task */
  #remember(task) {
    this.#keep(personAfter(this.person, task.puzzle, attemptOf(task), this.day));
  }

  /** @param {Run} run */
  #endRun(run) {
    this.#keepRun(run);
    const { best } = this.person;
    if (run.solved > best[run.kind])
      this.#keep({ ...this.person, best: { ...best, [run.kind]: run.solved } });
    this.screen = "run";
    this.#changed();
  }

  /** @param {RatedPuzzle} puzzle */
  #isMet(puzzle) {
    return this.person.met.includes(numberOf(puzzle));
  }

  /** @param {string} key */
  #reviewsOf(key) {
    return this.#training.log.filter(([each]) => each === key).length;
  }

  /** Whether an exercise was answered elsewhere since it appeared. @param {Task} task */
  #isLate({ exercise, reviews, isCounted }) {
    return exercise !== null && !isCounted && this.#reviewsOf(exercise) !== reviews;
  }

  /** Whether there is a move to find that the rules allow. @param {Task} task */
  #isShowable({ position, right }) {
    try {
      const legal = /** @type {readonly string[]} */ (this.#Game.parse(position).legalMoves());
      return right.length > 0 && right.every((move) => legal.includes(move));
    } catch {
      return false;
    }
  }

  /** @param {Task} task */
  #show(task) {
    this.screen = "task";
    this.#set(task);
  }

  /** @param {Task} task */
  #set(task) {
    this.task = task;
    void this.#training.keep(KEPT.task, task);
    this.#changed();
  }

  /** @param {Person} person */
  #keep(person) {
    void this.#training.keep(KEPT.person, person);
  }

  /** @param {Run} run */
  #keepRun(run) {
    this.run = run;
    void this.#training.keep(KEPT.run, run);
  }
}
