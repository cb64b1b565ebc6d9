/** @import { Engine, Found, Game, Limits, Move, Ponder, Report, Search, Style } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Color } from "../state/types.js" */
/** @import { OpeningBook } from "../openings/opening-book.js" */

import { analyzedLines, isJudgement } from "../evaluation/evaluations.js";
import { isFinished, newReview } from "../review/state.js";
import { isErring, moveLimits, strengthOf } from "../state/settings.js";
import { GLANCE_MS, HINT_MS, VALUES_MS } from "./activity.js";

/** What the page asks of an engine. @typedef {Pick<Engine, "search" | "analyze" | "solve" | "review" | "newGame">} EngineCalls */

/**
 * A question of a part of the page about positions of the game: it is given what analyzes one, and rejects if that is given up.
 * @typedef {(analyze: (game: Game, limits: AskedLimits) => Promise<Report>) => Promise<void>} Question
 * @typedef {Limits & { count?: number, fresh?: boolean, moves?: readonly Move[] }} AskedLimits
 */

/**
 * Makes several engines that share work, or null if the machine has too few processors.
 * @typedef {() => Promise<EngineCalls | null>} LoadTeam
 */

/**
 * A person who looks on sees the position searched again and again, each time twice as long, which costs little as the engine
 * remembers: so several engines can share out the moves, and it is noticed when nothing changes any more.
 */
const FIRST_LOOK_MS = 1000;
const LONGEST_LOOK_MS = 64_000;

/** How long a position is looked at of which two engines play that are no judges of it. */
const WATCH_MS = 250;

/** A depth in plies at which nothing changes any more. */
const DEEPEST = 60;

/**
 * The engine plays any move that loses so many discs at most, so that no two games are the same: up to a ply, then less, and at the
 * end none.
 */
const MARGINS = [
  { plies: 12, discs: 3 },
  { plies: 40, discs: 1 },
];

/** What the page asks of the engine about the game on the board, each answer written to the store as it grows. */
export class Thinking {
  /** @type {EngineCalls | null} */
  #engine = null;
  #loading;
  #store;
  #openings;
  #clock;
  #loadTeam;
  /** What shares work: several engines, or the one where there are not more. @type {EngineCalls | null} */
  #team = null;
  /** @type {Promise<EngineCalls | null> | undefined} */
  #gathering;
  /** @type {{ stop: () => void } | null} */
  #running = null;

  /**
   * @param {object} parts
   * @param {EngineCalls | Promise<EngineCalls>} parts.engine what is asked before it is there waits for it
   * @param {LoadTeam | undefined} parts.loadTeam
   * @param {Store} parts.store
   * @param {OpeningBook} parts.openings
   * @param {(color: Color) => Limits["clock"]} parts.clock what is left to a player in a game with clocks
   */
  constructor({ engine, loadTeam, store, openings, clock }) {
    this.#store = store;
    this.#openings = openings;
    this.#clock = clock;
    this.#loading = engine;
    this.#loadTeam = loadTeam;
    if (engine instanceof Promise) return;
    this.#engine = engine;
    if (!loadTeam) this.#team = engine;
  }

  /**
   * The engine's own move, as the settings, its clock and the seed of the game have it.
   * @param {AbortSignal} signal
   * @returns {Promise<string>}
   */
  async move(signal) {
    const { game, seed, settings } = this.#store.state;
    const strength = strengthOf(settings, game.turn);
    const errs = isErring(strength);
    // An engine that errs plays other games anyway.
    const margin = errs ? undefined : MARGINS.find(({ plies }) => game.ply < plies);
    const variety = { discs: margin?.discs ?? 0, seed };
    const known = errs ? null : this.#openings.move(game, variety);
    if (known) this.#store.update({ lastReport: known });
    const [line] = known?.lines ?? [];
    if (line) return line.move;
    const clock = this.#clock(game.turn);
    // Where two engines play, there is no time to think in.
    const ponder = settings.ponder && settings.side !== "none";
    const limits = {
      ...moveLimits(strength, clock !== undefined),
      ...(clock && { clock }),
      ...(ponder && { ponder }),
    };
    // An engine that plays only the best move may take it from the library.
    const style = (errs || margin) && { variety };
    const found = await this.#best({ ...limits, ...style }, signal, !errs);
    if (settings.side === "none" && !clock && (errs || !found.lines.some(isJudgement)))
      await this.#judge(signal);
    return found.move;
  }

  /** Says who leads where two play who are no judges of it. @param {AbortSignal} signal */
  async #judge(signal) {
    const engine = this.#engine ?? (await this.#loaded(signal));
    await this.#analyze(engine, { budgetMs: WATCH_MS, count: 1 }, signal);
  }

  /** The best move for the person, whatever the level of the engine. @param {AbortSignal} signal @returns {Promise<string>} */
  async hint(signal) {
    const game = this.#game;
    const found = await this.#best({ budgetMs: HINT_MS }, signal);
    await this.#record(game, found, signal);
    return found.move;
  }

  /** A first value of a position. @param {AbortSignal} signal */
  async glance(signal) {
    const engine = this.#engine ?? (await this.#loaded(signal));
    await this.#analyze(engine, { budgetMs: GLANCE_MS }, signal);
    this.#store.update({ glanced: true });
  }

  /** What a part of the page wants to know. @param {Question} question @param {AbortSignal} signal */
  async ask(question, signal) {
    const engine = this.#engine ?? (await this.#loaded(signal));
    await question((game, limits) =>
      this.#follow(engine.analyze(game, { ...limits, signal }), signal, () => {}),
    );
  }

  /** The scores of the legal moves, for as long as the activity says. @param {AbortSignal} signal */
  async evaluate(signal) {
    const { activity, room, settings } = this.#store.state;
    const count = room === "analyze" && settings.lines !== "all" ? settings.lines : undefined;
    const isEndless = activity.kind === "evaluating" && activity.budgetMs === null;
    const engine = this.#engine ?? (await this.#loaded(signal));
    const begin = () => this.#store.update({ evaluated: "partly" });
    if (isEndless) await this.#lookOn(engine, count, signal);
    else await this.#analyze(engine, { budgetMs: VALUES_MS, count }, signal, begin);
    this.#store.update({ evaluated: "fully" });
  }

  /** The exact score, however long that takes. @param {AbortSignal} signal */
  async solve(signal) {
    const engines = this.#team ?? (await this.#gathered(signal));
    const game = this.#game;
    await this.#follow(engines.solve(game, { signal }), signal, (report) =>
      this.#record(game, report, signal),
    );
  }

  /** Reviews the game. @param {AbortSignal} signal */
  async review(signal) {
    const review = this.#store.state.review ?? newReview(this.#game);
    if (isFinished(review)) return;
    const [{ reviewWith }, engines] = await Promise.all([
      import("./reviewing.js"),
      this.#team ?? this.#gathered(signal),
    ]);
    signal.throwIfAborted();
    const follow = this.#follow.bind(this);
    await reviewWith(engines, { store: this.#store, review, follow, signal });
  }

  /** Ends the running search with the best it has. */
  stop() {
    this.#running?.stop();
  }

  /** Tells the engine that the next position has nothing to do with the last one. */
  async newGame() {
    await Promise.all([...new Set([this.#engine, this.#team])].map((engine) => engine?.newGame()));
  }

  /** The engine, when it is there. @param {AbortSignal} signal @returns {Promise<EngineCalls>} */
  async #loaded(signal) {
    this.#engine = await this.#loading;
    signal.throwIfAborted();
    return this.#engine;
  }

  /** What shares work, when it is there. @param {AbortSignal} signal @returns {Promise<EngineCalls>} */
  async #gathered(signal) {
    const engine = this.#engine ?? (await this.#loaded(signal));
    // Several engines are a help, not a need.
    this.#gathering ??= this.#loadTeam?.().catch(() => null);
    this.#team ??= (await this.#gathering) ?? engine;
    signal.throwIfAborted();
    return this.#team;
  }

  /**
   * Looks at the position until it is solved or nothing changes any more.
   * @param {EngineCalls} engine for the work of one engine: a single line
   * @param {number | undefined} count of the moves that are followed; all when left out
   * @param {AbortSignal} signal
   * @returns {Promise<Report>} the last one
   */
  async #lookOn(engine, count, signal) {
    const engines = count === 1 ? engine : (this.#team ?? (await this.#gathered(signal)));
    for (let budgetMs = FIRST_LOOK_MS; ; budgetMs = Math.min(2 * budgetMs, LONGEST_LOOK_MS)) {
      const before = this.#shown;
      const report = await this.#analyze(engines, { budgetMs, depth: DEEPEST, count }, signal);
      const isSettled = budgetMs === LONGEST_LOOK_MS && before === this.#shown;
      if (report.stopped !== "budget" || isSettled) return report;
    }
  }

  /** What is shown of the position, as text. */
  get #shown() {
    return JSON.stringify(analyzedLines(this.#store.state));
  }

  /**
   * @param {EngineCalls} engine
   * @param {Limits & { count?: number | undefined }} limits
   * @param {AbortSignal} signal
   * @param {() => void} [begin] is called when something is known
   * @returns {Promise<Report>}
   */
  #analyze(engine, limits, signal, begin = () => {}) {
    const game = this.#game;
    return this.#follow(engine.analyze(game, { ...limits, signal }), signal, async (report) => {
      await this.#record(game, report, signal);
      begin();
    });
  }

  /**
   * Writes down what a search says of a position. What the engine says of its own moves does not come here: it may err in them, and
   * it is no secret only if the person wants to see it.
   * @param {Game} game
   * @param {Report} report
   * @param {AbortSignal} signal
   */
  async #record(game, report, signal) {
    const { withEvaluation } = await import("../evaluation/found.js");
    signal.throwIfAborted();
    const evaluations = withEvaluation(this.#store.state.evaluations, game, report);
    const isTold = report.lines.some(isJudgement);
    this.#store.update({ evaluations, ...(isTold && { lastReport: report }) });
    if (report.stopped === "solved") this.#store.emit("solved", { game, report });
  }

  /** @returns {Game} */
  get #game() {
    return this.#store.state.game;
  }

  /**
   * @param {Limits & Style & Ponder} limits
   * @param {AbortSignal} signal
   * @param {boolean} [isTold] whether what it says of the position is told
   * @returns {Promise<Found>}
   */
  async #best(limits, signal, isTold = true) {
    const engine = this.#engine ?? (await this.#loaded(signal));
    const search = engine.search(this.#game, { ...limits, signal });
    return this.#follow(search, signal, (report) => isTold && this.#store.update({ lastReport: report }));
  }

  /**
   * @template Answer
   * @param {Search<Answer>} search
   * @param {AbortSignal} signal
   * @param {(report: Answer) => unknown} show is waited for
   * @returns {Promise<Answer>}
   */
  async #follow(search, signal, show) {
    this.#running = search;
    for await (const report of search) {
      signal.throwIfAborted();
      await show(report);
    }
    return search;
  }
}
