import { Calls } from "./calls.js";
import { Dispatcher } from "./dispatcher.js";
import { describe, FlipsideError } from "./error.js";
import { Local } from "./local.js";
import { copyOptions, ENGINE_NAMES } from "./options.js";
import { Supervisor } from "./supervisor.js";

/**
 * @import { Keeper } from "./dispatcher.js"
 * @import { Stats } from "./generated/types.js"
 * @import { EngineOptions } from "./options.js"
 */

/**
 * An opponent, analyst and solver. Calls are worked off in the order they come. Where its worker dies or the module traps,
 * the running call rejects with `CRASHED`, and the next one finds a new engine with the same options and an empty table.
 *
 * ```js
 * const engine = await Engine.create();
 * const { move, score } = await engine.search("f5d6c3", { budgetMs: 100 });
 * ```
 */
export class Engine extends Calls {
  /** As consoles show it: bundling shortens other names. */
  static name = "Engine";

  #dispatcher;
  #keeper;

  /** Engines come from {@link Engine.create}. @private @param {Dispatcher} dispatcher @param {Keeper} keeper */
  constructor(dispatcher, keeper) {
    super(dispatcher, false);
    this.#dispatcher = dispatcher;
    this.#keeper = keeper;
  }

  /**
   * Makes an engine, and loads the module if `init` has not been called.
   * @param {EngineOptions} [options]
   * @returns {Promise<Engine>}
   * @throws {FlipsideError} `INVALID_OPTION`, `INVALID_DATA` or `UNSUPPORTED`; the signal's reason after an abort
   */
  static async create(options = {}) {
    const keeper = await Supervisor.start(copyOptions(options, ENGINE_NAMES), ENGINE_NAMES);
    return new Engine(new Dispatcher([keeper]), keeper);
  }

  /**
   * The transposition table as bytes, to be loaded into an engine with the same `tableBits` and `seed`.
   * @returns {Promise<Uint8Array<ArrayBuffer>>}
   * @throws {FlipsideError} `UNSUPPORTED` when there is no memory for them
   */
  saveTable() {
    return this.#dispatcher.add(async (keeper) => (await keeper.ready()).saveTable());
  }

  /**
   * Takes over a table that `saveTable` made; calls before this one come first, so leave the bytes alone until it is
   * done.
   * @param {Uint8Array} bytes
   * @returns {Promise<void>}
   * @throws {FlipsideError} `INVALID_DATA` when it is damaged or of another engine; the table stays as it was
   */
  async loadTable(bytes) {
    this.#dispatcher.checkOpen();
    checkBytes(bytes);
    return this.#dispatcher.add(async (keeper) => {
      const host = await keeper.ready();
      // Their owner may have given them away while they waited.
      checkBytes(bytes);
      return host.loadTable(bytes);
    });
  }

  /**
   * The transposition table itself: for each of its 16-byte entries two numbers, which change while the engine thinks.
   * Ask again after making engines: the view ends when the memory grows.
   * @returns {BigUint64Array}
   * @throws {FlipsideError} `UNSUPPORTED` when the engine thinks in a worker; `CRASHED` until the next call after a crash;
   *   `DISPOSED`
   */
  tableView() {
    this.#dispatcher.checkOpen();
    const { host } = this.#keeper;
    if (host instanceof Local) return host.tableView();
    throw new FlipsideError("UNSUPPORTED", "tableView needs an engine made with `worker: false`");
  }

  /** What the engine is and has spent so far; answered during a search as well. @returns {Promise<Stats>} */
  async stats() {
    this.#dispatcher.checkOpen();
    return (await this.#keeper.ready()).stats();
  }
}

/** @param {unknown} bytes @throws {FlipsideError} `INVALID_DATA` */
function checkBytes(bytes) {
  if (bytes instanceof Uint8Array && bytes.length > 0) return;
  const found = bytes instanceof Uint8Array ? "an empty one" : describe(bytes);
  throw new FlipsideError("INVALID_DATA", `a saved table: expected a Uint8Array, found ${found}`);
}
