import { onAbort, unlessAborted } from "./abort.js";
import { describe, FlipsideError, translated } from "./error.js";
import { Local } from "./local.js";
import { checkOptions, ENGINE_OPTIONS } from "./options.js";
import { Queue } from "./queue.js";
import { Remote } from "./remote.js";
import { requestOf } from "./request.js";
import { analysis, outcome, searchProgress, searchResult, solution } from "./result.js";
import { fromUrl } from "./spawn.js";
import { supplies } from "./supplies.js";
import { core, load } from "./wasm.js";

/**
 * @import { Report } from "./generated/engine.js"
 * @import { Host, Task } from "./local.js"
 * @import {
 *   AnalyzeOptions, EngineOptions, EngineStats, Line, PositionLike, SearchOptions, SearchResult, Solution,
 *   SolveOptions
 * } from "./types.js"
 */

/**
 * An opponent, analyst and solver. Calls are worked off in the order they come.
 *
 * ```js
 * const engine = await Engine.create();
 * const { move, score } = await engine.search("f5d6c3", { budgetMs: 100 });
 * ```
 */
export class Engine {
  #queue;
  #host;

  /** Engines come from {@link Engine.create}. @private @param {Host} host */
  constructor(host) {
    if (!(host instanceof Local || host instanceof Remote))
      throw new FlipsideError("UNSUPPORTED", "an engine is made by `await Engine.create()`, not by `new`");
    this.#host = host;
    this.#queue = new Queue([host]);
  }

  /**
   * Makes an engine, and loads the module if `init` has not been called.
   * @param {EngineOptions} [options]
   * @returns {Promise<Engine>}
   * @throws {FlipsideError} `INVALID_OPTION`, `INVALID_DATA` or `UNSUPPORTED`; the signal's reason after an abort
   */
  static async create(options = {}) {
    checkOptions(options, ENGINE_OPTIONS);
    const opening = openHost(options);
    try {
      return new Engine(await unlessAborted(opening, options.signal));
    } catch (error) {
      opening.then((host) => host.dispose()).catch(() => {});
      throw error;
    }
  }

  /**
   * Finds the best move.
   * @param {PositionLike} position
   * @param {SearchOptions} [options]
   * @returns {Promise<SearchResult>}
   * @throws {FlipsideError} `INVALID_POSITION`, `ILLEGAL_MOVE`, `INVALID_OPTION` or `DISPOSED`; the signal's reason
   *   after an abort
   */
  async search(position, options = {}) {
    return this.#run("search", position, options, searchProgress, searchResult);
  }

  /**
   * Scores every legal move, or only `moves`, or the best `count` of them, best first. None when the game is over.
   * @param {PositionLike} position
   * @param {AnalyzeOptions} [options]
   * @returns {Promise<Line[]>}
   * @throws {FlipsideError} as {@link Engine.search}
   */
  async analyze(position, options = {}) {
    return this.#run("analyze", position, options, analysis, analysis);
  }

  /**
   * Proves how the game ends with best play: by how many discs, or with `wld` only who wins, which is faster. Takes
   * seconds at 24 empty squares, and about three times as long for each one more.
   * @param {PositionLike} position
   * @param {SolveOptions} [options]
   * @returns {Promise<Solution>}
   * @throws {FlipsideError} as {@link Engine.search}
   */
  async solve(position, options = {}) {
    return this.#run("solve", position, options, searchProgress, (report, { wld }) =>
      wld ? outcome(report) : solution(report),
    );
  }

  /** Ends the running search: it resolves at once with its best so far. Those that wait are not touched. */
  stop() {
    this.#host.stop();
  }

  /** Forgets everything learned from earlier positions. @returns {Promise<void>} */
  newGame() {
    return this.#queue.add((host) => host.newGame());
  }

  /**
   * The transposition table as bytes, to be loaded into an engine with the same `tableBits` and `seed`.
   * @returns {Promise<Uint8Array<ArrayBuffer>>}
   * @throws {FlipsideError} `UNSUPPORTED` when there is no memory for them
   */
  saveTable() {
    return this.#queue.add((host) => host.saveTable());
  }

  /**
   * Takes over a table that `saveTable` made; calls before this one come first, so leave the bytes alone until it is
   * done.
   * @param {Uint8Array} bytes
   * @returns {Promise<void>}
   * @throws {FlipsideError} `INVALID_DATA` when it is damaged or of another engine; the table stays as it was
   */
  async loadTable(bytes) {
    this.#queue.checkOpen();
    if (!(bytes instanceof Uint8Array) || bytes.length === 0) {
      const found = bytes instanceof Uint8Array ? "an empty one" : describe(bytes);
      throw new FlipsideError("INVALID_DATA", `a saved table is a Uint8Array, found ${found}`);
    }
    return this.#queue.add((host) => host.loadTable(bytes));
  }

  /**
   * The transposition table itself: for each of its 16-byte entries two numbers, which change while the engine thinks.
   * Ask again after making engines or games: the view ends when the memory grows.
   * @returns {BigUint64Array}
   * @throws {FlipsideError} `UNSUPPORTED` when the engine thinks in a worker; `DISPOSED`
   */
  tableView() {
    this.#queue.checkOpen();
    if (this.#host instanceof Local) return this.#host.tableView();
    throw new FlipsideError("UNSUPPORTED", "tableView needs an engine made with `worker: false`");
  }

  /** What the engine is and has spent so far; answered during a search as well. @returns {Promise<EngineStats>} */
  async stats() {
    this.#queue.checkOpen();
    return this.#host.stats();
  }

  /** Ends the engine: what runs or waits rejects with `DISPOSED`, and so does every later call. */
  async dispose() {
    this.#queue.close(new FlipsideError("DISPOSED", "the engine was disposed"));
    await this.#host.dispose();
  }

  /**
   * @template Progress, Answer
   * @param {Task} task
   * @param {PositionLike} position
   * @param {{ wld?: boolean, signal?: AbortSignal, onProgress?: (progress: Progress) => void }} options
   * @param {(report: Report) => Progress} shape of what is known so far
   * @param {(report: Report, asked: { wld?: boolean }) => Answer} finish
   * @returns {Promise<Answer>}
   */
  async #run(task, position, options, shape, finish) {
    this.#queue.checkOpen();
    const { text, limits, signal, onProgress } = requestOf(task, position, options);
    const onReport = onProgress && ((/** @type {Report} */ report) => onProgress(shape(report)));
    const report = await this.#queue.add(() => this.#follow(task, text, limits, onReport, signal), signal);
    return finish(report, limits);
  }

  /**
   * Runs a task on the host; an abort, or an error of who follows it, stops it. After an abort nothing is told.
   * @param {Task} task
   * @param {string} text
   * @param {object} limits
   * @param {((report: Report) => void) | undefined} onReport
   * @param {AbortSignal | undefined} signal
   */
  async #follow(task, text, limits, onReport, signal) {
    const stop = () => this.#host.stop();
    /** @type {{ error: unknown } | undefined} */
    let failure;
    const guarded = (/** @type {Report} */ report) => {
      // Who gave up has had the answer: reports that were under way are for nobody.
      if (signal?.aborted) return;
      try {
        onReport?.(report);
      } catch (error) {
        failure ??= { error };
        stop();
      }
    };
    const forget = signal && onAbort(signal, stop);
    try {
      const report = await this.#host.run(task, text, limits, onReport && guarded);
      if (failure) throw failure.error;
      return report;
    } finally {
      forget?.();
    }
  }
}

/**
 * @param {EngineOptions} options
 * @returns {Promise<Host>}
 */
async function openHost({ tableBits, seed, worker = true, wasm, book = true }) {
  if (typeof book !== "boolean") {
    throw new FlipsideError("INVALID_OPTION", `book must be true or false, found ${describe(book)}`);
  }
  const isUrl = typeof worker === "string" || worker instanceof URL;
  if (!isUrl && typeof worker !== "boolean") {
    throw new FlipsideError(
      "INVALID_OPTION",
      `worker must be true, false or a URL, found ${describe(worker)}`,
    );
  }
  const module = await load(wasm);
  translated(() => core().checkEngine({ tableBits, seed }));
  if (worker === false) return new Local({ tableBits, seed });
  const ways = isUrl ? [() => fromUrl(worker)] : supplies.workers;
  return Remote.start(ways, module, { tableBits, seed });
}
