// Which task comes.

/**
 * @import { Game, GameClass } from "../../package/flipside.js"
 * @import { RatedPuzzle } from "../../train/puzzles.js"
 * @import { Run } from "../person/run.js"
 * @import { Records } from "./records.js"
 * @import { Collection } from "./collection.js"
 * @import { From, Task } from "./task.js"
 */

import { exerciseOf } from "../../train/exercise.js";
import { numberOf, ratingOf } from "../../train/person.js";
import { puzzleIn } from "../../train/puzzles.js";
import { askedNow } from "../../train/sitting.js";
import { ratingIn } from "../person/run.js";
import { nextPuzzle, partOfDay, puzzleOfDay, weightedAs } from "./choosing.js";
import { taskOfExercise, taskOfPosition, taskOfPuzzle } from "./task.js";

/** How many themes are remembered, so that they take turns. */
const REMEMBERED = 40;

export class Choice {
  #Game;
  #records;
  #collection;
  #random;
  /** The first themes of the puzzles that came last. @type {readonly string[]} */
  #before = [];

  /**
   * @param {object} parts
   * @param {GameClass} parts.Game
   * @param {Records} parts.records
   * @param {Collection} parts.collection
   * @param {() => number} parts.random
   */
  constructor({ Game, records, collection, random }) {
    this.#Game = Game;
    this.#records = records;
    this.#collection = collection;
    this.#random = random;
    /** The puzzle of the day, once it is there. @type {RatedPuzzle | undefined} */
    this.daily = undefined;
    /** Whether its file did not arrive when it was last asked for. */
    this.isDailyMissing = false;
    /** Puzzles of a run to look at again. @type {readonly string[]} */
    this.again = [];
    /** How many exercises could not be shown. */
    this.skipped = 0;
  }

  /**
   * The next task, null where there is none.
   * @param {From} from
   * @param {string | null} theme
   * @param {Run | null} run
   * @returns {Promise<Task | null>}
   */
  async next(from, theme, run) {
    const began = this.#records.time;
    if (from === "today") return this.#exercise();
    if (from === "again") {
      const [first, ...rest] = this.again;
      this.again = rest;
      const puzzle = first === undefined ? null : puzzleIn(first);
      return puzzle && taskOfPuzzle(puzzle, { from, kind: "again", began });
    }
    if (from === "daily") {
      const puzzle = await this.loadDaily();
      return puzzle
        ? taskOfPuzzle(puzzle, { from, kind: this.#isMet(puzzle) ? "again" : "new", began })
        : null;
    }
    const { person } = this.#records;
    const isRun = from === "run" && run;
    const rating = isRun ? ratingIn(isRun) : ratingOf(person);
    const puzzles = theme === null ? await this.#collection.near(rating) : await this.#collection.all();
    const puzzle = nextPuzzle(puzzles, person, { rating, theme, before: this.#before }, this.#random);
    if (!puzzle) return null;
    this.#before = [...this.#before, ...puzzle.themes.slice(0, 1)].slice(-REMEMBERED);
    const kind = isRun ? "run" : this.#isMet(puzzle) ? "again" : "new";
    return taskOfPuzzle(puzzle, { from, theme, kind, chosen: weightedAs(theme), began });
  }

  /** @returns {Promise<RatedPuzzle | undefined>} undefined where its file does not arrive; it may be asked for again */
  async loadDaily() {
    const { date } = this.#records;
    const number = partOfDay(date, this.#collection.size);
    this.daily = puzzleOfDay(await this.#collection.part(number).catch(() => []), date);
    this.isDailyMissing = this.daily === undefined;
    return this.daily;
  }

  /**
   * The task of a position that a link leads to: a puzzle of the collection, or what the engine finds.
   * @param {Game} game
   * @param {(game: Game) => Promise<{ right: readonly string[], score: number }>} find
   * @returns {Promise<Task>}
   */
  async linked(game, find) {
    const position = game.toString();
    const { key } = exerciseOf({ position, right: [] }, { kind: "puzzle", id: "" });
    const puzzles = await this.#collection.all().catch(() => this.#collection.puzzles);
    const discs = (/** @type {string} */ board) => board.replaceAll("-", "").length;
    const puzzle = puzzles.find(
      (each) =>
        discs(each.position) === discs(position) &&
        exerciseOf({ position: each.position, right: [] }, { kind: "puzzle", id: "" }).key === key,
    );
    const began = this.#records.time;
    if (puzzle) return taskOfPuzzle(puzzle, { from: "link", kind: "again", began }, position);
    return taskOfPosition(position, { ...(await find(game)), began });
  }

  /** Whether there is a move to find that the rules allow. @param {Task} task */
  isShowable({ position, right }) {
    try {
      const legal = /** @type {readonly string[]} */ (this.#Game.parse(position).legalMoves());
      return right.length > 0 && right.every((move) => legal.includes(move));
    } catch {
      return false;
    }
  }

  /**
   * The exercise that is asked now. Those that no game can lead to are passed over: what is stored may be damaged.
   * @returns {Task | null}
   */
  #exercise() {
    for (;;) {
      const key = askedNow(this.#records.sitting);
      if (key === undefined) return null;
      const exercise = this.#records.exercise(key);
      const how = /** @type {const} */ ({ from: "today", began: this.#records.time });
      const { turns } = this.#records.settings();
      const task = exercise ? taskOfExercise(exercise, this.#records.reviewsOf(key), how, turns) : null;
      if (task && this.isShowable(task)) return task;
      this.skipped += 1;
      this.#records.passOver(key);
    }
  }

  /** @param {RatedPuzzle} puzzle */
  #isMet(puzzle) {
    return this.#records.person.met.includes(numberOf(puzzle));
  }
}
