/** @import { Engine, Game, GameClass, Line, Mark } from "../package/flipside.js" */
/** @import { Comparison } from "../evaluation/comparisons.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Task } from "./tasks/task.js" */
/** @import { Trainer } from "./trainer.js" */

import { comparisonOf } from "../evaluation/comparisons.js";
import { fragmentOf } from "../game/link.js";
import { emptyInQuarter, veiled } from "../reasons/hints.js";
import { compareTried } from "../review/searching/comparing.js";
import { LEAST_LOSS } from "../review/verdicts.js";
import { inOneText } from "../words/language.js";
import { aftermath } from "./aftermath.js";
import { foundAfter, foundIn, lineWith, noteProven } from "./refuting.js";
import { isProven, MOST_HINTS } from "./tasks/task.js";
import { isCorner, replyWith } from "./text.js";

/**
 * A wrong move that is spoken of.
 * @typedef {object} Refuted
 * @property {string} move
 * @property {string | null} reply of the opponent, once it is known
 * @property {number | null} score in discs for who played the move; null where it is not proven
 * @property {string | null} reason
 * @property {Comparison | null} comparison with the best move, where it was compared
 * @property {boolean} isShown whether it is on the board, and not taken back yet
 */

/**
 * How long a wrong move stands before it is answered, the answer before both are taken back, and a move of the solution before the next
 * one; and in a run, how long before the next puzzle.
 */
const PAUSES = Object.freeze({ reply: 500, takenBack: 2400, played: 600, inRun: 700, missedInRun: 1600 });

/** In this quarter is the move. */
const REGION_HINTS = 2;

/** What stands on the board of a task: tries and their refutation, hints, the solution played out. */
export class Stage {
  #store;
  #Game;
  #engine;
  #trainer;
  #changed;
  #wait;
  #reasons;
  #praise;
  /** Whatever comes later than another task, or another move, is told no more. */
  #turn = 0;
  /** What was told of the tries of the task. @type {{ sentence: string }[]} */
  #read = [];
  #timer = 0;
  /** @type {Task | null} */
  #task = null;

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {GameClass} parts.Game
   * @param {Promise<Pick<Engine, "analyze" | "search">>} parts.engine
   * @param {Trainer} parts.trainer
   * @param {() => void} parts.changed draws
   * @param {(act: () => void, ms: number) => number} [parts.wait]
   * @param {(position: Game, played: Line, best: Line) => Promise<readonly { sentence: string, reply?: readonly string[] | null }[]>}
   *   parts.reasons
   * @param {(position: Game, best: Line, second: Line) => Promise<readonly string[]>} parts.praise
   */
  constructor({
    store,
    Game,
    engine,
    trainer,
    changed,
    wait = (act, ms) => window.setTimeout(act, ms),
    reasons,
    praise,
  }) {
    this.#store = store;
    this.#Game = Game;
    this.#engine = engine;
    this.#trainer = trainer;
    this.#changed = changed;
    this.#wait = wait;
    this.#reasons = reasons;
    this.#praise = praise;
    /** @type {Refuted | null} */
    this.refuted = null;
    /** What is wrong with another move, or what is good about the right one. @type {{ move: string | null, sentence: string } | null} */
    this.reason = null;
    /** The line that is stepped through after the end. @type {readonly string[]} */
    this.line = [];
    /** How many moves of it are on the board. */
    this.step = 0;
  }

  #clear() {
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.refuted = null;
    this.#read = [];
    this.reason = null;
    this.line = [];
    this.step = 0;
  }

  /** Shows the task as it is now. */
  draw() {
    const { task, screen } = this.#trainer;
    const shown = screen === "task" ? task : null;
    const isOther =
      shown?.position !== this.#task?.position || shown?.began !== this.#task?.began || screen !== "task";
    if (isOther) this.#clear();
    const wasOpen = !isOther && this.#task?.phase === "open";
    this.#task = shown;
    if (shown && shown.phase !== "open" && (isOther || wasOpen)) this.#end(shown);
    this.#put();
    this.#changed();
  }

  /** Answers a disc that the person places. @param {string} square */
  place(square) {
    const { task } = this.#trainer;
    if (task?.phase !== "open" || this.#trainer.screen !== "task") return;
    if (this.refuted && task.from === "run") return;
    if (this.refuted?.isShown) this.takeBack();
    this.refuted = null;
    const isUnsure = isCompared(task) && task.ply === 0 && !task.right.includes(square);
    if (isUnsure) void this.#compare(task, square);
    else this.#answer(task, square);
  }

  /** Takes the wrong move back before its time is over. */
  takeBack() {
    // In a run there is no second try.
    if (this.#task?.from === "run") return;
    clearTimeout(this.#timer);
    this.#turn += 1;
    if (this.refuted) this.refuted = { ...this.refuted, isShown: false };
    this.#put();
    this.#changed();
  }

  /** The next hint; the first one tells what is wrong with another move. */
  hint() {
    const { task } = this.#trainer;
    if (task?.phase !== "open" || task.told === MOST_HINTS) return;
    this.refuted = null;
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.#trainer.hint();
    if (this.reason === null) void this.#explain(task, true);
  }

  /** Shows so many moves of the line. @param {number} step */
  goTo(step) {
    if (this.#task?.phase === "open" || step < 0 || step > this.line.length) return;
    clearTimeout(this.#timer);
    this.step = step;
    this.#put();
    this.#changed();
  }

  /** @param {Task} task @param {string} square */
  #answer(task, square) {
    const ply = task.ply;
    const isRight = this.#trainer.place(square);
    if (isRight) {
      this.reason = this.#task?.phase === "open" ? null : this.reason;
      this.#put();
      if (task.from === "run" && this.#trainer.task?.phase === "solved") this.#goOnInRun(PAUSES.inRun);
      return;
    }
    this.refuted = {
      move: square,
      reply: null,
      score: knownScore(task, square),
      reason: null,
      comparison: this.#compared(task, ply, square),
      isShown: true,
    };
    this.#put();
    this.#changed();
    if (task.from === "run") this.#goOnInRun(PAUSES.missedInRun);
    else void this.#refute(task, ply, square);
  }

  /** @param {number} ms */
  #goOnInRun(ms) {
    this.#later(() => void this.#trainer.nextInRun(), ms);
  }

  /**
   * A move where others may be as good as the best one, by the same search as wherever a move is tried: those are right, too.
   * @param {Task} task
   * @param {string} square
   */
  async #compare(task, square) {
    const turn = this.#begin();
    this.refuted = { move: square, reply: null, score: null, reason: null, comparison: null, isShown: true };
    this.#put();
    const position = this.#gameAfter(task, []);
    const move = /** @type {Line["move"]} */ (square);
    const comparison = await this.#engine
      .then((engine) =>
        compareTried(this.#store, (game, limits) => engine.analyze(game, limits), { position, move }),
      )
      .catch(() => null);
    if (turn !== this.#turn) return;
    this.refuted = null;
    const isAsGood = comparison !== null && comparison.loss < LEAST_LOSS;
    if (isAsGood) this.#trainer.accept(square);
    this.#answer(this.#trainer.task ?? task, square);
  }

  /** @param {Task} task @param {number} ply @param {string} move */
  async #refute(task, ply, move) {
    const turn = this.#begin();
    const played = [...task.line.slice(0, ply), move];
    const [found] = await Promise.all([
      this.#after(task, played).catch(() => null),
      this.#paused(PAUSES.reply),
    ]);
    noteProven(this.#store, task, ply, this.#gameAfter(task, task.line.slice(0, ply)), move, found);
    if (turn !== this.#turn || !this.refuted) return;
    const [reply = null] = found?.pv ?? [];
    const score = found?.isExact ? found.score : this.refuted.score;
    this.refuted = { ...this.refuted, reply, score };
    this.#put();
    this.#changed();
    this.#later(() => this.takeBack(), PAUSES.takenBack);
    const best = task.line[ply];
    if (!found || best === undefined) return;
    // The task as it is by now knows of the try, the reply to which is on the board.
    const tried = this.#task ?? task;
    const reason = await this.#reason(tried, ply, lineWith(move, found), best, true).catch(() => null);
    if (this.refuted?.move !== move || this.#task?.position !== task.position) return;
    this.refuted = { ...this.refuted, reason };
    if (reason !== null) this.#read.push({ sentence: reason });
    this.#changed();
  }

  /**
   * Why the best move is better than what was tried, played, or is the next best.
   * @param {Task} task
   * @param {boolean} isVeiled whether it must not tell the best move
   */
  async #explain(task, isVeiled) {
    const ply = isVeiled ? task.ply : 0;
    const tries = task.tries.filter((each) => each.ply === ply).map(({ move }) => move);
    const others = ply === 0 ? [...tries.slice(-1), task.played, task.second?.move] : tries;
    const worse = others.find((move) => move && move !== task.line[ply]);
    const best = task.line[ply];
    const position = task.position;
    if (!worse || best === undefined) return;
    const found = await this.#after(task, [...task.line.slice(0, ply), worse]).catch(() => null);
    const told =
      found && (await this.#told(task, ply, lineWith(worse, found), best, isVeiled).catch(() => null));
    if (this.#task?.position !== position || (this.#task.phase === "open") !== isVeiled) return;
    this.reason = told;
    // Where there is no other reason, the hint is the region.
    const { task: now } = this.#trainer;
    if (told === null && isVeiled && now?.told === 1 && !now.puzzle) this.#trainer.hint();
    else this.#changed();
  }

  /**
   * What is wrong with a worse move; where the right one was found, what it has over that.
   * @param {Task} task
   * @param {number} ply
   * @param {Line} worse
   * @param {string} best
   * @param {boolean} isVeiled
   */
  async #told(task, ply, worse, best, isVeiled) {
    if (task.phase === "solved") {
      const better = await this.#better(task, ply, best);
      const [praise] = await this.#praise(this.#gameAfter(task, task.line.slice(0, ply)), better, worse);
      if (praise) return { move: null, sentence: praise };
    }
    const sentence = await this.#reason(task, ply, worse, best, isVeiled);
    const corner = await this.#cornerGiven(task, ply, worse, best, sentence);
    const told = [corner, sentence].filter((each) => each !== null);
    return told.length > 0 ? { move: worse.move, sentence: inOneText(told) } : null;
  }

  /**
   * The corner that is given away at once, where the sentence does not begin with it: nothing else is as plain.
   * @param {Task} task
   * @param {number} ply
   * @param {Line} worse
   * @param {string} best
   * @param {string | null} sentence
   */
  async #cornerGiven(task, ply, { pv: [move, reply] }, best, sentence) {
    if (reply === undefined || !isCorner(reply) || firstSentence(sentence).includes(reply)) return null;
    // It was told of the try.
    if (task.phase === "open" && task.tries.some((each) => each.move === move)) return null;
    // Before it was tried, a reply on the square of the right move would tell that.
    if (reply === best && task.phase === "open") return null;
    const { pv } = await this.#better(task, ply, best);
    if (pv.some((each, at) => at % 2 === 1 && each === reply)) return null;
    const { turn } = this.#gameAfter(task, [...task.line.slice(0, ply), move]);
    return replyWith(turn, reply);
  }

  /** @param {Task} task @param {number} ply @param {Line} worse @param {string} best @param {boolean} isVeiled */
  async #reason(task, ply, worse, best, isVeiled) {
    // A move that is tried again is answered as before.
    const read = this.refuted ? [] : this.#read;
    const better = await this.#better(task, ply, best);
    const reasons = await this.#reasons(this.#gameAfter(task, task.line.slice(0, ply)), worse, better);
    const [first = null] = reasons.map(({ sentence }) => sentence);
    const isOfBoard = (/** @type {{ reply?: readonly string[] | null }} */ { reply }) =>
      !reply || reply[0] === worse.pv[1];
    const isTried = task.tries.some(({ move }) => move === worse.move);
    if (!isVeiled && !isTried && task.hints === 0) return first;
    // What was told of a move while it was looked for is told at the end, too.
    const [move, ...follows] = worse.pv;
    const isOnBoard = isTried && follows[0] === best;
    const said =
      // One that speaks of another reply must not follow the reply that is told; a hint tells nothing that was read.
      veiled(isVeiled && isTried ? reasons.filter(isOfBoard) : reasons, best, isVeiled ? read : []) ??
      (isOnBoard ? reasons.find(({ reply }) => reply?.[0] === best)?.sentence : null);
    const told = said ?? aftermath(this.#gameAfter(task, [...task.line.slice(0, ply), move]), follows, best);
    if (isVeiled) return read.some(({ sentence }) => sentence === told) ? null : told;
    // The most telling reason may name the right move, which is known now.
    return inOneText([...new Set([told, first])].filter((each) => each !== null)) || null;
  }

  /** The best move at a ply with what follows it. @param {Task} task @param {number} ply @param {string} best */
  async #better(task, ply, best) {
    const known = task.line.slice(ply + 1);
    const found = await this.#after(task, [...task.line.slice(0, ply), best, ...known]);
    return lineWith(best, { ...found, pv: [...known, ...found.pv] });
  }

  /** The end of a task: the rest of the solution is played out, what follows it is looked for, and why it is best. @param {Task} task */
  #end(task) {
    this.#turn += 1;
    clearTimeout(this.#timer);
    const turn = this.#turn;
    this.refuted = null;
    this.reason = null;
    this.line = task.line;
    this.step = task.ply;
    if (task.from === "run") return;
    if (task.phase === "shown") this.#playOn();
    void this.#explain(task, false);
    void this.#after(task, task.line)
      .then(({ pv }) => {
        if (turn !== this.#turn) return;
        this.line = [...task.line, ...pv];
        this.#changed();
      })
      .catch(() => {});
  }

  /** Plays the solution, a move after another. */
  #playOn() {
    const length = this.#task?.line.length ?? 0;
    if (this.step >= length) return;
    this.#later(() => {
      this.step += 1;
      this.#playOn();
      this.#put();
      this.#changed();
    }, PAUSES.played);
  }

  /** What follows after moves of a task, for a person who looks for a move in it. @param {Task} task @param {readonly string[]} moves */
  async #after(task, moves) {
    const [move = "", ...others] = moves;
    const compared = this.#compared(task, others.length, move);
    if (compared && compared.line.pv.length > 1) return foundIn(compared.line);
    return foundAfter(await this.#engine, this.#gameAfter(task, moves), this.#gameAfter(task, []).turn);
  }

  /** A move beside the best one, where it was compared before it was judged. @param {Task} task @param {number} ply @param {string} move */
  #compared(task, ply, move) {
    if (ply > 0 || !isCompared(task)) return null;
    return comparisonOf(this.#store.state.evaluations, this.#gameAfter(task, []), move);
  }

  /** @param {Task} task @param {readonly string[]} moves @returns {Game} */
  #gameAfter({ position }, moves) {
    let game = this.#Game.parse(position);
    for (const move of moves) {
      if (move !== "pass" && game.mustPass) game = game.after("pass");
      game = game.after(move);
    }
    return game;
  }

  #begin() {
    this.#turn += 1;
    return this.#turn;
  }

  /** @param {() => void} act @param {number} ms */
  #later(act, ms) {
    clearTimeout(this.#timer);
    this.#timer = this.#wait(act, ms);
  }

  /** @param {number} ms @returns {Promise<void>} */
  #paused(ms) {
    return new Promise((resolve) => void this.#wait(resolve, ms));
  }

  /** Puts on the board what belongs there. */
  #put() {
    const { room, exercise } = this.#store.state;
    if (room !== "train" || isOfOpenings(this.#trainer.screen)) return;
    const { task, screen } = this.#trainer;
    const shown = screen === "task" ? task : null;
    const game = shown ? this.#gameAfter(shown, this.#moves(shown)) : this.#Game.parse(this.#trainer.preview);
    this.#store.update({
      exercise: {
        // The object stays while the position does: the board draws anew what is another object.
        game:
          exercise?.game.toString() === game.toString() && exercise.game.ply === game.ply
            ? exercise.game
            : game,
        isOpen: shown?.phase === "open" && !this.refuted?.isShown,
        marks: shown ? this.#marks(shown) : [],
        link: shown && shown.from !== "run" ? fragmentOf(this.#Game.parse(shown.position), "") : "",
      },
    });
  }

  /** The moves on the board. @param {Task} task @returns {readonly string[]} */
  #moves(task) {
    if (task.phase !== "open") return this.line.slice(0, this.step);
    const played = task.line.slice(0, task.ply);
    if (!this.refuted?.isShown) return played;
    const { move, reply } = this.refuted;
    return [...played, move, ...(reply ? [reply] : [])];
  }

  /** @param {Task} task @returns {readonly Mark[]} */
  #marks(task) {
    const { refuted } = this;
    if (task.phase !== "open") return [];
    const best = task.line[task.ply];
    // A run goes on at once, so the right move is shown beside the wrong one.
    if (refuted?.isShown && best !== undefined && task.from === "run")
      return [...crosses([refuted.move]), hintAt(best)];
    if (refuted?.isShown) return crosses([refuted.move]);
    const wrong = task.tries.filter(({ ply }) => ply === task.ply).map(({ move }) => move);
    const marks = crosses(wrong);
    if (best === undefined || task.told < REGION_HINTS) return marks;
    if (task.told === MOST_HINTS) return [...marks, hintAt(best)];
    const board = this.#gameAfter(task, task.line.slice(0, task.ply)).board;
    const region = emptyInQuarter(board, best).filter((square) => !wrong.includes(square));
    return [...marks, .../** @type {Mark[]} */ (region.map((square) => ({ square, shape: "tint" })))];
  }
}

/** What marks wrong moves. @param {readonly string[]} squares */
export function crosses(squares) {
  const marks = squares.map((square) => ({ square, shape: "cross", color: "#f0453d" }));
  return /** @type {readonly Mark[]} */ (marks);
}

/** What marks the right move. @param {string} square @returns {Mark} */
function hintAt(square) {
  return /** @type {Mark} */ ({ square, shape: "hint" });
}

/** What stands on the board there is for the openings. @param {Trainer["screen"]} screen */
function isOfOpenings(screen) {
  return screen === "openings" || screen === "line";
}

/** What is said first. @param {string | null} sentence */
function firstSentence(sentence) {
  return sentence?.split(/[.;。；]/, 1)[0] ?? "";
}

/** Whether a move is compared with the best one before it is judged. In a run nobody waits for that. @param {Task} task */
function isCompared(task) {
  return task.from !== "run" && (!task.puzzle || !isProven(task));
}

/** What is known of a wrong move without looking. @param {Task} task @param {string} move */
function knownScore(task, move) {
  const { ply, second } = task;
  return ply === 0 && second?.move === move && isProven(task) ? second.score : null;
}
