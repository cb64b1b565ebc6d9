import { unlessAborted } from "./abort.js";

/**
 * Hands jobs to workers, in the order they were asked for; each worker has one at a time.
 * @template Worker
 */
export class Queue {
  /** @type {Worker[]} */
  #idle;
  /** @type {Entry<Worker>[]} */
  #waiting = [];
  /** @type {Set<Entry<Worker>>} */
  #running = new Set();
  /** @type {{ reason: unknown } | undefined} */
  #closed;

  /** @param {Worker[]} workers */
  constructor(workers) {
    this.#idle = [...workers];
  }

  /**
   * Runs a job when all before it have begun and a worker is free: at once when one is. On abort the promise rejects at
   * once: a waiting job is left out; one that runs holds its worker until it ends, so it should heed the signal too.
   * @template T
   * @param {(worker: Worker) => Promise<T>} job
   * @param {AbortSignal} [signal]
   * @returns {Promise<T>}
   */
  async add(job, signal) {
    this.checkOpen();
    signal?.throwIfAborted();
    /** @type {Promise<T>} */
    const done = new Promise((resolve, reject) => {
      /** @param {Worker} worker */
      const run = (worker) => (signal?.aborted ? undefined : job(worker).then(resolve, reject));
      this.#waiting.push({ run, reject });
    });
    this.#handOut();
    return unlessAborted(done, signal);
  }

  /** Throws the reason when the queue is closed. */
  checkOpen() {
    if (this.#closed) throw this.#closed.reason;
  }

  /** Rejects every job, asked for already or later, with the reason. @param {unknown} reason */
  close(reason) {
    this.#closed ??= { reason };
    for (const { reject } of [...this.#running, ...this.#waiting.splice(0)]) reject(reason);
  }

  #handOut() {
    while (this.#idle.length > 0 && this.#waiting.length > 0) {
      const [worker] = this.#idle.splice(0, 1);
      const [entry] = this.#waiting.splice(0, 1);
      this.#work(worker, entry);
    }
  }

  /** @param {Worker} worker @param {Entry<Worker>} entry */
  async #work(worker, entry) {
    this.#running.add(entry);
    await entry.run(worker);
    this.#running.delete(entry);
    this.#idle.push(worker);
    this.#handOut();
  }
}

/**
 * @template Worker
 * @typedef {{ run: (worker: Worker) => Promise<void> | undefined, reject: (reason: unknown) => void }} Entry
 */
