// The backend in a worker: each call is a message to a `Local` there.

import { unlessAborted } from "./abort.js";
import { FlipsideError, toError } from "./error.js";
import { Watchdog } from "./watchdog.js";

/**
 * @import { Backend } from "./local.js"
 * @import { Report, Stats, TableOptions } from "./generated/types.js"
 * @import { AnyWorker } from "./spawn.js"
 */

/** A message to the worker: a method to call. @typedef {{ id: number, method: string, args: unknown[] }} Message */

/**
 * A message from the worker: a report while the call runs, then its result or its failure. Answers with the id 0 are
 * ignored.
 * @typedef {{ id: number, report?: Report, result?: unknown, failure?: import("./error.js").Failure }} Answer
 */

/**
 * A call that waits for its answer.
 * @typedef {object} Pending
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(report: Report) => void} [onReport]
 */

/** How long a worker may take to start, in milliseconds. */
const START_MS = 10_000;

/** A {@link Backend} in a worker, where a {@link Local} runs the core. */
export class Remote {
  #worker;
  #lastId = 0;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #watchdog = new Watchdog(
    () => this.#post("ping"),
    () => this.#crash("its worker does not answer"),
  );
  /** @type {FlipsideError | undefined} */
  failure;

  /** @param {AnyWorker} worker */
  constructor(worker) {
    this.#worker = worker;
    listen(
      worker,
      (answer) => this.#receive(answer),
      (reason) => this.#crash(reason),
    );
  }

  /**
   * Starts an engine in a worker. When that fails, or the signal aborts, the worker is terminated.
   * @param {AnyWorker} worker
   * @param {WebAssembly.Module} module
   * @param {TableOptions} options
   * @param {AbortSignal | undefined} signal
   */
  static async start(worker, module, options, signal) {
    const remote = new Remote(worker);
    const late = setTimeout(() => remote.#crash(`its worker did not start within ${START_MS} ms`), START_MS);
    try {
      await unlessAborted(remote.#call("start", [module, options]), signal);
      return remote;
    } catch (error) {
      await remote.dispose();
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** @type {Backend["run"]} */
  async run(words, onReport) {
    const report = await this.#call("run", [words], onReport);
    if (isReport(report)) return report;
    throw this.#crash("its worker answered a search without a report");
  }

  stop() {
    this.#post("stop");
  }

  /** @returns {Promise<void>} */
  newGame() {
    return this.#call("newGame");
  }

  /** @returns {Promise<Uint8Array<ArrayBuffer>>} */
  saveTable() {
    return this.#call("saveTable");
  }

  /** @param {Uint8Array} bytes @returns {Promise<void>} */
  loadTable(bytes) {
    return this.#call("loadTable", [bytes]);
  }

  /** @returns {Promise<Stats>} */
  stats() {
    return this.#call("stats");
  }

  async dispose() {
    this.#fail(new FlipsideError("DISPOSED", "the engine was disposed"));
    await this.#worker.terminate();
  }

  /**
   * @param {string} method
   * @param {unknown[]} [args]
   * @param {(report: Report) => void} [onReport]
   * @returns {Promise<any>}
   */
  #call(method, args = [], onReport) {
    return new Promise((resolve, reject) => {
      if (this.failure) throw this.failure;
      this.#lastId += 1;
      this.#pending.set(this.#lastId, { resolve, reject, onReport });
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
      this.#crash(`a message cannot be sent to its worker: ${/** @type {Error} */ (error).message}`);
    }
  }

  /** @param {unknown} answer */
  #receive(answer) {
    // `dispose` waits until the worker has ended; a late answer must not unref it before.
    if (this.failure) return;
    this.#watchdog.reset();
    if (!isAnswer(answer)) return this.#crash("its worker sent an invalid answer");
    const { id, report, result, failure } = answer;
    const pending = this.#pending.get(id);
    if (report) {
      if (isReport(report)) pending?.onReport?.(report);
      return;
    }
    this.#pending.delete(id);
    this.#updateActivity();
    if (!failure) return pending?.resolve(result);
    const error = toError(failure);
    pending?.reject(error);
    if (error.code === "CRASHED") this.#fail(error);
  }

  /** @param {string} reason @returns {FlipsideError} */
  #crash(reason) {
    this.#fail(new FlipsideError("CRASHED", `the engine crashed: ${reason}`));
    return /** @type {FlipsideError} */ (this.failure);
  }

  /** Rejects all pending calls and terminates the worker. @param {FlipsideError} error */
  #fail(error) {
    if (this.failure) return;
    this.failure = error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.#updateActivity();
    this.#worker.terminate();
  }

  /** The worker is watched, and in Node keeps the process alive, only while a call is pending. */
  #updateActivity() {
    const isBusy = this.#pending.size > 0;
    this.#watchdog.watch(isBusy);
    if (!("ref" in this.#worker)) return;
    if (isBusy) this.#worker.ref();
    else this.#worker.unref();
  }
}

/** @param {any} answer @returns {answer is Answer} */
function isAnswer(answer) {
  return typeof answer === "object" && typeof answer?.id === "number";
}

/** @param {any} report @returns {report is Report} */
function isReport(report) {
  return Array.isArray(report?.lines);
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
