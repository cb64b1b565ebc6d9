import { unlessAborted } from "./abort.js";
import { FlipsideError, toError } from "./error.js";
import { Watchdog } from "./watchdog.js";

/**
 * @import { Host } from "./local.js"
 * @import { Report, Stats, TableOptions } from "./generated/types.js"
 * @import { AnyWorker } from "./spawn.js"
 */

/** What the page asks its worker. @typedef {{ id: number, method: string, args: unknown[] }} Message */

/**
 * What the worker answers: what is known so far, then the result or the failure. Nobody waits for the answer number 0.
 * @typedef {{ id: number, report?: Report, result?: unknown, failure?: import("./error.js").Failure }} Answer
 */

/**
 * @typedef {object} Pending
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(report: Report) => void} [onReport]
 */

/** How long a worker may take to start, in milliseconds. */
const START_MS = 10_000;

/** Lets a worker think, a {@link Host} as {@link Local} is: each call is a message to one there. */
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

  /** @type {Host["run"]} */
  async run(words, onReport) {
    const report = await this.#call("run", [words], onReport);
    if (isReport(report)) return report;
    throw this.#crash("its worker answered a search with something else than a report");
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
    if (!isAnswer(answer)) return this.#crash("its worker answered nonsense");
    const { id, report, result, failure } = answer;
    const pending = this.#pending.get(id);
    if (report) {
      if (isReport(report)) pending?.onReport?.(report);
      return;
    }
    this.#pending.delete(id);
    this.#hold();
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

  /** Ends everything that is under way, and the worker if it still lives. @param {FlipsideError} error */
  #fail(error) {
    if (this.failure) return;
    this.failure = error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.#hold();
    this.#worker.terminate();
  }

  /** While something is under way the worker is watched, and in Node it keeps the process alive; no longer. */
  #hold() {
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
