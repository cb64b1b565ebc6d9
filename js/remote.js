import { FlipsideError, revived } from "./error.js";

/**
 * @import { Host } from "./local.js"
 * @import { Report, Stats } from "./generated/engine.js"
 * @import { AnyWorker } from "./spawn.js"
 */

/** What the page asks its worker. @typedef {{ id: number, method: string, args: unknown[] }} Call */

/**
 * What the worker answers: what is known so far, then the result or the failure.
 * @typedef {{ id: number, report?: Report, result?: unknown, failure?: import("./error.js").Failure }} Answer
 */

/**
 * @typedef {object} Pending
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(report: Report) => void} [onReport]
 */

/** Lets a worker think, a {@link Host} as {@link Local} is: each call is a message to one there. */
export class Remote {
  #worker;
  #lastId = 0;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  /** Why the worker answers no more. @type {Error | undefined} */
  #failure;

  /** @param {AnyWorker} worker */
  constructor(worker) {
    this.#worker = worker;
    listen(
      worker,
      (answer) => this.#hear(answer),
      (error) => this.#fail(error),
    );
  }

  /**
   * Tries one way to get a worker after the other.
   * @param {(() => AnyWorker)[]} ways
   * @param {WebAssembly.Module} module
   * @param {object} options
   * @throws {FlipsideError} `UNSUPPORTED` when none works; `INVALID_OPTION` from the engine
   */
  static async start(ways, module, options) {
    /** @type {unknown} */
    let cause;
    for (const spawn of ways) {
      try {
        return await Remote.#started(spawn(), module, options);
      } catch (error) {
        if (error instanceof FlipsideError) throw error;
        cause = error;
      }
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    const hint = "give the address of the package's worker.js as `worker`, or `worker: false` to do without";
    throw new FlipsideError("UNSUPPORTED", `no worker can be started (${reason}): ${hint}`, { cause });
  }

  /** @param {AnyWorker} worker @param {WebAssembly.Module} module @param {object} options */
  static async #started(worker, module, options) {
    const remote = new Remote(worker);
    try {
      await remote.#call("start", [module, options]);
      return remote;
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  /** @type {Host["run"]} */
  run(task, position, options, onReport) {
    return this.#call("run", [task, position, options, onReport !== undefined], onReport);
  }

  stop() {
    // The answer says nothing, so nobody waits for it.
    this.#worker.postMessage({ id: 0, method: "stop", args: [] });
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
      if (this.#failure) throw this.#failure;
      this.#lastId += 1;
      /** @type {Call} */
      const call = { id: this.#lastId, method, args };
      this.#worker.postMessage(call);
      this.#pending.set(call.id, { resolve, reject, onReport });
      this.#holdProcess();
    });
  }

  /** @param {Answer} answer */
  #hear({ id, report, result, failure }) {
    // The end of a worker is waited for; a late answer must not let go of the process meanwhile.
    if (this.#failure) return;
    const pending = this.#pending.get(id);
    if (report) return pending?.onReport?.(report);
    this.#pending.delete(id);
    this.#holdProcess();
    if (failure) pending?.reject(revived(failure));
    else pending?.resolve(result);
  }

  /** @param {Error} error */
  #fail(error) {
    this.#failure ??= error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.#holdProcess();
  }

  /** In Node an engine keeps the process alive while it has something to do, and no longer. */
  #holdProcess() {
    if (!("ref" in this.#worker)) return;
    if (this.#pending.size > 0) this.#worker.ref();
    else this.#worker.unref();
  }
}

/**
 * @param {AnyWorker} worker
 * @param {(answer: Answer) => void} onAnswer
 * @param {(error: Error) => void} onError
 */
function listen(worker, onAnswer, onError) {
  if ("on" in worker) {
    worker.on("message", onAnswer);
    worker.on("error", onError);
    worker.on("exit", () => onError(new Error("its worker ended")));
    return;
  }
  worker.onmessage = ({ data }) => onAnswer(data);
  worker.onerror = (event) => {
    event.preventDefault();
    onError(new Error(event.message ?? "its script cannot be loaded"));
  };
}
