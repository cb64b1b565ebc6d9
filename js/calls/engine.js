import { Local } from "../backends/local.js";
import { Supervisor } from "../backends/supervisor.js";
import { Dispatcher } from "../dispatch/dispatcher.js";
import { bytesIn } from "../host/bytes/bytes.js";
import { FlipsideError } from "../host/error.js";
import { knowledgeIn } from "../request/knowledge.js";
import { copyOptions, hostNamesOf } from "../request/options.js";
import { Calls } from "./calls.js";

/**
 * @import { BackendSupervisor, Load } from "../dispatch/dispatcher.js"
 * @import { Stats } from "../generated/types.js"
 * @import { Source } from "../request/knowledge.js"
 * @import { EngineOptions } from "../request/options.js"
 */

/**
 * An opponent, analyst and solver. Calls run in the order they are made. When its worker dies or the module traps, the
 * running call rejects with `CRASHED`. The next call then starts a new engine with the same options and an empty table.
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
  #supervisor;

  /**
   * Engines come from {@link Engine.create}.
   * @private
   * @param {Dispatcher} dispatcher
   * @param {BackendSupervisor} supervisor
   * @param {Source[]} known
   */
  constructor(dispatcher, supervisor, known) {
    super(dispatcher, false, known);
    this.#dispatcher = dispatcher;
    this.#supervisor = supervisor;
  }

  /**
   * Makes an engine, and loads the module if `init` has not been called.
   * @param {EngineOptions} [options]
   * @returns {Promise<Engine>}
   * @throws {FlipsideError} `INVALID_OPTION`, `INVALID_DATA` or `UNSUPPORTED`; the signal's reason after an abort
   */
  static async create(options = {}) {
    const copied = copyOptions(options, hostNamesOf("engine"));
    const supervisor = await Supervisor.start(copied, hostNamesOf("engine"));
    return new Engine(
      new Dispatcher([supervisor], false, copied.maxWaiting),
      supervisor,
      knowledgeIn(copied),
    );
  }

  /**
   * The transposition table as bytes, to be loaded into an engine with the same `tableBits` and `seed`.
   * @returns {Promise<Uint8Array<ArrayBuffer>>}
   * @throws {FlipsideError} `UNSUPPORTED` when there is no memory for them
   */
  saveTable() {
    return this.#dispatcher.add(async (supervisor) => (await supervisor.ready()).saveTable());
  }

  /**
   * Loads a table that `saveTable` made, when the calls before it are done. Do not change the bytes until then.
   * @param {Uint8Array} bytes
   * @returns {Promise<void>}
   * @throws {FlipsideError} `INVALID_DATA` when the bytes are damaged or were saved by an engine with other options; the table stays as it
   *   was
   */
  loadTable(bytes) {
    const read = () => bytesIn(bytes, "a saved table");
    return this.#dispatcher.add(async (supervisor) => {
      const backend = await supervisor.ready();
      // The caller may have transferred them to another thread meanwhile.
      return backend.loadTable(read());
    }, read);
  }

  /**
   * A live view of the transposition table: for each bucket the key and the entry of its tier *deepest*, then those of
   * *newest*. The numbers change while the engine thinks. Call it again after making engines: the view detaches when the memory grows.
   * @returns {BigUint64Array}
   * @throws {FlipsideError} `UNSUPPORTED` when the engine thinks in a worker; `CRASHED` until the next call after a crash;
   *   `DISPOSED`
   */
  tableView() {
    this.#dispatcher.checkOpen();
    const { backend } = this.#supervisor;
    if (backend instanceof Local) return backend.tableView();
    throw new FlipsideError("UNSUPPORTED", "tableView needs an engine made with `worker: false`");
  }

  /**
   * The size and seed of the engine, what it has spent so far, and how many calls run and wait; also answered during a search.
   * @returns {Promise<Stats & Load>}
   */
  async stats() {
    this.#dispatcher.checkOpen();
    return { ...(await (await this.#supervisor.ready()).stats()), ...this.#dispatcher.load };
  }
}
