/** @import { Game, GameClass, Mark } from "../package/flipside.js" */
/** @import { Comparison } from "../evaluation/comparisons.js" */
/** @import { Tried } from "../review/searching/comparing.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Chapter, Step } from "./lessons.js" */
/** @import { Mistake, Place } from "./mistakes/mistake.js" */
import { LEAST_LOSS } from "../review/verdicts.js";
import { recall, remember } from "../storage/local.js";
import { hintAt, turningMarks, wrongAt } from "./mistakes/marks.js";
import { gameAt, lossOf } from "./mistakes/mistake.js";

/**
 * The step of a lesson on the board.
 * @typedef {object} Lesson
 * @property {Chapter} chapter
 * @property {number} at the number of the step, 0 for the first
 * @property {Step} step
 * @property {Game | null} game the position to try something in
 * @property {"open" | "missed" | "trapped" | "right" | "shown"} phase
 * @property {string | null} played the last move that was tried
 * @property {Game | null} after it
 * @property {Place | null} place in the lines of a mistake
 * @property {number} tries how many wrong moves were tried
 * @property {Comparison | null} comparison of a wrong move with the best one, when that is known
 * @property {string | null} reason what the coach says of the wrong move, when that is known
 */

/** What a lesson has before anything is tried. */
const FRESH = Object.freeze({
  phase: /** @type {const} */ ("open"),
  played: null,
  after: null,
  place: null,
  tries: 0,
  comparison: null,
  reason: null,
});

/** Leads through the lessons, and answers what is tried in them. */
export class Teacher {
  #store;
  #Game;
  #changed;
  #compare;
  #explain;
  #keep;
  /** @type {Lesson | null} */
  #lesson = null;

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {GameClass} parts.Game
   * @param {(lesson: Lesson | null) => void} parts.changed draws
   * @param {(tried: Pick<Tried, "position" | "move">, known: Mistake | undefined) => Promise<Comparison | null>} parts.compare compares a
   *   move with the best one
   * @param {(position: Game, comparison: Comparison) => Promise<string | null>} parts.explain why a move is worse, without telling the best
   * @param {(mistake: Mistake, isFound: boolean) => void} parts.keep lets a position come again
   */
  constructor({ store, Game, changed, compare, explain, keep }) {
    this.#store = store;
    this.#Game = Game;
    this.#changed = changed;
    this.#compare = compare;
    this.#explain = explain;
    this.#keep = keep;
  }

  get lesson() {
    return this.#lesson;
  }

  /** Puts on the board what belongs there. */
  present() {
    this.#show(this.#lesson);
  }

  /** Shows the list of the lessons. */
  close() {
    this.#show(null);
  }

  /** @param {Chapter} chapter @param {number} [at] the number of a step */
  open(chapter, at = 0) {
    const step = chapter.steps[at];
    if (!step) return this.#finish(chapter);
    const position = step.mistake?.position ?? step.position;
    const game = position ? this.#Game.parse(position) : null;
    this.#show({ ...FRESH, chapter, at, step, game });
  }

  /** Goes to another step of the lesson, or behind its last one to the list. @param {number} by */
  move(by) {
    const lesson = this.#lesson;
    if (lesson) this.open(lesson.chapter, Math.max(0, lesson.at + by));
  }

  /** Puts the position of the step on the board again. */
  again() {
    this.move(0);
  }

  /** Shows the better move instead of a mistake. */
  reveal() {
    const lesson = this.#lesson;
    const { mistake } = lesson?.step ?? {};
    if (!lesson || !mistake || !isOpen(lesson)) return;
    this.#show({ ...lesson, phase: "shown", place: { which: "best", ply: 0 } });
    this.#keep(mistake, false);
  }

  /** Goes along a line of a mistake, once the better move is known. @param {Place} place */
  walk(place) {
    const lesson = this.#lesson;
    const { mistake } = lesson?.step ?? {};
    if (lesson?.place && mistake) this.#show({ ...lesson, place, after: gameAt(this.#Game, mistake, place) });
  }

  /** Answers a move that the person plays. @param {string} square */
  place(square) {
    const lesson = this.#lesson;
    if (!lesson?.game || !isOpen(lesson)) return;
    const { mistake, passes } = lesson.step;
    const { best, traps = [] } = movesOf(lesson.step);
    const isRight = !best || best.includes(square);
    const phase = isRight ? "right" : traps.includes(square) ? "trapped" : "missed";
    const place = isRight && mistake ? /** @type {const} */ ({ which: "best", ply: 1 }) : null;
    const tries = lesson.tries + Number(!isRight);
    let after = lesson.game.after(square);
    if (isRight && passes && after.mustPass) after = after.after("pass");
    this.#show({ ...lesson, ...FRESH, phase, played: square, after, place, tries });
    if (isRight && mistake) this.#keep(mistake, tries === 0);
    // A move that is pointed out is not asked for because it is the best one.
    if (!isRight && !lesson.step.marked) void this.#weigh(lesson.game, /** @type {Tried["move"]} */ (square));
  }

  /**
   * Adds what a wrong move loses and why, unless something else was done since. What is as good as the better move is right, too.
   * @param {Game} position
   * @param {Tried["move"]} move
   */
  async #weigh(position, move) {
    const told = this.#lesson;
    // Without the engine or the coach the lesson says enough.
    const { mistake } = told?.step ?? {};
    const comparison =
      knownOf(told, move) ?? (await this.#compare({ position, move }, mistake).catch(() => null));
    if (!told || !comparison || this.#lesson !== told) return;
    if (mistake && comparison.loss < LEAST_LOSS) {
      this.#show({ ...told, comparison, phase: "right", place: { which: "best", ply: 0 } });
      this.#keep(mistake, told.tries === 1);
      return;
    }
    const weighed = { ...told, comparison };
    this.#show(weighed);
    const reason = await this.#explain(position, comparison).catch(() => null);
    if (reason && this.#lesson === weighed) this.#show({ ...weighed, reason });
  }

  /** @param {Chapter} chapter */
  #finish({ id }) {
    const done = finishedLessons();
    if (!done.includes(id)) remember({ learned: [...done, id] });
    this.#show(null);
  }

  /** @param {Lesson | null} lesson */
  #show(lesson) {
    this.#lesson = lesson;
    const { room, exercise } = this.#store.state;
    if (room === "learn") {
      const game = boardOf(lesson) ?? new this.#Game();
      this.#store.update({
        exercise: {
          // The object stays while the position does: the board draws anew what is another object.
          game: exercise?.game.toString() === game.toString() ? exercise.game : game,
          isOpen: lesson !== null && isOpen(lesson),
          marks: marksOf(lesson),
          link: lesson?.chapter.id ?? "",
        },
      });
    }
    this.#changed(lesson);
  }
}

/** The names of the lessons that were gone through to the end. @returns {string[]} */
export function finishedLessons() {
  const { learned: done } = recall();
  return Array.isArray(done) ? done.filter((id) => typeof id === "string") : [];
}

/** What to find in a step, and what it warns of. @param {Step} step @returns {Pick<Step, "best" | "traps">} */
function movesOf({ mistake, best, traps }) {
  return mistake ? { best: [mistake.best.move], traps: [mistake.played.move] } : { best, traps };
}

/** What is known of a move without a search: that which was played in the game. @param {Lesson | null} lesson @param {string} move */
function knownOf(lesson, move) {
  const { mistake } = lesson?.step ?? {};
  if (!mistake || mistake.played.move !== move) return null;
  return { line: mistake.played, best: mistake.best, loss: lossOf(mistake) };
}

/** Whether there is something to try. @param {Lesson} lesson */
export function isOpen({ game, phase }) {
  return game !== null && phase !== "right" && phase !== "shown";
}

/** What is on the board: a wrong move stays a mark, so that another one can be tried. @param {Lesson | null} lesson */
function boardOf(lesson) {
  if (lesson?.place) return lesson.place.ply > 0 ? lesson.after : lesson.game;
  return lesson?.phase === "right" ? lesson.after : lesson?.game;
}

/** @param {Lesson | null} lesson @returns {readonly Mark[]} */
function marksOf(lesson) {
  const { mistake } = lesson?.step ?? {};
  if (lesson?.place) return mistake && lesson.place.ply === 0 ? turningMarks(mistake) : [];
  if (!lesson || lesson.phase === "right") return [];
  const pointed = (lesson.step.marked ?? []).map(hintAt);
  return lesson.phase === "open" ? pointed : [...pointed, wrongAt(lesson.played)];
}
