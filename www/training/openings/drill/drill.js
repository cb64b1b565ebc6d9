/** @import { Engine, Game, GameClass } from "../../../package/flipside.js" */
/** @import { OpeningBook } from "../../../openings/opening-book.js" */
/** @import { Store } from "../../../state/store.js" */
/** @import { Clock } from "../../../train/day.js" */
/** @import { Color, Repertoires } from "../../../train/repertoires.js" */
/** @import { TrainingStore } from "../../../train/store.js" */
/** @import { People } from "../../../../js/repertoire/people.js" */
/** @import { Line } from "./line.js" */
/** @import { Reasons } from "./look.js" */
/** @import { Said } from "./said.js" */

import { MOVES, numberOf, START_POSITION } from "../../../../js/rules/position.js";
import { openingAfter } from "../../../openings/opening-after.js";
import { peopleIn } from "../../../openings/people.js";
import { clockNow } from "../../../train/day.js";
import { exerciseKey, positionOf } from "../../../train/repertoires.js";
import { crosses } from "../../stage.js";
import { putOnBoard } from "../board.js";
import { Course } from "./course.js";
import { gameOf, lineIn, turned } from "./line.js";
import { Look } from "./look.js";
import { exercisesOf, onTheWay } from "./opening.js";
import { areAsGood, isAsGood, saidOf, valuesOf } from "./said.js";
import { LineSitting } from "./sitting.js";

/**
 * How long one's own move stands before it is answered, a wrong move before its refutation, at most before it is judged, and before it is
 * taken back, and the end of a line before an opening begins again.
 */
const PAUSES = Object.freeze({ answered: 700, reply: 500, judged: 4000, takenBack: 2400, again: 1500 });

/** The name by which the line is kept. */
const KEPT = "line";

/** Trains lines of the repertoires: what is asked, what is said of a move, and what stands on the board. */
export class Drill {
  #parts;
  #sitting;
  /** @type {Course | null} */
  #course = null;
  /** @type {People | null} */
  #people = null;
  /** The exercises of the opening that is trained that were not answered yet. @type {Set<string> | null} */
  #left = null;
  /** Whether it is still being found out if a move is as good as the answer: the book does not know it. */
  #isJudging = false;
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
   * @param {Reasons} parts.reasons
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
    this.#sitting = new LineSitting({ ...parts, now });
    /** @type {Line | null} */
    this.line = lineIn(parts.training.value(KEPT));
    /** @type {Said | null} */
    this.said = null;
  }

  /** How many answers are still to come in this sitting, or in the opening that is trained. */
  get waiting() {
    return this.line?.path ? (this.#left?.size ?? 0) : this.#sitting.wanted.length;
  }

  /** Whether what is still to come was missed before. */
  get isSecond() {
    return !this.line?.path && this.#sitting.isSecond;
  }

  /** Whether no answer leads to the position that is asked. */
  get isApart() {
    const { line } = this;
    return line?.moves.length === 0 && line.exercise !== exerciseKey(START_POSITION);
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
    if (this.line.path) this.#left ??= this.#exercisesOf(this.line.color, this.line.path);
    // How long the person was away says nothing of the answer.
    if (this.line.tries.length === 0) this.#set({ ...this.line, began: this.#parts.now().time });
    this.#parts.changed();
    return true;
  }

  /** Begins the next line with something that is due. @returns {Promise<boolean>} whether there is one */
  async begin() {
    const [first] = this.#sitting.wanted;
    if (first === undefined) {
      this.#set(null);
      return false;
    }
    const color = first.endsWith("X") ? "black" : "white";
    await this.#prepare(color);
    const begun = this.#course?.begin();
    if (!begun) return false;
    const { turns } = this.#parts.store.state.settings;
    const shown = turns ? turned(begun, this.#reviewsOf(first)) : begun;
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

  /**
   * Trains the opening at a place from the first move on, line after line, until each of its positions was answered.
   * @param {Color} color
   * @param {readonly string[]} path the moves to the place
   * @returns {Promise<boolean>} whether there is an answer
   */
  async beginOpening(color, path) {
    await this.#prepare(color);
    this.#left = this.#exercisesOf(color, path);
    return this.#beginAgain(color, path);
  }

  /** @param {Color} color @param {readonly string[]} path */
  #beginAgain(color, path) {
    const game = this.#parts.Game.parse("");
    const moves = game.turn === color ? [] : this.#replyIn({ color, isFree: true, path }, game);
    return moves !== null && this.#ask({ color, isFree: true, start: game.start, moves, path });
  }

  /** @param {Color} color @param {readonly string[]} path */
  #exercisesOf(color, path) {
    const people = /** @type {People} */ (this.#people);
    return exercisesOf(this.#parts.repertoires.of(color), people, this.#parts.Game.parse(path.join("")));
  }

  /**
   * What the other side plays now, up to one's own next move; `null` where the line ends.
   * @param {Pick<Line, "color" | "isFree" | "path">} line
   * @param {Game} game
   */
  #replyIn({ color, isFree, path }, game) {
    const { Game, random, repertoires } = this.#parts;
    if (!path) return this.#courseOf(color).reply(positionOf(game), random, isFree);
    const onWay = onTheWay(game, path, color, Game);
    if (onWay) return onWay;
    const people = /** @type {People} */ (this.#people);
    const course = new Course(repertoires.of(color), people, [...(this.#left ?? [])]);
    return course.reply(positionOf(game), random, false);
  }

  /** Answers a disc that the person places. @param {string} square */
  place(square) {
    const { line } = this;
    const answer = this.#answer();
    if (line?.phase !== "asked" || !answer || this.#isJudging) return;
    if (this.said?.isShown) this.takeBack();
    const game = this.#gameOf(line);
    const number = numberOf(square);
    if (answer.numbers.includes(number)) return this.#played(square, "right");
    const repertoire = this.#parts.repertoires.of(line.color);
    const known = isAsGood(game, number, answer.numbers[0], { repertoire, people: this.#people });
    const values = valuesOf(game, number, answer.numbers[0], this.#people);
    if (known) return this.#say({ kind: "also", move: square, values });
    this.#isJudging = known === null;
    if (!this.#isJudging) this.#missed(square);
    this.#say({ kind: "wrong", move: square, values, isShown: true });
    void this.#refute(square);
  }

  /** A wrong move counts. @param {string} square */
  #missed(square) {
    const line = /** @type {Line} */ (this.line);
    if (line.tries.length === 0) this.#sitting.grade(line, false);
    this.#set({ ...line, tries: [...line.tries.filter((each) => each !== square), square] });
  }

  /** Makes the move that is as good the answer, and goes on with it. */
  async take() {
    const { line, said } = this;
    if (line?.phase !== "asked" || said?.kind !== "also") return;
    const { repertoires } = this.#parts;
    const position = positionOf(this.#gameOf(line));
    const change = { position, number: numberOf(said.move) };
    await repertoires.change(repertoires.of(line.color).with([change]));
    // What was asked for is another answer now: how it went says nothing.
    this.line = { ...line, isGraded: false };
    this.#played(said.move, "right");
  }

  /** Takes the wrong move back before its time is over. */
  takeBack() {
    if (this.#isJudging) return;
    clearTimeout(this.#timer);
    if (!this.said?.isShown) return;
    this.said = { ...this.said, isShown: false };
    this.#parts.changed();
  }

  /** Shows the answer, as the person gives up. */
  show() {
    const answer = this.#answer();
    if (this.line?.phase !== "asked" || !answer || this.#isJudging) return;
    this.#played(String(MOVES[answer.numbers[0]]), "shown");
  }

  /** Goes on: in the line, or with the next one. */
  next() {
    clearTimeout(this.#timer);
    const { line } = this;
    if (line?.phase === "right" || line?.phase === "shown") return this.#goOn();
    if (line?.phase === "over" && line.path && this.waiting > 0)
      return Promise.resolve(this.#beginAgain(line.color, line.path));
    if (line?.phase === "over" && line.isFree) return Promise.resolve(false);
    return this.begin();
  }

  /** Puts on the board what belongs there. */
  put() {
    const { line, said, game } = this;
    if (!line) return;
    const isAsked = line.phase === "asked";
    const marks = isAsked ? crosses(line.tries) : [];
    putOnBoard(this.#parts.store, { game, isOpen: isAsked && !said?.isShown, marks });
  }

  /** @param {string} move @param {"right" | "shown"} kind */
  #played(move, kind) {
    const line = /** @type {Line} */ (this.line);
    const game = this.#gameOf(line);
    const name = openingAfter(game, move);
    if (line.tries.length === 0) this.#sitting.grade(line, kind === "right");
    this.#left?.delete(line.exercise);
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
    const reply = this.#replyIn(line, this.#gameOf(line));
    if (!reply) {
      this.#set({ ...line, phase: "over" });
      const turn = this.#turn;
      const again = () => turn === this.#turn && this.line?.phase === "over" && void this.next();
      if (line.path && this.waiting > 0) this.#timer = this.#parts.wait(again, PAUSES.again);
      return true;
    }
    return this.#ask({ ...line, moves: [...line.moves, ...reply] });
  }

  /**
   * @param {Pick<Line, "color" | "isFree" | "start" | "moves" | "isTurned" | "path">} begun
   * @returns {boolean} whether there is an answer to ask for
   */
  #ask({ color, isFree, start, moves, isTurned = false, path }) {
    this.#turn += 1;
    this.#isJudging = false;
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
      isTurned,
      ...(path && { path }),
      exercise,
      tries: [],
      phase: "asked",
      isGraded: this.#course?.isDue(position) ?? false,
      reviews: this.#reviewsOf(exercise),
      began: this.#parts.now().time,
    });
    return this.#answer() !== undefined;
  }

  /** @param {Color} color */
  async #prepare(color) {
    this.#people = await peopleIn(this.#parts.openings);
    this.#course = this.#courseOf(color);
  }

  /** @param {Color} color */
  #courseOf(color) {
    const people = /** @type {People} */ (this.#people);
    return new Course(this.#parts.repertoires.of(color), people, this.#sitting.wanted);
  }

  /** What the repertoire has in the position that is asked. */
  #answer() {
    const { line } = this;
    return line ? this.#parts.repertoires.of(line.color).at(positionOf(this.#gameOf(line))) : undefined;
  }

  /** The refutation of a wrong move, what is wrong with it, and what players chose. @param {string} move */
  async #refute(move) {
    this.#turn += 1;
    const turn = this.#turn;
    const { wait } = this.#parts;
    const answer = String(MOVES[this.#answer()?.numbers[0] ?? 0]);
    const look = new Look(this.#parts, this.#gameOf(this.line));
    const pausing = new Promise((resolve) => void wait(() => resolve(null), PAUSES.reply));
    if (this.#isJudging && (await this.#judge(turn, move, answer, look))) return;
    const [found] = await Promise.all([look.after(move).catch(() => null), pausing]);
    if (turn !== this.#turn || !this.said) return;
    this.said = { ...this.said, reply: found?.pv[0] ?? null };
    this.#timer = wait(() => turn === this.#turn && this.takeBack(), PAUSES.takenBack);
    this.#parts.changed();
    if (!found) return;
    // Without a reason the refutation says enough.
    const reason = await look.reason(move, answer).catch(() => null);
    if (!reason || this.said?.move !== move || this.said.kind !== "wrong") return;
    this.said = { ...this.said, reason };
    this.#parts.changed();
  }

  /**
   * Whether all is said of a move that the book does not know: the engine finds it as good as the answer, or something else is asked
   * meanwhile. An engine that is late does not help a wrong move.
   * @param {number} turn
   * @param {string} move
   * @param {string} answer
   * @param {Look} look
   */
  async #judge(turn, move, answer, look) {
    const { wait } = this.#parts;
    /** @type {Promise<null>} */
    const late = new Promise((resolve) => void wait(() => resolve(null), PAUSES.judged));
    const values = await Promise.race([look.values(move, answer), late]);
    if (turn !== this.#turn || !this.said || !this.line) return true;
    this.#isJudging = false;
    if (values && areAsGood(values)) {
      this.#say({ kind: "also", move, values });
      return true;
    }
    this.said = { ...this.said, values };
    this.#missed(move);
    return false;
  }

  /** @param {Pick<Said, "kind" | "move"> & Partial<Said>} said */
  #say(said) {
    this.said = saidOf(said, this.#gameOf(this.line), this.#answer(), this.#people);
    this.#parts.changed();
  }

  /** @param {string} exercise */
  #reviewsOf(exercise) {
    return this.#parts.training.log.filter(([each]) => each === exercise).length;
  }

  /** @param {Pick<Line, "start" | "moves"> | null} line */
  #gameOf(line) {
    return gameOf(line, this.#parts.Game);
  }

  /** @param {Line | null} line */
  #set(line) {
    this.line = line;
    void this.#parts.training.keep(KEPT, line);
    this.#parts.changed();
  }
}
