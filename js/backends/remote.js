// The backend in a worker: each call is a message to a `Local` there.

import { unlessAborted } from "../host/abort.js";
import { FlipsideError } from "../host/error.js";
import { toError } from "../host/failure.js";
import { joined } from "../request/joined.js";
import { limitsIn } from "../request/shares.js";
import { isAnswer, isReport, isStats, isTable } from "./message.js";
import { Watchdog } from "./watchdog.js";

/**
 * @import { Backend } from "./local.js"
 * @import { Report, TableOptions } from "../generated/types.js"
 * @import { Message } from "./message.js"
 * @import { AnyWorker } from "../loading/assets.js"
 */

/**
 * A call that waits for its answer.
 * @typedef {object} Pending
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(report: Report) => void} [onReport]
 * @property {(reports: Report[]) => void} [onReports]
 * @property {(results: BigUint64Array) => void} [onResults]
 * @property {boolean} [isIdle] Whether nobody waits for it.
 */

/** Why a worker is given up. */
const LATE = "its worker is long past its time";

/** How long a worker may take to start, in milliseconds, before the grace of the watchdog. */
const START_MS = 5000;

/** A {@link Backend} in a worker, where a {@link Local} runs the core. */
export class Remote {
  #worker;
  #lastId = 0;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #watchdog = new Watchdog(
    () => this.#post("ping"),
    (reason) => this.giveUp(reason),
  );
  /** The id of the last search. @type {number | undefined} */
  #search;
  /** @type {FlipsideError | undefined} */
  failure;

  /** @param {AnyWorker} worker */
  constructor(worker) {
    this.#worker = worker;
    listen(
      worker,
      (answer) => this.#receive(answer),
      (reason) => this.giveUp(reason),
    );
  }

  /**
   * Starts an engine in a worker, once the module is loaded. When that fails, or the signal aborts, the worker is terminated.
   * @param {AnyWorker} worker
   * @param {Promise<WebAssembly.Module>} loading
   * @param {TableOptions} options
   * @param {AbortSignal | undefined} signal
   */
  static async start(worker, loading, options, signal) {
    const remote = new Remote(worker);
    try {
      const module = await unlessAborted(loading, signal);
      const limit = { milliseconds: START_MS, reason: "its worker did not start in time" };
      await unlessAborted(remote.#call("start", [module, options], limit), signal);
      return remote;
    } catch (error) {
      await remote.dispose();
      throw error;
    }
  }

  /** @type {Backend["run"]} */
  async run(encoded, { onReport, team, isFresh = false, isBackground = false } = {}) {
    const limit = isBackground
      ? { isIdle: true }
      : { milliseconds: limitsIn(encoded).budgetMs, reason: LATE };
    const listeners = { onReport, onResults: team?.onResults };
    const answer = this.#call("run", [encoded, team?.member, isFresh], limit, listeners);
    this.#search = this.#lastId;
    return this.#checked(await answer, isReport, "a search without a report");
  }

  /** @type {Backend["runAll"]} */
  async runAll(requests, onReports, isFresh = false) {
    const milliseconds = requests.reduce(
      (sum, encoded) => sum + (limitsIn(encoded).budgetMs ?? Number.POSITIVE_INFINITY),
      0,
    );
    const answer = this.#call(
      "runAll",
      [joined(requests), requests.length, isFresh],
      { milliseconds, reason: LATE },
      { onReports },
    );
    this.#search = this.#lastId;
    await answer;
  }

  /** @type {Backend["storeShared"]} */
  storeShared(results) {
    this.#post("storeShared", [results]);
  }

  stop() {
    this.#post("stop");
    const pending = this.#search === undefined ? undefined : this.#pending.get(this.#search);
    if (this.#search === undefined || !pending) return;
    // The next call waits for what nobody waited for.
    pending.isIdle = false;
    this.#watchdog.hurry(this.#search, LATE);
    this.#updateActivity();
  }

  /** @type {Backend["giveUp"]} */
  giveUp(reason) {
    this.#fail(new FlipsideError("CRASHED", `the engine crashed: ${reason}`));
    return /** @type {FlipsideError} */ (this.failure);
  }

  /** @returns {Promise<void>} */
  newGame() {
    return this.#call("newGame");
  }

  /** @type {Backend["saveTable"]} */
  async saveTable() {
    return this.#checked(await this.#call("saveTable"), isTable, "without a table");
  }

  /** @param {Uint8Array} bytes @returns {Promise<void>} */
  loadTable(bytes) {
    return this.#call("loadTable", [bytes]);
  }

  /** @type {Backend["stats"]} */
  async stats() {
    return this.#checked(await this.#call("stats"), isStats, "without statistics");
  }

  async dispose() {
    this.#fail(new FlipsideError("DISPOSED", "the engine was disposed"));
    await this.#worker.terminate();
  }

  /**
   * @param {string} method
   * @param {unknown[]} [args]
   * @param {{ milliseconds?: number | undefined, reason?: string, isIdle?: boolean }} [limit] how long it may take, when that
   *   is known, and whether nobody waits for it
   * @param {Pick<Pending, "onReport" | "onReports" | "onResults">} [listeners] to what comes before the answer
   * @returns {Promise<any>}
   */
  #call(method, args = [], limit = {}, listeners = {}) {
    const { milliseconds = Number.POSITIVE_INFINITY, reason = "", isIdle = false } = limit;
    return new Promise((resolve, reject) => {
      if (this.failure) throw this.failure;
      this.#lastId += 1;
      this.#pending.set(this.#lastId, { resolve, reject, ...listeners, isIdle });
      if (!isIdle) this.#watchdog.begin(this.#lastId, milliseconds, reason);
      this.#updateActivity();
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
      this.giveUp(`a message cannot be sent to its worker: ${/** @type {Error} */ (error).message}`);
    }
  }

  /** @param {unknown} answer */
  #receive(answer) {
    // `dispose` waits until the worker has ended; a late answer must not unref it before.
    if (this.failure) return;
    this.#watchdog.reset();
    // The answers to pings have the id 0.
    if (!isAnswer(answer) || !(answer.id === 0 || this.#pending.has(answer.id)))
      return this.giveUp("its worker sent an invalid answer");
    const { id, report, reports, results, result, failure } = answer;
    const pending = this.#pending.get(id);
    if (report) return pending?.onReport?.(report);
    if (reports) return pending?.onReports?.(reports);
    if (results) return pending?.onResults?.(results);
    this.#pending.delete(id);
    this.#watchdog.end(id);
    this.#updateActivity();
    if (!failure) return pending?.resolve(result);
    const error = toError(failure);
    pending?.reject(error);
    if (error.code === "CRASHED") this.#fail(error);
  }

  /**
   * @template T
   * @param {unknown} result
   * @param {(result: unknown) => result is T} isRight
   * @param {string} found what the worker answered otherwise
   */
  #checked(result, isRight, found) {
    if (isRight(result)) return result;
    throw this.giveUp(`its worker answered ${found}`);
  }

  /** Rejects all pending calls and terminates the worker. @param {FlipsideError} error */
  #fail(error) {
    if (this.failure) return;
    this.failure = error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.#watchdog.endAll();
    this.#updateActivity();
    this.#worker.terminate();
  }

  /** In Node the worker keeps the process alive only while somebody waits for an answer. */
  #updateActivity() {
    if (!("ref" in this.#worker)) return;
    if ([...this.#pending.values()].some(({ isIdle }) => !isIdle)) this.#worker.ref();
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
  worker.addEventListener("message", ({ data }) => onAnswer(data));
  // Chromium does not call `onmessageerror` of a worker.
  worker.addEventListener("messageerror", unreadable);
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onEnd(event.message ?? "its script cannot be loaded");
  });
}
