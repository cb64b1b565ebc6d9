import { breathe } from "./breathe.js";
import { FlipsideError, translated } from "./error.js";
import { core } from "./wasm.js";

/** @import { Report, Stats } from "./generated/engine.js" */

/**
 * What thinks for an engine: here, or in a worker.
 * @typedef {object} Host
 * @property {(task: Task, position: string, options: object, onReport?: (report: Report) => void) => Promise<Report>} run
 * @property {() => void} stop Ends the running task with its best so far.
 * @property {() => Promise<void>} newGame
 * @property {() => Promise<Uint8Array<ArrayBuffer>>} saveTable
 * @property {(bytes: Uint8Array) => Promise<void>} loadTable
 * @property {() => Promise<Stats>} stats
 * @property {() => Promise<void>} dispose
 */

/** @typedef {"search" | "analyze" | "solve"} Task */

const REPORT_EVERY_MS = 50;

/** Thinks in this thread, in slices short enough that it stays responsive. @implements {Host} */
export class Local {
  #engine;
  #disposed = false;

  /** @param {{ tableBits?: unknown, seed?: unknown }} options */
  constructor(options) {
    this.#engine = translated(() => new (core().Engine)(options));
  }

  /** @type {Host["run"]} */
  async run(task, position, options, onReport) {
    translated(() => this.#engine.begin(task, position, options));
    let told = Number.NEGATIVE_INFINITY;
    for (;;) {
      await breathe();
      if (this.#disposed) throw new FlipsideError("DISPOSED", "the engine was disposed during a search");
      if (this.#engine.deepen()) return this.#engine.report();
      const now = performance.now();
      if (onReport && now - told >= REPORT_EVERY_MS) {
        told = now;
        onReport(this.#engine.report());
      }
    }
  }

  stop() {
    if (!this.#disposed) this.#engine.stop();
  }

  async newGame() {
    this.#engine.newGame();
  }

  /** @type {Host["saveTable"]} */
  async saveTable() {
    const header = this.#engine.savedHeader();
    const words = this.#engine.tableView();
    const bytes = allocated(header.length + words.byteLength);
    bytes.set(header);
    bytes.set(new Uint8Array(words.buffer, words.byteOffset, words.byteLength), header.length);
    return bytes;
  }

  /** @param {Uint8Array} bytes */
  async loadTable(bytes) {
    translated(() => this.#engine.loadTable(bytes));
  }

  async stats() {
    return this.#engine.stats();
  }

  /** The table itself, live. */
  tableView() {
    return this.#engine.tableView();
  }

  async dispose() {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#engine.free();
  }
}

/** @param {number} length of a saved table, in bytes @throws {FlipsideError} `UNSUPPORTED` when there is no memory for it */
function allocated(length) {
  try {
    return new Uint8Array(length);
  } catch (cause) {
    throw new FlipsideError("UNSUPPORTED", `no memory for a saved table of ${length} bytes`, { cause });
  }
}
