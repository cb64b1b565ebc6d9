import { FlipsideError } from "./error.js";

/**
 * A call under way, awaited for its answer or iterated for its reports.
 *
 * ```js
 * const best = await engine.search(game);
 * for await (const report of engine.analyze(game)) draw(report.lines);
 * ```
 *
 * A loop is given at most one report in 50 milliseconds, always the newest, and the answer as the last one. Leaving the
 * loop ends the call; an error of the call is thrown out of the loop.
 * @template Answer
 * @template [Progress=Answer]
 * @typedef {Promise<Answer> & AsyncIterable<Progress> & Stoppable} Search
 */

/**
 * What can be ended early.
 * @typedef {object} Stoppable
 * @property {() => void} stop Ends this call with its best so far; one that still waits for its turn then runs just long
 *   enough to have an answer.
 */

/** The least time between two reports that a loop is given, in milliseconds. */
const REPORT_EVERY_MS = 50;

/**
 * A {@link Search}. What is made from it by `then` is a plain promise.
 * @template Answer
 * @template [Progress=Answer]
 * @extends {Promise<Answer>}
 */
export class SearchPromise extends Promise {
  #news;
  #stop;

  static get [Symbol.species]() {
    return Promise;
  }

  /**
   * @param {Promise<Answer>} answer
   * @param {News<Progress>} news
   * @param {() => void} stop
   */
  constructor(answer, news, stop) {
    if (typeof answer?.then !== "function")
      throw new FlipsideError("UNSUPPORTED", "a search is begun by an engine, not by `new`");
    super((resolve) => resolve(answer));
    this.#news = news;
    this.#stop = stop;
    const end = () => news.end();
    answer.then(end, end);
  }

  stop() {
    this.#stop();
  }

  /** @returns {AsyncGenerator<Progress, void, void>} */
  [Symbol.asyncIterator]() {
    // The loop throws what goes wrong: nobody else need hear of it.
    this.catch(() => {});
    return this.#reports();
  }

  async *#reports() {
    try {
      for (let seen = 0; ; ) {
        const newer = await this.#news.after(seen);
        if (!newer) break;
        seen = newer.version;
        yield newer.report();
        await this.#news.endOr(REPORT_EVERY_MS);
      }
      yield/** @type {Progress} */ (await this);
    } finally {
      this.#stop();
    }
  }
}

/**
 * The newest report of a call: told by who runs the call, taken by those who loop over it.
 * @template Progress
 */
export class News {
  /** @type {{ version: number, report: () => Progress } | undefined} */
  #newest;
  #hasEnded = false;
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {() => Progress} report asked for the report when somebody wants it */
  tell(report) {
    this.#newest = { version: (this.#newest?.version ?? 0) + 1, report };
    this.#wake();
  }

  /** Says that there will be no more. */
  end() {
    this.#hasEnded = true;
    this.#wake();
  }

  /** A report newer than the version, as soon as there is one; `undefined` at the end. @param {number} version */
  async after(version) {
    for (;;) {
      if (this.#hasEnded) return;
      if (this.#newest && this.#newest.version > version) return this.#newest;
      await new Promise((/** @type {(nothing: void) => void} */ resolve) => this.#listeners.add(resolve));
    }
  }

  /** Waits for so many milliseconds, or until the end. @param {number} milliseconds @returns {Promise<void>} */
  endOr(milliseconds) {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.#listeners.delete(look);
        resolve();
      };
      const look = () => {
        if (this.#hasEnded) finish();
        else this.#listeners.add(look);
      };
      const timer = setTimeout(finish, milliseconds);
      look();
    });
  }

  #wake() {
    const woken = [...this.#listeners];
    this.#listeners.clear();
    for (const wake of woken) wake();
  }
}
