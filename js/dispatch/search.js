// A call under way, as its caller sees it: a promise that can also be iterated and stopped.

import { FlipsideError } from "../host/error.js";

/**
 * A call under way, awaited for its answer or iterated for its reports.
 *
 * ```js
 * const best = await engine.search(game);
 * for await (const report of engine.analyze(game)) draw(report.lines);
 * ```
 *
 * A loop gets at most one report in 50 milliseconds, always the newest one, and the answer as the last. Leaving the
 * loop ends the call. The loop throws an error of the call.
 * @template Answer
 * @template [Progress=Answer]
 * @typedef {Promise<Answer> & AsyncIterable<Progress> & Stoppable} Search
 */

/**
 * What can be ended early.
 * @typedef {object} Stoppable
 * @property {() => void} stop Ends this call with its best so far. A call that still waits for its turn then runs just
 *   long enough to have an answer.
 */

/** The least time between two reports of a loop, in milliseconds. */
const REPORT_EVERY_MS = 50;

/**
 * The promise behind a {@link Search}. `then` returns a plain promise.
 * @template Answer
 * @template [Progress=Answer]
 * @extends {Promise<Answer>}
 */
export class SearchPromise extends Promise {
  #reports;
  #stop;

  static get [Symbol.species]() {
    return Promise;
  }

  /**
   * @param {Promise<Answer>} answer
   * @param {ReportChannel<Progress>} reports
   * @param {() => void} stop
   */
  constructor(answer, reports, stop) {
    if (typeof answer?.then !== "function")
      throw new FlipsideError("UNSUPPORTED", "a Search is made by the calls of an engine, not by `new`");
    super((resolve) => resolve(answer));
    this.#reports = reports;
    this.#stop = stop;
    const end = () => reports.close();
    answer.then(end, end);
  }

  stop() {
    this.#stop();
  }

  /** @returns {AsyncGenerator<Progress, void, void>} */
  [Symbol.asyncIterator]() {
    // The loop throws the error, so it must not count as an unhandled rejection.
    this.catch(() => {});
    return this.#iterate();
  }

  async *#iterate() {
    try {
      for (let seen = 0; ; ) {
        const newer = await this.#reports.after(seen);
        if (!newer) break;
        seen = newer.version;
        yield newer.report();
        await this.#reports.closedOr(REPORT_EVERY_MS);
      }
      yield/** @type {Progress} */ (await this);
    } finally {
      this.#stop();
    }
  }
}

/**
 * Passes the newest report of a call from the backend to the loops over the call.
 * @template Progress
 */
export class ReportChannel {
  /** @type {{ version: number, report: () => Progress } | undefined} */
  #newest;
  #isClosed = false;
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {() => Progress} report makes the report when a loop takes it */
  publish(report) {
    this.#newest = { version: (this.#newest?.version ?? 0) + 1, report };
    this.#wake();
  }

  /** Ends the loops: there are no more reports. */
  close() {
    this.#isClosed = true;
    this.#wake();
  }

  /** Waits for a report newer than `version`; `undefined` after `close`. @param {number} version */
  async after(version) {
    for (;;) {
      if (this.#isClosed) return;
      if (this.#newest && this.#newest.version > version) return this.#newest;
      await new Promise((/** @type {(nothing: void) => void} */ resolve) => this.#listeners.add(resolve));
    }
  }

  /** Waits for a time, but not longer than until `close`. @param {number} milliseconds @returns {Promise<void>} */
  closedOr(milliseconds) {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.#listeners.delete(check);
        resolve();
      };
      const check = () => {
        if (this.#isClosed) finish();
        else this.#listeners.add(check);
      };
      const timer = setTimeout(finish, milliseconds);
      check();
    });
  }

  #wake() {
    const woken = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of woken) listener();
  }
}
