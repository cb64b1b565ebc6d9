import { unlessAborted } from "./abort.js";
import { Call } from "./call.js";
import { Engine } from "./engine.js";
import { describe, FlipsideError } from "./error.js";
import { Game } from "./game.js";
import { checkOptions, POOL_OPTIONS } from "./options.js";
import { Queue } from "./queue.js";
import { requestOf } from "./request.js";
import { sharesOf } from "./shares.js";

/**
 * @import {
 *   AnalyzeOptions, EngineStats, Line, PoolOptions, PositionLike, SearchOptions, SearchResult, Solution, SolveOptions
 * } from "./types.js"
 */

/**
 * Several engines that share the work of analysis: each of them takes another position, or another move of the same
 * position. Without `budgetMs` they remember nothing from one piece of work to the next, so that an answer does not depend
 * on which engine gives it: limits in depth, level or nodes have the same answers with any number of engines, those of
 * `search` and `solve` being what a new {@link Engine} with the same `tableBits` and `seed` answers first.
 *
 * Calls begin in the order they come; each resolves as soon as it is done.
 *
 * ```js
 * const pool = await EnginePool.create({ workers: 4 });
 * const lines = await pool.analyze("f5d6c3", { level: 12 });
 * const results = await Promise.all(positions.map((position) => pool.search(position, { depth: 12 })));
 * ```
 */
export class EnginePool {
  #engines;
  #queue;
  /** Those not answered yet. @type {Set<Call<any>>} */
  #calls = new Set();

  /** Pools come from {@link EnginePool.create}. @private @param {Engine[]} engines */
  constructor(engines) {
    if (!Array.isArray(engines))
      throw new FlipsideError("UNSUPPORTED", "a pool is made by `await EnginePool.create()`, not by `new`");
    this.#engines = engines;
    this.#queue = new Queue(engines);
  }

  /**
   * Makes the engines, each in a worker of its own, and loads the module if `init` has not been called.
   * @param {PoolOptions} [options]
   * @returns {Promise<EnginePool>}
   * @throws {FlipsideError} as {@link Engine.create}
   */
  static async create(options = {}) {
    checkOptions(options, POOL_OPTIONS);
    const { workers = processors(), ...common } = options;
    if (!Number.isInteger(workers) || workers < 1 || workers > MOST_WORKERS) {
      const wanted = `a whole number from 1 to ${MOST_WORKERS}`;
      throw new FlipsideError("INVALID_OPTION", `workers must be ${wanted}, found ${describe(workers)}`);
    }
    const first = await Engine.create(common);
    // What is random is drawn once: all engines must answer alike.
    const { seed } = await first.stats();
    const more = Array.from({ length: common.worker === false ? 0 : workers - 1 }, () =>
      Engine.create({ ...common, seed }),
    );
    const made = await Promise.allSettled([first, ...more]);
    const engines = made.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const failed = made.find((result) => result.status === "rejected");
    if (!failed) return new EnginePool(engines);
    await Promise.all(engines.map((engine) => engine.dispose()));
    throw failed.reason;
  }

  /** How many engines there are. */
  get size() {
    return this.#engines.length;
  }

  /**
   * Finds the best move, as {@link Engine.search} of a new engine does.
   * @param {PositionLike} position
   * @param {SearchOptions} [options]
   * @returns {Promise<SearchResult>}
   * @throws {FlipsideError} as {@link Engine.search}
   */
  async search(position, options = {}) {
    this.#queue.checkOpen();
    const { text, limits, signal, onProgress } = requestOf("search", position, options);
    const call = new Call(onProgress, limits.budgetMs);
    const search = (/** @type {Engine} */ engine) =>
      engine.search(text, { ...limits, onProgress: call.tell });
    const [result] = await this.#run(call, [search], signal);
    return result;
  }

  /**
   * Scores every legal move, or only `moves`, or the best `count` of them, best first. Each move is searched on its own,
   * as {@link Engine.analyze} of a new engine does with that move alone in `moves`. `budgetMs` and `nodes` are for all
   * moves together. `onProgress` is told the moves searched so far: after each, and during one at most every 50 milliseconds.
   * @param {PositionLike} position
   * @param {AnalyzeOptions} [options]
   * @returns {Promise<Line[]>}
   * @throws {FlipsideError} as {@link Engine.search}
   */
  async analyze(position, options = {}) {
    this.#queue.checkOpen();
    const { text, limits, signal, onProgress } = requestOf("analyze", position, options);
    const { count, moves, budgetMs, nodes, ...common } = limits;
    const chosen = movesOf(text, moves);
    const call = new Call(onProgress, budgetMs);
    const share = sharesOf({ budgetMs, nodes }, chosen.length, this.size);
    /** @type {Line[]} */
    const lines = [];
    const found = () =>
      lines
        .filter(Boolean)
        .sort((better, worse) => worse.score - better.score)
        .slice(0, count);
    const parts = chosen.map((move, place) => {
      const note = (/** @type {Line[]} */ [line]) => {
        lines[place] = line;
        call.tell?.(found());
      };
      return async (/** @type {Engine} */ engine) => {
        const watch = { onProgress: call.tell && note };
        note(await engine.analyze(text, { ...common, ...share(), ...watch, moves: [move] }));
      };
    });
    await this.#run(call, parts, signal);
    return found();
  }

  /**
   * Proves how the game ends with best play, as {@link Engine.solve} of a new engine does.
   * @param {PositionLike} position
   * @param {SolveOptions} [options]
   * @returns {Promise<Solution>}
   * @throws {FlipsideError} as {@link Engine.search}
   */
  async solve(position, options = {}) {
    this.#queue.checkOpen();
    const { text, limits, signal, onProgress } = requestOf("solve", position, options);
    const call = new Call(onProgress);
    const solve = (/** @type {Engine} */ engine) => engine.solve(text, { ...limits, onProgress: call.tell });
    const [solution] = await this.#run(call, [solve], signal);
    return solution;
  }

  /** Ends the calls that have begun: each resolves with its best so far. Those that wait are not touched. */
  stop() {
    for (const call of this.#calls) call.stop();
  }

  /** What each engine is and has spent so far; answered during a search as well. @returns {Promise<EngineStats[]>} */
  async stats() {
    this.#queue.checkOpen();
    return Promise.all(this.#engines.map((engine) => engine.stats()));
  }

  /** Ends the engines: what runs or waits rejects with `DISPOSED`, and so does every later call. */
  async dispose() {
    this.#queue.close(new FlipsideError("DISPOSED", "the pool was disposed"));
    await Promise.all(this.#engines.map((engine) => engine.dispose()));
  }

  /**
   * Has the parts of a call done by whichever engines are free. When one fails, the others are given up.
   * @template T
   * @param {Call<any>} call
   * @param {((engine: Engine) => Promise<T>)[]} parts
   * @param {AbortSignal | undefined} signal
   * @returns {Promise<T[]>}
   */
  async #run(call, parts, signal) {
    signal?.throwIfAborted();
    this.#calls.add(call);
    try {
      const done = parts.map((part) => this.#queue.add((engine) => call.work(engine, part)));
      return await unlessAborted(Promise.all(done), signal);
    } catch (error) {
      call.giveUp(error);
      throw error;
    } finally {
      this.#calls.delete(call);
    }
  }
}

/** @param {string} position @param {readonly string[] | undefined} wanted legal moves, in any case; all when left out */
function movesOf(position, wanted) {
  const game = Game.parse(position);
  const names = wanted?.map((move) => move.toLowerCase());
  // A forced pass has several names.
  return game.legalMoves().filter((move) => !names || game.mustPass || names.includes(move));
}

const MOST_WORKERS = 64;

/** How many engines think at the same time to some purpose; few enough that their tables fit into any machine. */
function processors() {
  return Math.min(globalThis.navigator?.hardwareConcurrency ?? 4, 4);
}
