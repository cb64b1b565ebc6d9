/**
 * A job queue: assigns jobs to workers in the order of the jobs, one job at a time to each worker, and to the first of
 * those that are free: it has what earlier jobs have left.
 * @template {object} Worker
 */
export class Queue {
  #workers;
  /** @type {Set<Worker>} */
  #idle;
  /** @type {QueueEntry<Worker>[]} */
  #waiting = [];
  /** @type {Map<QueueEntry<Worker>, Promise<void>>} */
  #running = new Map();
  /** Makes the error of calls after `close`. @type {(() => Error) | undefined} */
  #closed;

  /** @param {readonly Worker[]} workers */
  constructor(workers) {
    this.#workers = workers;
    this.#idle = new Set(workers);
  }

  /**
   * Runs a job as soon as all jobs of a higher priority, and those of the same before it, have begun and a worker is free.
   * @template T
   * @param {(worker: Worker) => Promise<T>} job
   * @param {number} [priority]
   * @returns {Promise<T>}
   */
  async add(job, priority = 0) {
    this.checkOpen();
    return new Promise((resolve, reject) => {
      const behind = this.#waiting.findLastIndex((each) => each.priority >= priority);
      const run = (/** @type {Worker} */ worker) => job(worker).then(resolve, reject);
      this.#waiting.splice(behind + 1, 0, { run, reject, priority });
      this.#assign();
    });
  }

  /** Whether a job that is added now begins at once. */
  get hasIdle() {
    return this.#idle.size > 0 && this.#waiting.length === 0 && !this.#closed;
  }

  /** Throws when the queue is closed. */
  checkOpen() {
    if (this.#closed) throw this.#closed();
  }

  /**
   * Closes the queue: every job rejects, also those added later.
   * @param {() => Error} error makes an error for each job, so that each has a stack of its own
   * @returns {Promise<unknown>} fulfilled when no job runs any more
   */
  close(error) {
    this.#closed ??= error;
    for (const { reject } of [...this.#running.keys(), ...this.#waiting.splice(0)]) reject(error());
    return Promise.all(this.#running.values());
  }

  #assign() {
    while (this.#waiting.length > 0) {
      const worker = this.#workers.find((each) => this.#idle.has(each));
      if (!worker) return;
      this.#idle.delete(worker);
      const [entry] = this.#waiting.splice(0, 1);
      const done = entry.run(worker).then(() => {
        this.#running.delete(entry);
        this.#idle.add(worker);
        this.#assign();
      });
      this.#running.set(entry, done);
    }
  }
}

/**
 * @template Worker
 * @typedef {{ run: (worker: Worker) => Promise<void>, reject: (reason: unknown) => void, priority: number }} QueueEntry
 */
