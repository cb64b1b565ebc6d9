import { ReportChannel } from "./search.js";

/**
 * @import { Report } from "./generated/types.js"
 * @import { Backend, RunOptions } from "./local.js"
 */

/**
 * The state of one call of an engine or a pool: the backends that work on its parts, its newest report, and whether it
 * was stopped.
 * @template Progress
 */
export class Call {
  /** The newest report of the call. @type {ReportChannel<Progress>} */
  reports = new ReportChannel();
  /** @type {Set<Backend>} */
  #backends = new Set();
  #hasBegun = false;
  #isStopped = false;
  /** @type {{ reason: unknown } | undefined} */
  #abandoned;

  /** Whether it was stopped: parts that have not begun end as soon as they have an answer, or are left out. */
  get isStopped() {
    return this.#isStopped;
  }

  /** Whether a backend has begun a part of it. */
  get hasBegun() {
    return this.#hasBegun;
  }

  /** Marks the call as begun. Throws when the call was abandoned. */
  begin() {
    this.#hasBegun = true;
    if (this.#abandoned) throw this.#abandoned.reason;
  }

  /**
   * Runs a search on a backend. A call that was stopped before gets the first answer of the search.
   * @param {Backend} backend
   * @param {BigUint64Array} words a checked request, encoded
   * @param {RunOptions} [options]
   * @returns {Promise<Report>}
   */
  async run(backend, words, options) {
    if (this.#abandoned) throw this.#abandoned.reason;
    this.#backends.add(backend);
    try {
      const running = backend.run(words, options);
      if (this.#isStopped) backend.stop();
      return await running;
    } finally {
      this.#backends.delete(backend);
    }
  }

  /** Ends the call with its best so far. */
  stop() {
    this.#isStopped = true;
    for (const backend of this.#backends) backend.stop();
  }

  /** Ends the call without an answer: its parts reject. @param {unknown} reason */
  abandon(reason) {
    this.#abandoned ??= { reason };
    this.stop();
  }
}
