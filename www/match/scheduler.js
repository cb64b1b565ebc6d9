/** @import { Moment } from "../dom/motion.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Activity, Room, State } from "../state/types.js" */
/** @import { Question, Thinking } from "./thinking.js" */
/** @import { Timekeeper } from "./clock/timekeeper.js" */
import { HINT_MS, nextActivity, transition } from "./activity.js";

/** What concerns one position alone is given up with it. */
const OF_A_POSITION = Object.freeze(
  /** @type {const} */ ({ evaluated: "no", glanced: false, hint: null, refused: null, shownLine: null }),
);

/** With less than so much on its clock the engine plays as soon as it can, in milliseconds. */
const HURRY_MS = 10_000;

/**
 * Begins what goes on, ends it when something else is wanted, and goes on with what follows. One activity goes on at a time.
 */
export class Scheduler {
  #store;
  #thinking;
  #timekeeper;
  #pause;
  #save;
  #play;
  #enter;
  #fail;
  #running = new AbortController();
  /** What ends the work behind the result, as long as the result is shown. @type {AbortSignal | undefined} */
  #behind;

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {Thinking} parts.thinking
   * @param {Timekeeper} parts.timekeeper
   * @param {(what: Moment, signal: AbortSignal) => Promise<void>} parts.wait lets a person see what happened
   * @param {() => void} parts.save saves the game for the next visit
   * @param {(move: string) => void} parts.play makes a move of the engine, or a forced pass
   * @param {(room: Room) => void} parts.enter the person has come into another room
   * @param {(error: unknown) => void} parts.fail shows an error
   */
  constructor({ store, thinking, timekeeper, wait, save, play, enter, fail }) {
    this.#store = store;
    this.#thinking = thinking;
    this.#timekeeper = timekeeper;
    this.#pause = wait;
    this.#save = save;
    this.#play = play;
    this.#enter = enter;
    this.#fail = fail;
  }

  /**
   * Ends what goes on, shows a position, and goes on from there.
   * @param {{ isPaused: boolean, isNew?: boolean } & Pick<Partial<State>, "about" | "clocks" | "exercise" | "game" | "key" | "lastReport" |
   *   "notice" | "resigned" | "review" | "room" | "seed" | "tree">} to `isPaused`: the game waits to be told to play on; `isNew`: the
   *   position came about by a move just now
   */
  continueWith({ isPaused, isNew = false, ...change }) {
    const { room } = this.#store.state;
    this.#rest(isPaused);
    this.#store.update({ ...OF_A_POSITION, ...change });
    if (this.#store.state.room !== room) this.#enter(this.#store.state.room);
    this.#store.emit("shown", this.#store.state.game);
    this.#timekeeper.note(isNew);
    this.#save();
    this.#beginNext(isNew);
  }

  /** Shows another position of the same game, which is paused there; a review of the game goes on. @param {State["game"]} game */
  browse(game) {
    const { activity, paused } = this.#store.state;
    const change = { game, lastReport: null, notice: null };
    if (activity.kind !== "reviewing") return this.continueWith({ ...change, isPaused: true });
    this.#store.update({ ...OF_A_POSITION, ...change, paused: { ...paused, game: true } });
    this.#store.emit("shown", game);
    this.#timekeeper.note();
    this.#save();
  }

  /** Looks for a hint, then goes on as before. */
  hint() {
    this.#rest();
    this.#store.update({ hint: null });
    this.#begin({ kind: "hinting", budgetMs: HINT_MS });
  }

  /**
   * Looks into a question, then goes on as before.
   * @param {Question} question
   * @param {number | null} budgetMs `null` where nobody waits for it
   */
  ask(question, budgetMs) {
    this.#rest();
    this.#begin({ kind: "asking", budgetMs }, question);
  }

  /** Solves the position, then goes on as before. */
  solve() {
    this.#rest();
    this.#begin({ kind: "solving" });
  }

  /**
   * Does something while the result of a game is shown. Whatever is begun next ends it.
   * @param {(signal: AbortSignal) => Promise<void>} work that nobody has asked for: where it fails, nothing is said
   */
  async behindResult(work) {
    const { kind } = this.#store.state.activity;
    if (kind !== "over" && kind !== "waiting") return;
    if (this.#running.signal.aborted) this.#running = new AbortController();
    const { signal } = this.#running;
    if (this.#behind === signal) return;
    this.#behind = signal;
    await work(signal).catch(() => {});
  }

  /**
   * Changes and saves what belongs to the game, while what goes on goes on.
   * @param {Pick<State, "tree"> | Pick<State, "clocks"> | Pick<State, "about"> | Pick<State, "about" | "key">} change
   */
  saveWith(change) {
    this.#store.update(change);
    this.#save();
  }

  /** Shows the result of a game that is over, or puts it away. @param {boolean} isNew */
  showResult(isNew) {
    if (this.#store.state.activity.kind === "over") this.#store.update({ activity: { kind: "over", isNew } });
  }

  /** Decides again whether the moves are scored. A hint or a review is finished first: the scores come after it. */
  evaluateAgain() {
    const { kind } = this.#store.state.activity;
    if (kind === "waiting" || kind === "evaluating") this.restart();
  }

  /** Ends what goes on and decides anew what comes next, as after a change of settings. */
  restart() {
    this.#rest();
    this.#beginNext(false);
  }

  /** Ends what goes on: nothing of it comes any more. @param {boolean} [isPaused] whether the game is; as before when left out */
  #rest(isPaused) {
    const { paused } = this.#store.state;
    this.#running.abort();
    if (isPaused !== undefined) this.#store.update({ paused: { ...paused, game: isPaused } });
    this.#change({ kind: "waiting" });
  }

  /** @param {boolean} isNew */
  #beginNext(isNew) {
    const next = nextActivity(this.#store.state, isNew);
    if (next) this.#begin(next);
  }

  /** @param {Activity} activity that may follow waiting @param {Question} [question] where one is asked */
  #begin(activity, question) {
    this.#change(activity);
    this.#running = new AbortController();
    if (activity.kind !== "over") void this.#perform(activity, this.#running.signal, question);
  }

  /**
   * @param {Activity} activity
   * @param {AbortSignal} signal
   * @param {Question} [question]
   */
  async #perform(activity, signal, question) {
    /** @type {string | undefined} */
    let move;
    try {
      move = await this.#run(activity, signal, question);
    } catch (error) {
      if (signal.aborted) return;
      // What failed once would fail again if it went on by itself.
      this.#rest(true);
      this.#fail(error);
      return;
    }
    if (signal.aborted) return;
    if (move === undefined) this.restart();
    else this.#play(move);
  }

  /**
   * @param {Activity} activity
   * @param {AbortSignal} signal
   * @param {Question} [question]
   * @returns {Promise<string | undefined>} the move that it ends with
   */
  async #run({ kind }, signal, question) {
    if (kind === "thinking") {
      const seen = this.#isHurried() ? undefined : this.#pause("reply", signal);
      const [move] = await Promise.all([this.#thinking.move(signal), seen]);
      return move;
    }
    if (kind === "passing") {
      await this.#pause("pass", signal);
      return "pass";
    }
    if (kind === "hinting") this.#store.update({ hint: await this.#thinking.hint(signal) });
    if (kind === "glancing") await this.#thinking.glance(signal);
    if (question) await this.#thinking.ask(question, signal);
    if (kind === "evaluating") await this.#thinking.evaluate(signal);
    if (kind === "solving") await this.#thinking.solve(signal);
    if (kind === "reviewing") await this.#thinking.review(signal);
  }

  /** Whether the engine has no time left to let a person see what happened. */
  #isHurried() {
    const left = this.#timekeeper.left(this.#store.state.game.turn);
    return left !== undefined && left.remainingMs < HURRY_MS;
  }

  /** @param {Activity} activity */
  #change(activity) {
    this.#store.update({ activity: transition(this.#store.state.activity, activity) });
    this.#store.emit("began", activity);
    this.#timekeeper.note();
  }
}
