import { unlessAborted } from "./abort.js";
import { FlipsideError, toError } from "./error.js";
import { isAnswer, isReport, isStats, isTable } from "./message.js";
import { limitsIn } from "./shares.js";
import { Watchdog } from "./watchdog.js";

/**
 * @import { Host } from "./local.js"
 * @import { Message } from "./message.js"
 * @import { Report, TableOptions } from "./generated/engine.js"
 * @import { AnyWorker } from "./spawn.js"
 */

/**
 * @typedef {object} Pending
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(report: Report) => void} [onReport]
 */

/** How long a worker may take to start, in milliseconds, before the watchdog's grace. */
const START_MS = 5000;

/** Lets a worker think, a {@link Host} as {@link Local} is: each call is a message to one there. */
export class Remote {
  #worker;
  #lastId = 0;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #watchdog = new Watchdog(
    () => this.#post("ping"),
    (reason) => this.#crash(reason),
  );
  /** The search that runs. @type {number | undefined} */
  #running;
  /** @type {FlipsideError | undefined} */
  failure;

  /** @param {AnyWorker} worker */
  constructor(worker) {
    this.#worker = worker;
    listen(
      worker,
      (answer) => this.#hear(answer),
      (reason) => this.#crash(reason),
    );
  }

  /**
   * Starts an engine in a worker. When it cannot, or the signal aborts, the worker is gone.
   * @param {AnyWorker} worker
   * @param {WebAssembly.Module} module
   * @param {TableOptions} options
   * @param {AbortSignal | undefined} signal
   */
  static async start(worker, module, options, signal) {
    const remote = new Remote(worker);
    try {
      const limit = { milliseconds: START_MS, late: "its worker did not start in time" };
      await unlessAborted(remote.#call("start", [module, options], limit), signal);
      return remote;
    } catch (error) {
      await remote.dispose();
      throw error;
    }
  }

  /** @type {Host["run"]} */
  async run(words, onReport) {
    const { budgetMs } = limitsIn(words);
    const answer = this.#call(
      "run",
      [words],
      { milliseconds: budgetMs, late: "its worker is long past its time" },
      onReport,
    );
    this.#running = this.#lastId;
    return this.#checked(await answer, isReport, "a search with something else than a report");
  }

  stop() {
    this.#post("stop");
    if (this.#running !== undefined) this.#watchdog.hurry(this.#running);
  }

  /** @returns {Promise<void>} */
  newGame() {
    return this.#call("newGame");
  }

  /** @type {Host["saveTable"]} */
  async saveTable() {
    return this.#checked(await this.#call("saveTable"), isTable, "with something else than a table");
  }

  /** @param {Uint8Array} bytes @returns {Promise<void>} */
  loadTable(bytes) {
    return this.#call("loadTable", [bytes]);
  }

  /** @type {Host["stats"]} */
  async stats() {
    return this.#checked(await this.#call("stats"), isStats, "with something else than statistics");
  }

  async dispose() {
    this.#fail(new FlipsideError("DISPOSED", "the engine was disposed"));
    await this.#worker.terminate();
  }

  /**
   * @param {string} method
   * @param {unknown[]} [args]
   * @param {{ milliseconds?: number | undefined, late?: string }} [limit] how long it may take, where that is known
   * @param {(report: Report) => void} [onReport]
   * @returns {Promise<any>}
   */
  #call(method, args = [], { milliseconds = Number.POSITIVE_INFINITY, late = "" } = {}, onReport) {
    return new Promise((resolve, reject) => {
      if (this.failure) throw this.failure;
      this.#lastId += 1;
      this.#pending.set(this.#lastId, { resolve, reject, onReport });
      this.#watchdog.begin(this.#lastId, milliseconds, late);
      this.#hold();
      this.#post(method, args, this.#lastId);
    });
  }

  /** @param {string} method @param {unknown[]} [args] @param {number} [id] of the call that waits for an answer */
  #post(method, args = [], id = 0) {
    /** @type {Message} */
    const message = { id, method, args };
    try {
      if (!this.failure) this.#worker.postMessage(message);
    } catch (error) {
      this.#crash(`its worker cannot be told: ${/** @type {Error} */ (error).message}`);
    }
  }

  /** @param {unknown} answer */
  #hear(answer) {
    // The end of a worker is waited for; a late answer must not let go of the process meanwhile.
    if (this.failure) return;
    this.#watchdog.hear();
    // Nobody waits for the answer number 0, a sign of life.
    if (!isAnswer(answer) || !(answer.id === 0 || this.#pending.has(answer.id)))
      return this.#crash("its worker answered nonsense");
    const { id, report, result, failure } = answer;
    const pending = this.#pending.get(id);
    if (report) return pending?.onReport?.(report);
    this.#pending.delete(id);
    this.#watchdog.end(id);
    this.#hold();
    if (!failure) return pending?.resolve(result);
    const error = toError(failure);
    pending?.reject(error);
    if (error.code === "CRASHED") this.#fail(error);
  }

  /**
   * @template T
   * @param {unknown} result
   * @param {(result: unknown) => result is T} isRight
   * @param {string} found what it is otherwise
   */
  #checked(result, isRight, found) {
    if (isRight(result)) return result;
    throw this.#crash(`its worker answered ${found}`);
  }

  /** @param {string} reason @returns {FlipsideError} */
  #crash(reason) {
    this.#fail(new FlipsideError("CRASHED", `the engine crashed: ${reason}`));
    return /** @type {FlipsideError} */ (this.failure);
  }

  /** Ends everything that is under way, and the worker if it still lives. @param {FlipsideError} error */
  #fail(error) {
    if (this.failure) return;
    this.failure = error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.#watchdog.rest();
    this.#hold();
    this.#worker.terminate();
  }

  /** In Node the worker keeps the process alive while something is under way, and no longer. */
  #hold() {
    if (!("ref" in this.#worker)) return;
    if (this.#pending.size > 0) this.#worker.ref();
    else this.#worker.unref();
  }
}

/**
 * @param {AnyWorker} worker
 * @param {(answer: unknown) => void} onAnswer
 * @param {(reason: string) => void} onEnd
 */
function listen(worker, onAnswer, onEnd) {
  const unreadable = () => onEnd("its worker answered something that cannot be read");
  if ("on" in worker) {
    worker.on("message", onAnswer);
    worker.on("messageerror", unreadable);
    worker.on("error", (error) => onEnd(String(error?.message ?? error)));
    worker.on("exit", () => onEnd("its worker ended"));
    return;
  }
  worker.onmessage = ({ data }) => onAnswer(data);
  worker.onmessageerror = unreadable;
  worker.onerror = (event) => {
    event.preventDefault();
    onEnd(event.message ?? "its script cannot be loaded");
  };
}
