/** @import { Engine, Game, GameClass, Line as EngineLine, CoachKnown } from "../../package/flipside.js" */
/** @import { OpeningBook } from "../../openings/opening-book.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { Clock } from "../../train/day.js" */
/** @import { Color, Repertoires } from "../../train/repertoires.js" */
/** @import { TrainingStore } from "../../train/store.js" */
/** @import { People } from "../../../js/repertoire/people.js" */
/** @import { Line } from "./line.js" */

import { MOVES, numberOf, positionFrom } from "../../../js/rules/position.js";
import { TURNS, turnedBoard, turnedMove } from "../../game/turns.js";
import { openingAfter } from "../../openings/opening-after.js";
import { peopleIn } from "../../openings/people.js";
import { countedBook, knownMoves } from "../../openings/statistics.js";
import { clockNow, dayOf } from "../../train/day.js";
import { gradeOf, reviewOf } from "../../train/log.js";
import { exerciseKey } from "../../train/repertoires.js";
import { foundAfter, lineWith } from "../refuting.js";
import { crosses } from "../stage.js";
import { Course } from "./course.js";
import { lineIn } from "./line.js";

/**
 * What is said of the last move.
 * @typedef {object} Said
 * @property {"right" | "wrong" | "also" | "shown"} kind `also`: as good as the answer, and not graded
 * @property {string} move
 * @property {string | null} name of the opening that it leads to
 * @property {string} answer
 * @property {number | null} score by the book, of a move that is as good
 * @property {string | null} reply that refutes it
 * @property {string | null} reason
 * @property {readonly { move: string, part: number }[]} chosen what players chose
 * @property {string} comment of the person, to the answer
 * @property {boolean} isShown whether a wrong move is on the board
 */

/** How long one's own move stands before it is answered, and a wrong move before its refutation and before it is taken back. */
const PAUSES = Object.freeze({ answered: 700, reply: 500, takenBack: 2400 });

/** A move is as good as the answer if it is worth less by so many discs at most. */
const AS_GOOD = 1;

const KEPT = Object.freeze({ line: "line", missed: "missed-lines" });

/** Trains lines of the repertoires: what is asked, what is said of a move, and what stands on the board. */
export class Drill {
  #parts;
  /** @type {Course | null} */
  #course = null;
  /** @type {People | null} */
  #people = null;
  /** The days on which exercises were answered in this visit: the log may not have them yet. @type {Map<string, number>} */
  #answered = new Map();
  /** Whatever comes later than another move is told no more. */
  #turn = 0;
  #timer = 0;

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {GameClass} parts.Game
   * @param {Promise<Pick<Engine, "search">>} parts.engine
   * @param {OpeningBook} parts.openings
   * @param {TrainingStore} parts.training
   * @param {Repertoires} parts.repertoires
   * @param {() => readonly string[]} parts.due the exercises that are due, the most urgent one first
   * @param {() => void} parts.changed draws
   * @param {(position: Game, played: EngineLine, best: EngineLine, known: CoachKnown | null) => Promise<readonly { sentence: string }[]>}
   *   parts.reasons
   * @param {() => Clock} [parts.now]
   * @param {() => number} [parts.random]
   * @param {(act: () => void, ms: number) => number} [parts.wait]
   */
  constructor({
    now = clockNow,
    random = Math.random,
    wait = (act, ms) => window.setTimeout(act, ms),
    ...parts
  }) {
    this.#parts = {
      ...parts,
      now,
      random,
      wait: /** @type {(act: () => void, ms: number) => number} */ (wait),
    };
    /** @type {Line | null} */
    this.line = lineIn(parts.training.value(KEPT.line));
    /** @type {Said | null} */
    this.said = null;
  }

  /** How many answers are still to come in this sitting. */
  get waiting() {
    return this.#wanted().length;
  }

  /** The position on the board, with the moves that led there. @returns {Game} */
  get game() {
    const { line, said } = this;
    const game = this.#gameOf(line);
    if (!said?.isShown) return game;
    const wrong = game.after(/** @type {any} */ (said.move));
    return said.reply ? wrong.after(/** @type {any} */ (said.reply)) : wrong;
  }

  /** Goes on with the line that was asked before a reload, or begins one. @returns {Promise<boolean>} whether something is asked */
  async resume() {
    if (!this.line) return this.begin();
    await this.#prepare(this.line.color);
    if (!this.#answer()) return this.begin();
    // How long the person was away says nothing of the answer.
    if (this.line.tries.length === 0) this.#set({ ...this.line, began: this.#parts.now().time });
    this.#parts.changed();
    return true;
  }

  /** Begins the next line with something that is due. @returns {Promise<boolean>} whether there is one */
  async begin() {
    const [first] = this.#wanted();
    if (first === undefined) {
      this.#set(null);
      return false;
    }
    const color = first.endsWith("X") ? "black" : "white";
    await this.#prepare(color);
    const begun = this.#course?.begin();
    if (!begun) return false;
    const { turns } = this.#parts.store.state.settings;
    const shown = turns ? shownAs(begun, this.#reviewsOf(first)) : begun;
    this.#ask({ ...shown, color, isFree: false });
    return true;
  }

  /**
   * Trains what comes after moves from the start of a game.
   * @param {Color} color
   * @param {readonly string[]} moves
   * @returns {Promise<boolean>} whether there is an answer
   */
  async beginAt(color, moves) {
    await this.#prepare(color);
    const game = this.#parts.Game.parse(moves.join(""));
    const start = game.start;
    const isOwn = game.turn === color && !game.mustPass;
    const reply = isOwn ? [] : this.#course?.reply(positionOf(game), this.#parts.random, true);
    if (!reply) return false;
    return this.#ask({ color, isFree: true, start, moves: [...game.moves, ...reply] });
  }

  /** Answers a disc that the person places. @param {string} square */
  place(square) {
    const { line } = this;
    const answer = this.#answer();
    if (line?.phase !== "asked" || !answer) return;
    if (this.said?.isShown) this.takeBack();
    const game = this.#gameOf(line);
    const number = numberOf(square);
    if (answer.numbers.includes(number)) return this.#played(square, "right");
    if (this.#isAsGood(game, number, answer.numbers[0])) {
      const known = this.#people?.(positionOf(game)).moves.find((move) => isSame(game, move.number, number));
      this.#say({ kind: "also", move: square, score: known?.score ?? null });
      return;
    }
    if (line.tries.length === 0) this.#grade(false);
    this.#set({ ...line, tries: [...line.tries.filter((each) => each !== square), square] });
    this.#say({ kind: "wrong", move: square, isShown: true });
    void this.#refute(square);
  }

  /** Takes the wrong move back before its time is over. */
  takeBack() {
    clearTimeout(this.#timer);
    if (!this.said?.isShown) return;
    this.said = { ...this.said, isShown: false };
    this.#parts.changed();
  }

  /** Shows the answer, as the person gives up. */
  show() {
    const answer = this.#answer();
    if (this.line?.phase !== "asked" || !answer) return;
    this.#played(String(MOVES[answer.numbers[0]]), "shown");
  }

  /** Goes on: in the line, or with the next one. */
  next() {
    clearTimeout(this.#timer);
    const { line } = this;
    if (line?.phase === "right" || line?.phase === "shown") return this.#goOn();
    if (line?.phase === "over" && line.isFree) return Promise.resolve(false);
    return this.begin();
  }

  /** Puts on the board what belongs there. */
  put() {
    const { store } = this.#parts;
    const { exercise } = store.state;
    const { line, said } = this;
    if (!line) return;
    const game = this.game;
    const isAsked = line.phase === "asked";
    store.update({
      exercise: {
        game:
          exercise?.game.toString() === game.toString() && exercise.game.ply === game.ply
            ? exercise.game
            : game,
        isOpen: isAsked && !said?.isShown,
        marks: isAsked ? crosses(line.tries) : [],
        // A line is kept, and gone on with by its exercise: its position would be a puzzle.
        link: "",
      },
    });
  }

  /** @param {string} move @param {"right" | "shown"} kind */
  #played(move, kind) {
    const line = /** @type {Line} */ (this.line);
    const game = this.#gameOf(line);
    const name = openingAfter(game, move);
    if (line.tries.length === 0) this.#grade(kind === "right");
    this.#say({ kind, move, name });
    this.#set({ ...line, moves: [...line.moves, move], phase: kind });
    const turn = this.#turn;
    this.#timer = this.#parts.wait(() => turn === this.#turn && void this.#goOn(), PAUSES.answered);
    if (kind === "shown") clearTimeout(this.#timer);
  }

  /** The other side's move, and what is asked after it. */
  async #goOn() {
    const { line } = this;
    if (!line) return false;
    this.#course = this.#courseOf(line.color);
    const reply = this.#course.reply(positionOf(this.#gameOf(line)), this.#parts.random, line.isFree);
    if (!reply) {
      this.#set({ ...line, phase: "over" });
      return true;
    }
    return this.#ask({ ...line, moves: [...line.moves, ...reply] });
  }

  /** @param {Pick<Line, "color" | "isFree" | "start" | "moves">} begun @returns {boolean} whether there is an answer to ask for */
  #ask({ color, isFree, start, moves }) {
    this.#turn += 1;
    clearTimeout(this.#timer);
    const position = positionOf(this.#gameOf({ start, moves }));
    const exercise = exerciseKey(position);
    // What was said of the move before stays until the next one.
    if (this.said?.kind !== "right") this.said = null;
    this.#set({
      color,
      isFree,
      start,
      moves,
      exercise,
      tries: [],
      phase: "asked",
      isGraded: this.#course?.isDue(position) ?? false,
      reviews: this.#reviewsOf(exercise),
      began: this.#parts.now().time,
    });
    return this.#answer() !== undefined;
  }

  /** Adds the answer to the log, once. @param {boolean} isRight */
  #grade(isRight) {
    const line = /** @type {Line} */ (this.line);
    if (!line.isGraded) return;
    const { training, now } = this.#parts;
    const clock = now();
    const elapsedMs = clock.time - line.began;
    const grade = gradeOf({ isRight, hinted: false, elapsedMs, isOpening: true });
    const missed = this.#missed().filter((key) => key !== line.exercise);
    const isSecond = this.#isAnswered(line.exercise) || missed.length < this.#missed().length;
    this.#answered.set(line.exercise, dayOf(clock));
    const keys = grade === "again" && !isSecond ? [...missed, line.exercise] : missed;
    void training.keep(KEPT.missed, { day: dayOf(clock), keys });
    void training.answer(reviewOf(line.exercise, clock, grade), line.reviews);
  }

  /** The positions to ask: those that are due, and then those that were missed, once more. @returns {string[]} */
  #wanted() {
    const due = this.#parts.due().filter((key) => !this.#isAnswered(key));
    return due.length > 0 ? due : this.#missed();
  }

  /** Whether an exercise was answered today. @param {string} key */
  #isAnswered(key) {
    return this.#answered.get(key) === dayOf(this.#parts.now());
  }

  /** @returns {string[]} */
  #missed() {
    const { training, now, repertoires } = this.#parts;
    const { day, keys } = /** @type {{ day?: number, keys?: unknown }} */ (training.value(KEPT.missed) ?? {});
    if (day !== dayOf(now()) || !Array.isArray(keys)) return [];
    const known = new Set(repertoires.keys);
    return keys.filter((key) => known.has(key));
  }

  /** @param {Color} color */
  async #prepare(color) {
    this.#people = await peopleIn(this.#parts.openings);
    this.#course = this.#courseOf(color);
  }

  /** @param {Color} color */
  #courseOf(color) {
    const people = /** @type {People} */ (this.#people);
    return new Course(this.#parts.repertoires.of(color), people, this.#wanted());
  }

  /** What the repertoire has in the position that is asked. */
  #answer() {
    const { line } = this;
    return line ? this.#parts.repertoires.of(line.color).at(positionOf(this.#gameOf(line))) : undefined;
  }

  /**
   * Whether a move is as good as the answer: it leads to the same by another order of moves, or is worth as much within a disc.
   * @param {Game} game
   * @param {number} number
   * @param {number} answer
   */
  #isAsGood(game, number, answer) {
    const position = positionOf(game);
    const color = /** @type {Line} */ (this.line).color;
    if (this.#parts.repertoires.of(color).isOtherWay(position, number)) return true;
    const moves = this.#people?.(position).moves ?? [];
    const [own, other] = [answer, number].map(
      (each) => moves.find((move) => isSame(game, move.number, each))?.score,
    );
    return typeof own === "number" && typeof other === "number" && other >= own - AS_GOOD;
  }

  /** The refutation of a wrong move, what is wrong with it, and what players chose. @param {string} move */
  async #refute(move) {
    this.#turn += 1;
    const turn = this.#turn;
    const { openings, reasons, wait } = this.#parts;
    const game = this.#gameOf(this.line);
    const answer = String(MOVES[this.#answer()?.numbers[0] ?? 0]);
    const engine = await this.#parts.engine;
    const after = (/** @type {string} */ each) =>
      foundAfter(engine, game.after(/** @type {any} */ (each)), game.turn);
    const [found] = await Promise.all([
      after(move).catch(() => null),
      new Promise((resolve) => void wait(() => resolve(null), PAUSES.reply)),
    ]);
    if (turn !== this.#turn || !this.said) return;
    this.said = { ...this.said, reply: found?.pv[0] ?? null };
    this.#timer = wait(() => turn === this.#turn && this.takeBack(), PAUSES.takenBack);
    this.#parts.changed();
    if (!found) return;
    try {
      const [best, book] = await Promise.all([after(answer), countedBook(openings)]);
      const known = knownMoves(book, game);
      const [reason] = await reasons(game, lineWith(move, found), lineWith(answer, best), known);
      if (this.said?.move !== move || this.said.kind !== "wrong") return;
      this.said = { ...this.said, reason: reason?.sentence ?? null };
      this.#parts.changed();
    } catch {
      // Without a reason the refutation says enough.
    }
  }

  /** @param {Pick<Said, "kind" | "move"> & Partial<Said>} said */
  #say(said) {
    const answer = this.#answer();
    const game = this.#gameOf(this.line);
    const { games = 0, moves = [] } = this.#people?.(positionOf(game)) ?? {};
    const chosen = [...moves]
      .sort((one, other) => other.games - one.games)
      .slice(0, 3)
      .flatMap((each) =>
        each.games > 0 ? [{ move: String(MOVES[each.number]), part: each.games / games }] : [],
      );
    this.said = {
      name: null,
      score: null,
      reply: null,
      reason: null,
      isShown: false,
      answer: String(MOVES[answer?.numbers[0] ?? 0]),
      comment: answer?.comment ?? "",
      chosen,
      ...said,
    };
    this.#parts.changed();
  }

  /** @param {string} exercise */
  #reviewsOf(exercise) {
    return this.#parts.training.log.filter(([each]) => each === exercise).length;
  }

  /** @param {Pick<Line, "start" | "moves"> | null} line @returns {Game} */
  #gameOf(line) {
    const game = this.#parts.Game.parse(line?.start ?? "");
    for (const move of line?.moves ?? []) game.play(/** @type {any} */ (move));
    return game;
  }

  /** @param {Line | null} line */
  #set(line) {
    this.line = line;
    void this.#parts.training.keep(KEPT.line, line);
    this.#parts.changed();
  }
}

/** @param {{ board: string, turn: Color }} game */
export function positionOf({ board, turn }) {
  return positionFrom(board, turn);
}

/** Whether two moves lead to the same position, up to symmetry. @param {Game} game @param {number} one @param {number} other */
function isSame(game, one, other) {
  const [first, second] = [one, other].map((number) =>
    exerciseKey(game.after(/** @type {any} */ (MOVES[number]))),
  );
  return first === second;
}

/**
 * The line in another image each time, so that the idea is learned and not the square.
 * @param {{ start: string, moves: readonly string[] }} begun
 * @param {number} reviews
 */
function shownAs({ start, moves }, reviews) {
  const turns = TURNS.filter((turn) => moves.length === 0 || turnedBoard(start, turn) === start);
  const turn = turns[reviews % turns.length];
  return { start: turnedBoard(start, turn), moves: moves.map((move) => turnedMove(move, turn)) };
}
