import { unlessAborted } from "./abort.js";

/** Runs jobs one after the other, in the order they were asked for. */
export class Queue {
  /** @type {Entry[]} */
  #entries = [];
  /** @type {{ reason: unknown } | undefined} */
  #closed;

  /**
   * Runs a job when all before it are done, at once when there are none. On abort the promise rejects at once: a
   * waiting job is left out; one that runs holds its place until it ends, so it should heed the signal too.
   * @template T
   * @param {() => Promise<T>} job
   * @param {AbortSignal} [signal]
   * @returns {Promise<T>}
   */
  async add(job, signal) {
    this.checkOpen();
    signal?.throwIfAborted();
    /** @type {Promise<T>} */
    const done = new Promise((resolve, reject) => {
      const run = () => (signal?.aborted ? undefined : job().then(resolve, reject));
      this.#entries.push({ run, reject });
    });
    if (this.#entries.length === 1) this.#work();
    return unlessAborted(done, signal);
  }

  /** Throws the reason when the queue is closed. */
  checkOpen() {
    if (this.#closed) throw this.#closed.reason;
  }

  /** Rejects every job, asked for already or later, with the reason. @param {unknown} reason */
  close(reason) {
    this.#closed ??= { reason };
    for (const { reject } of this.#entries.splice(0)) reject(reason);
  }

  async #work() {
    for (let entry = this.#entries[0]; entry; entry = this.#entries[0]) {
      await entry.run();
      this.#entries.shift();
    }
  }
}

/** @typedef {{ run: () => Promise<void> | undefined, reject: (reason: unknown) => void }} Entry */
