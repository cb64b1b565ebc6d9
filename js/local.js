import { breathe } from "./breathe.js";
import { FlipsideError, rethrow, toError } from "./error.js";
import { core } from "./wasm.js";

/**
 * @import { Engine } from "./generated/engine.js"
 * @import { Report, Stats, TableOptions } from "./generated/types.js"
 */

/**
 * What thinks for an engine: here, or in a worker. Its calls reject with `CRASHED` once it is broken, and with `DISPOSED`
 * once it is disposed.
 * @typedef {object} Host
 * @property {FlipsideError | undefined} failure Why it is of no use any more.
 * @property {(words: BigUint64Array, onReport: (report: Report) => void) => Promise<Report>} run Searches what the words
 *   of a checked request ask for; one search at a time.
 * @property {() => void} stop Ends the running search with its best so far.
 * @property {() => Promise<void>} newGame
 * @property {() => Promise<Uint8Array<ArrayBuffer>>} saveTable
 * @property {(bytes: Uint8Array) => Promise<void>} loadTable
 * @property {() => Promise<Stats>} stats
 * @property {() => Promise<void>} dispose
 */

const REPORT_EVERY_MS = 50;

/** Engines that trapped: they cannot be freed, so the collector of garbage must not try. @type {Engine[]} */
const trapped = [];

/** Thinks in this thread, in slices short enough that it stays responsive. @implements {Host} */
export class Local {
  #engine;
  /** @type {FlipsideError | undefined} */
  failure;

  /** @param {TableOptions} options */
  constructor(options) {
    this.#engine = construct(options);
  }

  /** @type {Host["run"]} */
  async run(words, onReport) {
    this.#ask((engine) => engine.begin(words));
    let told = Number.NEGATIVE_INFINITY;
    for (;;) {
      await breathe();
      if (this.#ask((engine) => engine.deepen())) return this.#ask((engine) => engine.report());
      const now = performance.now();
      if (now - told >= REPORT_EVERY_MS) {
        told = now;
        onReport(this.#ask((engine) => engine.report()));
      }
    }
  }

  stop() {
    try {
      this.#ask((engine) => engine.stop());
    } catch {
      // What is broken or disposed has stopped.
    }
  }

  async newGame() {
    this.#ask((engine) => engine.newGame());
  }

  /** @type {Host["saveTable"]} */
  async saveTable() {
    const header = this.#ask((engine) => engine.savedHeader());
    const words = this.tableView();
    const bytes = allocate(header.length + words.byteLength);
    bytes.set(header);
    bytes.set(new Uint8Array(words.buffer, words.byteOffset, words.byteLength), header.length);
    return bytes;
  }

  /** @param {Uint8Array} bytes */
  async loadTable(bytes) {
    this.#ask((engine) => engine.loadTable(bytes));
  }

  /** @returns {Promise<Stats>} */
  async stats() {
    return this.#ask((engine) => engine.stats());
  }

  /** The table itself, live. */
  tableView() {
    return this.#ask((engine) => engine.tableView());
  }

  async dispose() {
    if (this.failure) return;
    this.failure = new FlipsideError("DISPOSED", "the engine was disposed");
    this.#engine.free();
  }

  /**
   * Asks the core's engine; after a trap it is asked no more.
   * @template T
   * @param {(engine: Engine) => T} question
   * @returns {T}
   */
  #ask(question) {
    if (this.failure) throw this.failure;
    try {
      return question(this.#engine);
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

/** @param {TableOptions} options @throws {FlipsideError} `INVALID_OPTION`; `UNSUPPORTED` when there is no memory for it */
function construct(options) {
  const { Engine } = core();
  try {
    return rethrow(() => new Engine(options));
  } catch (error) {
    const { code, message, cause } = toError(error);
    // All that a new engine needs is memory.
    throw code === "CRASHED"
      ? new FlipsideError("UNSUPPORTED", `no memory for an engine: ${message}`, { cause })
      : error;
  }
}

/** @param {number} length of a saved table, in bytes @throws {FlipsideError} `UNSUPPORTED` when there is no memory for it */
function allocate(length) {
  try {
    return new Uint8Array(length);
  } catch (cause) {
    throw new FlipsideError("UNSUPPORTED", `no memory for a saved table of ${length} bytes`, { cause });
  }
}
