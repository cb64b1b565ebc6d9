/** @import { Game, GameClass } from "../package/flipside.js" */
/** @import { OwnPuzzle } from "../review/own-puzzles.js" */
/** @import { Clock } from "../train/day.js" */
/** @import { TrainingStore } from "../train/store.js" */
/** @import { Person, RunKind } from "../train/person.js" */
/** @import { Run } from "./person/run.js" */
/** @import { TrainingSettings } from "./tasks/records.js" */
/** @import { Collection } from "./tasks/collection.js" */
/** @import { Plan } from "./tasks/plan.js" */
/** @import { From, Task } from "./tasks/task.js" */

import { DEFAULTS } from "../state/settings.js";
import { clockNow } from "../train/day.js";
import { textOf } from "../train/puzzles.js";
import { firstRating } from "../train/rating.js";
import { chosenLeft, withChosen } from "../train/sitting.js";
import { afterMove, afterPuzzle, begun, timed, toLookAtAgain } from "./person/run.js";
import { Choice } from "./tasks/choice.js";
import { countBest, counted, countMet, isOfToday } from "./tasks/counting.js";
import { exerciseOfMistake } from "./tasks/own-mistake.js";
import { nextIn, planOf } from "./tasks/plan.js";
import { Records } from "./tasks/records.js";
import { hinted, isDecided, isRight, shownSolution, tried } from "./tasks/task.js";

/**
 * What is shown: what there is to do, a task, how a run or the day went, the repertoires, a line of one, or how the person plays.
 * @typedef {"home" | "task" | "run" | "done" | "openings" | "line" | "you"} Screen
 */

/**
 * What goes on in the room: what a person does with a task, and what follows from that. What stands on the board of it is for `Stage`.
 */
export class Trainer {
  #Game;
  #training;
  #records;
  #choice;
  #changed;
  #lines;

  /**
   * @param {object} parts
   * @param {GameClass} parts.Game
   * @param {TrainingStore} parts.training
   * @param {Collection} parts.collection
   * @param {() => void} parts.changed draws
   * @param {() => readonly string[]} [parts.lines] the exercises of the repertoires
   * @param {() => TrainingSettings} [parts.settings]
   * @param {() => Clock} [parts.now]
   * @param {() => number} [parts.random]
   */
  constructor({
    Game,
    training,
    collection,
    changed,
    lines = () => [],
    settings = () => DEFAULTS,
    now = clockNow,
    random = Math.random,
  }) {
    this.#Game = Game;
    this.#training = training;
    this.#records = new Records({ training, now, settings, lines });
    this.#choice = new Choice({ Game, records: this.#records, collection, random });
    this.#changed = changed;
    this.#lines = lines;
    /** @type {Screen} */
    this.screen = "home";
    /** @type {Task | null} */
    this.task = this.#records.task;
    /** @type {Run | null} */
    this.run = this.#records.run;
  }

  /** @returns {Person} */
  get person() {
    return this.#records.person;
  }

  /** @returns {Plan} */
  get plan() {
    const { agenda, sitting, person, day, date, settings, dueLines } = this.#records;
    const { newOnes } = settings();
    const hasDaily = !this.#choice.isDailyMissing;
    const now = { day, date, newOnes, lines: dueLines.length, overdue: agenda.overdue, hasDaily };
    const due = { ...agenda, reviews: [...sitting.waiting, ...sitting.missed], fresh: [] };
    return planOf(due, this.#training.exercises, person, now);
  }

  /** What comes next today; null when all is done. */
  get upNext() {
    return nextIn(this.plan, this.person);
  }

  /** How many exercises come back tomorrow. */
  get tomorrow() {
    return this.#records.tomorrow;
  }

  /** How today's tasks went. */
  get tally() {
    return this.#records.tally;
  }

  /** The lines that are due today, those that are likeliest forgotten first. */
  get dueLines() {
    return this.#records.dueLines;
  }

  /** Whether there is a repertoire. */
  get hasLines() {
    return this.#lines().length > 0;
  }

  /** Whether there are no exercises yet. */
  get isNew() {
    return this.#training.exercises.length === 0;
  }

  /** How many exercises could not be shown. */
  get skipped() {
    return this.#choice.skipped;
  }

  /** The rating of the puzzle of the day, once that is there. */
  get dailyRating() {
    return this.#choice.daily?.rating ?? null;
  }

  get keeping() {
    return this.#training.keeping;
  }

  /** The position that is on the board while nothing is asked: the puzzle of the day. */
  get preview() {
    return this.#choice.daily?.position ?? this.task?.position ?? new this.#Game().toString();
  }

  /** What comes behind the task on the board. @returns {From | null} */
  get following() {
    const { from = null } = this.task ?? {};
    const hasFresh = this.plan.fresh > 0;
    if (from === "link") return hasFresh ? "mixed" : "more";
    if (from === "mixed" && hasFresh) return from;
    return from && isOfToday({ from }) ? this.upNext : from;
  }

  /** How many exercises of this sitting are still to come. */
  get waiting() {
    const { waiting, missed } = this.#records.sitting;
    return waiting.length + missed.length;
  }

  /**
   * Which of the exercises that the person has chosen is on the board; null where it is none of them. `again`: how many of them come once
   * more, where it is a missed one that does; null before that.
   */
  get chosen() {
    const { sitting } = this.#records;
    const { asked, chosen = [] } = sitting;
    const { exercise, from, reviews } = this.task ?? {};
    const at = from === "today" && exercise ? chosen.indexOf(exercise) : -1;
    if (at < 0 || !exercise) return null;
    const again = reviews && asked.includes(exercise) ? chosenLeft(sitting).length : null;
    return { number: at + 1, total: chosen.length, again };
  }

  /** Shows what there is to do. What was chosen and not asked yet is a part of that from now on. */
  home() {
    const { sitting } = this.#records;
    if (sitting.chosen?.length) this.#records.keepSitting({ ...sitting, chosen: [] });
    this.screen = "home";
    this.#changed();
    void Promise.all([this.#choice.loadDaily(), this.#training.refresh()]).then(
      () => this.screen === "home" && this.#changed(),
      () => {},
    );
  }

  /** Shows what is no task. @param {"openings" | "line" | "you" | "done" | "run"} screen */
  show(screen) {
    this.screen = screen;
    this.#changed();
  }

  /**
   * Takes what the person says of their strength.
   * @param {number | undefined} rating of a person of that strength; `undefined` if they do not say
   */
  tell(rating) {
    this.#records.keepPerson({ ...this.person, rating: firstRating(this.#records.day, rating) });
    this.#changed();
  }

  /** Goes on where the person was, or begins. @param {From} from @param {string | null} [theme] */
  async start(from, theme = null) {
    const { task } = this;
    const isSame = task?.phase === "open" && task.from === from && task.theme === theme && !this.#isOld(task);
    if (isSame && this.#choice.isShowable(task) && !this.#isLate(task)) return this.#show(task);
    await this.#next(from, theme);
  }

  /** Gives the next task of the kind that is on the board; how the day went after the last one of it. */
  async next() {
    await this.#training.refresh();
    const { chosen, following, task } = this;
    if (task && !following) return this.show("done");
    // Nothing that was not asked for comes behind it unasked.
    if (chosen && chosenLeft(this.#records.sitting).length === 0) return this.home();
    if (!task || !following) return this.home();
    await this.#next(following, task.theme);
  }

  /** Begins a run. @param {RunKind} kind */
  async begin(kind) {
    this.#keepRun(begun(kind, this.#records.time));
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
    if (timed(run, this.#records.time).isOver) this.#endRun(this.#afterTask(run) ?? run);
  }

  /** Ends a run. */
  stop() {
    const { run } = this;
    if (run && !run.isOver) this.#endRun(this.#afterTask(run) ?? run);
  }

  /** Looks again at puzzles of a run, and at its end once more. @param {readonly string[]} [texts] what was missed or slow when left out */
  async lookAgain(texts = this.run ? toLookAtAgain(this.run) : []) {
    this.#choice.again = texts;
    await this.#next("again", null);
  }

  /** Takes mistakes of one's own as exercises, and asks them now. @param {readonly OwnPuzzle[]} mistakes */
  async practice(mistakes) {
    const exercises = await this.takeOver(mistakes);
    const keys = [...new Set(exercises.map(({ key }) => key))];
    // Those that were met before are asked again, though they may not be due.
    const isMet = (/** @type {string} */ key) => this.#records.reviewsOf(key) > 0;
    const fresh = keys.filter((key) => !isMet(key));
    this.#records.keepSitting(withChosen(this.#records.sitting, fresh, keys.filter(isMet)));
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
    const { task } = this;
    const isOnBoard = task?.position === game.toString();
    if (isOnBoard && this.#isOld(task)) return this.home();
    this.#show(isOnBoard ? task : await this.#choice.linked(game, find));
  }

  /** Answers a move. @param {string} square @returns {boolean} whether it is right */
  place(square) {
    const { task } = this;
    if (task?.phase !== "open") return false;
    const right = isRight(task, square);
    if (this.run && task.from === "run")
      this.#keepRun(right ? afterMove(this.run, this.#records.time) : this.run);
    this.#setCounted(tried(task, square));
    return right;
  }

  /** A move of the person's that is as good as the one that was played best before. @param {string} square */
  accept(square) {
    const { task } = this;
    if (task?.phase !== "open" || task.right.includes(square)) return;
    this.task = { ...task, right: [...task.right, square] };
  }

  hint() {
    if (this.task?.from !== "run" && this.task) this.#setCounted(hinted(this.task));
  }

  reveal() {
    if (this.task && this.task.from !== "run") this.#setCounted(shownSolution(this.task));
  }

  /** After the puzzle of a run: the next one, or the end. */
  async nextInRun() {
    const { run } = this;
    const next = run && !run.isOver ? this.#afterTask(run) : null;
    if (!next) return;
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

  /** @param {From} from @param {string | null} theme */
  async #next(from, theme) {
    const task = await this.#choice.next(from, theme, this.run);
    if (task) return this.#show(task);
    if (from === "again" && this.run?.isOver) this.show("run");
    else if (from === "daily" && this.screen === "task") await this.next();
    else this.home();
  }

  /** The run with the puzzle on the board, which is noted; null where it is not known yet how that went. @param {Run} run */
  #afterTask(run) {
    const { task } = this;
    if (task?.from !== "run" || !task.puzzle || !isDecided(task)) return null;
    const text = textOf(task.puzzle);
    // The next puzzle may still be on its way.
    if (run.met.at(-1)?.text === text) return null;
    countMet(task, this.#records);
    const isFound = task.phase === "solved" && task.tries.length === 0;
    return afterPuzzle(run, { text, isRight: isFound }, this.#records.time);
  }

  /** @param {Run} run */
  #endRun(run) {
    this.#keepRun({ ...run, isOver: true });
    countBest(run, this.#records);
    this.show("run");
  }

  /** Whether a task is one of an earlier day, which has ended. @param {Task} task */
  #isOld(task) {
    return isOfToday(task) && this.#records.isEarlier(task.began);
  }

  /** Whether an exercise was answered elsewhere since it appeared. @param {Task} task */
  #isLate({ exercise, reviews, isCounted }) {
    return exercise !== null && !isCounted && this.#records.reviewsOf(exercise) !== reviews;
  }

  /** @param {Task} task */
  #show(task) {
    this.screen = "task";
    this.#set(task);
  }

  /** @param {Task} task */
  #setCounted(task) {
    this.#set(counted(task, this.#records, this.#training));
  }

  /** @param {Task} task */
  #set(task) {
    this.task = task;
    this.#records.keepTask(task);
    this.#changed();
  }

  /** @param {Run} run */
  #keepRun(run) {
    this.run = run;
    this.#records.keepRun(run);
  }
}
