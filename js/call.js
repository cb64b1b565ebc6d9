/** @import { Engine } from "./engine.js" */

/**
 * What was asked of a pool, while engines work on the parts of it.
 * @template Progress
 */
export class Call {
  /** @type {Set<Engine>} */
  #engines = new Set();
  #forgets;
  #hasBegun = false;
  #isStopped = false;
  /** @type {{ reason: unknown } | undefined} */
  #givenUp;

  /**
   * @param {((progress: Progress) => void) | undefined} onProgress
   * @param {number} [budgetMs] where there is one, engines do not take the time to forget
   */
  constructor(onProgress, budgetMs) {
    this.#forgets = budgetMs === undefined;
    /** Tells who asked what is known so far, if they want to know: nothing once the call is given up. */
    this.tell =
      onProgress &&
      ((/** @type {Progress} */ progress) => {
        if (!this.#givenUp) onProgress(progress);
      });
  }

  /**
   * Has an engine, which forgets everything first if the answer must not depend on which engine it is, do a part of the
   * call.
   * @template T
   * @param {Engine} engine
   * @param {(engine: Engine) => Promise<T>} part
   * @returns {Promise<T>}
   */
  async work(engine, part) {
    if (this.#givenUp) throw this.#givenUp.reason;
    this.#hasBegun = true;
    this.#engines.add(engine);
    try {
      if (this.#forgets && !this.#isStopped) await engine.newGame();
      const done = part(engine);
      // What was stopped before this part could begin still has an answer for it.
      if (this.#isStopped) engine.stop();
      return await done;
    } finally {
      this.#engines.delete(engine);
    }
  }

  /** Ends the parts that run with their best so far, and those to come at once; a call that waits is not touched. */
  stop() {
    if (!this.#hasBegun) return;
    this.#isStopped = true;
    for (const engine of this.#engines) engine.stop();
  }

  /** Ends all parts: nobody waits for them any more. @param {unknown} reason */
  giveUp(reason) {
    this.#givenUp ??= { reason };
    this.stop();
  }
}
