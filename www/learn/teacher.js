/** @import { Game, GameClass, Mark } from "../package/flipside.js" */
/** @import { Comparison } from "../evaluation/comparisons.js" */
/** @import { Tried } from "../review/searching/comparing.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Chapter, Step } from "./lessons.js" */
/** @import { Place } from "./mistake.js" */
import { recall, remember } from "../storage/local.js";
import { gameAt } from "./mistake.js";

/**
 * The step of a lesson on the board.
 * @typedef {object} Lesson
 * @property {Chapter} chapter
 * @property {number} at the number of the step, 0 for the first
 * @property {Step} step
 * @property {Game | null} game the position to try something in
 * @property {"open" | "missed" | "trapped" | "right"} phase
 * @property {string | null} played the last move that was tried
 * @property {Game | null} after it
 * @property {Place | null} place in the lines of a mistake
 * @property {Comparison | null} comparison of a wrong move with the best one, when that is known
 */

/** Leads through the lessons, and answers what is tried in them. */
export class Teacher {
  #store;
  #Game;
  #changed;
  #compare;
  /** @type {Lesson | null} */
  #lesson = null;

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {GameClass} parts.Game
   * @param {(lesson: Lesson | null) => void} parts.changed draws
   * @param {(tried: Pick<Tried, "position" | "move">) => Promise<Comparison | null>} parts.compare compares a move with the best one
   */
  constructor({ store, Game, changed, compare }) {
    this.#store = store;
    this.#Game = Game;
    this.#changed = changed;
    this.#compare = compare;
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
    const place = step.mistake ? /** @type {const} */ ({ which: "played", ply: 0 }) : null;
    this.#show({
      chapter,
      at,
      step,
      game,
      phase: "open",
      played: null,
      after: null,
      place,
      comparison: null,
    });
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

  /** Goes along a line of a mistake. @param {Place} place */
  walk(place) {
    const lesson = this.#lesson;
    const { mistake } = lesson?.step ?? {};
    if (lesson && mistake) this.#show({ ...lesson, place, after: gameAt(this.#Game, mistake, place) });
  }

  /** Answers a move that the person plays. @param {string} square */
  place(square) {
    const lesson = this.#lesson;
    if (!lesson?.game || !isOpen(lesson)) return;
    const { best, traps = [], passes } = lesson.step;
    const isRight = !best || best.includes(square);
    const phase = isRight ? "right" : traps.includes(square) ? "trapped" : "missed";
    let after = lesson.game.after(square);
    if (isRight && passes && after.mustPass) after = after.after("pass");
    this.#show({ ...lesson, phase, played: square, after, comparison: null });
    // A move that is pointed out is not asked for because it is the best one.
    if (!isRight && !lesson.step.marked) void this.#weigh(lesson.game, /** @type {Tried["move"]} */ (square));
  }

  /** Adds what a wrong move loses, unless something else was done since. @param {Game} position @param {Tried["move"]} move */
  async #weigh(position, move) {
    const told = this.#lesson;
    // Without the engine the lesson says enough.
    const comparison = await this.#compare({ position, move }).catch(() => null);
    if (told && comparison && this.#lesson === told) this.#show({ ...told, comparison });
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

/** Whether there is something to try. @param {Lesson} lesson */
function isOpen({ game, phase, place }) {
  return game !== null && phase !== "right" && place === null;
}

/** What is on the board: a wrong move stays a mark, so that another one can be tried. @param {Lesson | null} lesson */
function boardOf(lesson) {
  return lesson?.phase === "right" || lesson?.place?.ply ? lesson.after : lesson?.game;
}

/** @param {Lesson | null} lesson @returns {readonly Mark[]} */
function marksOf(lesson) {
  if (!lesson || lesson.phase === "right") return [];
  if (lesson.place) return mistakeMarks(lesson);
  const pointed = (lesson.step.marked ?? []).map((square) => ({
    square,
    shape: /** @type {const} */ ("hint"),
  }));
  const wrong = lesson.phase === "open" ? [] : [wrongAt(lesson.played)];
  return /** @type {readonly Mark[]} */ ([...pointed, ...wrong]);
}

/** Before a mistake, it and the better move are marked. @param {Lesson} lesson @returns {readonly Mark[]} */
function mistakeMarks({ step: { mistake }, place }) {
  if (!mistake || place?.ply !== 0) return [];
  return /** @type {readonly Mark[]} */ ([
    { square: mistake.best.move, shape: "hint" },
    wrongAt(mistake.played.move),
  ]);
}

/** @param {string | null} square */
function wrongAt(square) {
  return { square, shape: /** @type {const} */ ("cross"), color: "#f0453d" };
}
