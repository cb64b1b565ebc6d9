// The backend in the same thread, and what every backend can do.

import { FlipsideError } from "../host/error.js";
import { yieldToEventLoop } from "../host/event-loop.js";
import { rethrowFull, toError } from "../host/failure.js";
import { core } from "../loading/core.js";

/**
 * @import { Engine } from "../generated/engine.js"
 * @import { Report, Stats, TableOptions } from "../generated/types.js"
 */

/**
 * Runs the core for an engine, in this thread or in a worker. Its methods reject with `CRASHED` after a crash, and with
 * `DISPOSED` after `dispose`.
 * @typedef {object} Backend
 * @property {FlipsideError | undefined} failure Why it can no longer be used.
 * @property {(encoded: BigUint64Array, options?: RunOptions) => Promise<Report>} run Runs the search of an encoded request;
 *   one search at a time.
 * @property {(requests: readonly BigUint64Array[], onReports: (reports: Report[]) => void, isFresh?: boolean) => Promise<void>} runAll
 *   Runs the searches of several encoded requests, one after the other, and passes their answers on, in order: some at a time, and the
 *   last before it is done. A stop ends the running one, and those after it are left out.
 * @property {(results: BigUint64Array) => void} storeShared Takes results of a search of the same position into its table.
 * @property {() => void} stop Ends the running search with its best so far.
 * @property {(reason: string) => FlipsideError} giveUp Treats it as crashed, and returns the error that tells why.
 * @property {() => Promise<void>} newGame
 * @property {() => Promise<Uint8Array<ArrayBuffer>>} saveTable
 * @property {(bytes: Uint8Array) => Promise<void>} loadTable
 * @property {() => Promise<Stats>} stats
 * @property {() => Promise<void>} dispose
 */

/**
 * How a search is run.
 * @typedef {object} RunOptions
 * @property {(report: Report) => void} [onReport]
 * @property {Membership} [team] Of the backends that search the same position at the same time.
 * @property {boolean} [isFresh] Whether the backend forgets everything before the search.
 * @property {boolean} [isBackground] Whether nobody waits for the search: it does not keep a worker's process alive.
 */

/**
 * A backend's place in a team, counted from zero, and who gets the results that the others are to store.
 * @typedef {{ member: number, onResults: (results: BigUint64Array) => void }} Membership
 */

const REPORT_EVERY_MS = 50;

/** How long short searches of several requests may go on without a turn of the event loop, in milliseconds. */
const TURN_EVERY_MS = 5;

/** Engines that trapped. They are kept here because freeing one, as garbage collection would, fails. @type {Engine[]} */
const trapped = [];

/** Searches in this thread, in slices so short that the thread stays responsive. @implements {Backend} */
export class Local {
  #engine;
  /** Whether the search that runs, or the last of several, was stopped. */
  #isStopped = false;
  /** @type {FlipsideError | undefined} */
  failure;

  /** @param {TableOptions} options @throws {FlipsideError} `INVALID_OPTION`; `UNSUPPORTED` when there is no memory for it */
  constructor(options) {
    const { Engine } = core();
    this.#engine = rethrowFull(() => new Engine(options));
  }

  /** @type {Backend["run"]} */
  run(encoded, options = {}) {
    return this.#search(encoded, options, yieldToEventLoop);
  }

  /** @type {Backend["runAll"]} */
  async runAll(requests, onReports, isFresh = false) {
    this.#isStopped = false;
    const turn = turnEvery(TURN_EVERY_MS);
    /** @type {Report[]} */
    let reports = [];
    let reported = performance.now();
    for (const encoded of requests) {
      reports.push(await this.#search(encoded, { isFresh }, turn));
      if (this.#isStopped) break;
      const now = performance.now();
      if (now - reported < REPORT_EVERY_MS) continue;
      reported = now;
      onReports(reports);
      reports = [];
    }
    if (reports.length > 0) onReports(reports);
  }

  /** @param {BigUint64Array} encoded @param {RunOptions} options @param {() => Promise<void>} turn lets the event loop have its turn */
  async #search(encoded, { onReport, team, isFresh = false }, turn) {
    this.#use((engine) => engine.begin(encoded, isFresh));
    if (team) this.#use((engine) => engine.joinTeam(team.member));
    let reported = Number.NEGATIVE_INFINITY;
    for (;;) {
      await turn();
      if (this.#use((engine) => engine.deepen())) return this.#use((engine) => engine.report());
      if (team) this.#passOn(team);
      const now = performance.now();
      if (now - reported >= REPORT_EVERY_MS) {
        reported = now;
        onReport?.(this.#use((engine) => engine.report()));
      }
    }
  }

  /** @type {Backend["storeShared"]} */
  storeShared(results) {
    this.#use((engine) => engine.storeShared(results));
  }

  stop() {
    this.#isStopped = true;
    try {
      this.#use((engine) => engine.stop());
    } catch {
      // After a crash or `dispose` nothing runs.
    }
  }

  /** @type {Backend["giveUp"]} */
  giveUp(reason) {
    this.failure ??= new FlipsideError("CRASHED", `the engine crashed: ${reason}`);
    return this.failure;
  }

  async newGame() {
    this.#use((engine) => engine.newGame());
  }

  /** @type {Backend["saveTable"]} */
  async saveTable() {
    const header = this.#use((engine) => engine.savedHeader());
    const words = this.#use((engine) => engine.tableView(true));
    const bytes = allocate(header.length + words.byteLength);
    bytes.set(header);
    bytes.set(new Uint8Array(words.buffer, words.byteOffset, words.byteLength), header.length);
    return bytes;
  }

  /** @param {Uint8Array} bytes */
  async loadTable(bytes) {
    this.#use((engine) => engine.loadTable(bytes));
  }

  /** @returns {Promise<Stats>} */
  async stats() {
    return this.#use((engine) => engine.stats());
  }

  /** A live view of the table. */
  tableView() {
    return this.#use((engine) => engine.tableView(false));
  }

  async dispose() {
    if (this.failure) return;
    this.failure = new FlipsideError("DISPOSED", "the engine was disposed");
    this.#engine.free();
  }

  /** @param {Membership} team */
  #passOn({ onResults }) {
    const results = this.#use((engine) => engine.takeResults());
    if (results.length > 0) onResults(results);
  }

  /**
   * Calls the core's engine. After a trap every call throws.
   * @template T
   * @param {(engine: Engine) => T} call
   * @returns {T}
   */
  #use(call) {
    if (this.failure) throw this.failure;
    try {
      return call(this.#engine);
    } catch (cause) {
      const error = toError(cause);
      if (error.code === "CRASHED") {
        this.failure = error;
        trapped.push(this.#engine);
      }
      throw error;
    }
  }
}

/** Yields to the event loop, unless it has had its turn a moment ago. @param {number} milliseconds @returns {() => Promise<void>} */
function turnEvery(milliseconds) {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < milliseconds) return;
    await yieldToEventLoop();
    last = performance.now();
  };
}

/** @param {number} length of a saved table, in bytes @throws {FlipsideError} `UNSUPPORTED` when there is no memory for it */
function allocate(length) {
  try {
    return new Uint8Array(length);
  } catch (cause) {
    throw new FlipsideError("UNSUPPORTED", `no memory for a saved table of ${length} bytes`, { cause });
  }
}
