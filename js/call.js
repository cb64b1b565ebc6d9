import { News } from "./search.js";

/**
 * @import { Host } from "./local.js"
 * @import { Report } from "./generated/types.js"
 */

/**
 * One call of an engine or a pool, while hosts work on its parts: what has it reported, and how is it ended.
 * @template Progress
 */
export class Call {
  /** What the call has to report. @type {News<Progress>} */
  news = new News();
  /** @type {Set<Host>} */
  #hosts = new Set();
  #hasBegun = false;
  #isStopped = false;
  /** @type {{ reason: unknown } | undefined} */
  #abandoned;

  /** Whether it was stopped: parts that have not begun are done as fast as can be, or left out. */
  get isStopped() {
    return this.#isStopped;
  }

  /** Whether a host has begun a part of it. */
  get hasBegun() {
    return this.#hasBegun;
  }

  /** Notes that a part begins. Throws when nobody waits for the call any more. */
  begin() {
    this.#hasBegun = true;
    if (this.#abandoned) throw this.#abandoned.reason;
  }

  /**
   * Has a host search; what was stopped before still gets the first answer there is.
   * @param {Host} host
   * @param {BigUint64Array} words of a checked request
   * @param {(report: Report) => void} onReport
   * @returns {Promise<Report>}
   */
  async run(host, words, onReport) {
    if (this.#abandoned) throw this.#abandoned.reason;
    this.#hosts.add(host);
    try {
      const running = host.run(words, onReport);
      if (this.#isStopped) host.stop();
      return await running;
    } finally {
      this.#hosts.delete(host);
    }
  }

  /** Ends the call with its best so far. */
  stop() {
    this.#isStopped = true;
    for (const host of this.#hosts) host.stop();
  }

  /** Ends the call for nobody: its parts reject. @param {unknown} reason */
  abandon(reason) {
    this.#abandoned ??= { reason };
    this.stop();
  }
}
