/**
 * Hands jobs to workers, in the order they were asked for; each worker has one at a time.
 * @template Worker
 */
export class Queue {
  /** @type {Worker[]} */
  #idle;
  /** @type {Entry<Worker>[]} */
  #waiting = [];
  /** @type {Map<Entry<Worker>, Promise<void>>} */
  #running = new Map();
  /** Makes the error of calls after the end. @type {(() => Error) | undefined} */
  #closed;

  /** @param {readonly Worker[]} workers */
  constructor(workers) {
    this.#idle = [...workers];
  }

  /**
   * Runs a job when all before it have begun and a worker is free: at once when one is.
   * @template T
   * @param {(worker: Worker) => Promise<T>} job
   * @returns {Promise<T>}
   */
  async add(job) {
    this.checkOpen();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ run: (worker) => job(worker).then(resolve, reject), reject });
      this.#handOut();
    });
  }

  /** Throws when the queue is closed. */
  checkOpen() {
    if (this.#closed) throw this.#closed();
  }

  /**
   * Rejects every job, asked for already or later.
   * @param {() => Error} error made for each, so that its stack is of use
   * @returns {Promise<unknown>} fulfilled when no worker has a job any more
   */
  close(error) {
    this.#closed ??= error;
    for (const { reject } of [...this.#running.keys(), ...this.#waiting.splice(0)]) reject(error());
    return Promise.all(this.#running.values());
  }

  #handOut() {
    while (this.#idle.length > 0 && this.#waiting.length > 0) {
      const [worker] = this.#idle.splice(0, 1);
      const [entry] = this.#waiting.splice(0, 1);
      const done = entry.run(worker).then(() => {
        this.#running.delete(entry);
        this.#idle.push(worker);
        this.#handOut();
      });
      this.#running.set(entry, done);
    }
  }
}

/**
 * @template Worker
 * @typedef {{ run: (worker: Worker) => Promise<void>, reject: (reason: unknown) => void }} Entry
 */
