// Runs the calls of an engine or a pool on its backends.

import { throwIfAborted, unlessAborted } from "../host/abort.js";
import { FlipsideError } from "../host/error.js";
import { Call } from "./call.js";
import { Queue } from "./queue.js";
import { SearchPromise } from "./search.js";

/**
 * @import { Backend } from "../backends/local.js"
 * @import { Search } from "./search.js"
 */

/**
 * Provides a backend, and replaces it when it has crashed.
 * @typedef {object} BackendSupervisor
 * @property {() => Promise<Backend>} ready The backend, or a new one if it crashed.
 * @property {Backend} backend The backend as it is, crashed or not.
 * @property {() => Promise<void>} dispose
 */

/**
 * The calls of an engine or a pool that are not answered yet.
 * @typedef {object} Load
 * @property {number} running How many calls have begun.
 * @property {number} waiting How many have not.
 */

/**
 * A checked call, split into parts.
 * @template Answer
 * @template Progress
 * @typedef {object} Plan
 * @property {AbortSignal | undefined} signal
 * @property {number | undefined} [priority] of its parts among those that wait for a backend
 * @property {((backend: Backend, call: Call<Progress>, others: Others) => Promise<void>)[]} parts Each is run by one backend.
 * @property {() => Answer} answer Makes the answer when all parts are done.
 * @property {(() => Plan<void, any> | undefined) | undefined} [ponder] Plans what to think about after the answer, until another call is
 *   made.
 */

/**
 * What a part may ask about other calls and other backends.
 * @typedef {object} Others
 * @property {Recruit | undefined} recruit Where there are backends that could help.
 * @property {() => boolean} areWaiting Whether other calls wait for a backend, so that no backend has to be kept busy by this one.
 * @property {() => number} working How many backends work on the call now, the one that asks among them.
 */

/**
 * Calls for the help of the backends that are idle now. Returns their calls, which are stopped by who called for them, or
 * when another call begins.
 * @typedef {(help: (backend: Backend, call: Call<never>) => Promise<void>) => Call<never>[]} Recruit
 */

/**
 * Assigns the parts of calls to backends, in the order of the calls, one part at a time to each backend. An engine has
 * one backend, a pool several.
 */
export class Dispatcher {
  #supervisors;
  #queue;
  #forgets;
  #maxWaiting;
  /** The calls not answered yet. @type {Set<Call<any>>} */
  #calls = new Set();
  /** How many other jobs are not done yet. */
  #jobs = 0;
  /** What it thinks about while there is no other call. @type {Call<any> | undefined} */
  #pondering;
  /** The calls of backends that help with another one. @type {Set<Call<never>>} */
  #helping = new Set();

  /**
   * @param {readonly BackendSupervisor[]} supervisors
   * @param {boolean} forgets whether a backend forgets everything before each part
   * @param {number} maxWaiting how many calls may wait
   */
  constructor(supervisors, forgets = false, maxWaiting = Number.POSITIVE_INFINITY) {
    this.#supervisors = supervisors;
    this.#queue = new Queue(supervisors);
    this.#forgets = forgets;
    this.#maxWaiting = maxWaiting;
  }

  /** How many backends there are. */
  get size() {
    return this.#supervisors.length;
  }

  /** Whether a backend forgets everything before each part. */
  get forgets() {
    return this.#forgets;
  }

  /** @returns {Load} */
  get load() {
    let running = 0;
    for (const { hasBegun } of this.#calls) running += Number(hasBegun);
    return { running, waiting: this.#calls.size - running };
  }

  /** Throws `DISPOSED` after `dispose`. */
  checkOpen() {
    this.#queue.checkOpen();
  }

  /**
   * Begins a call. An invalid call rejects before anything is queued.
   * @template Answer
   * @template Progress
   * @param {() => Plan<Answer, Progress>} plan checks the call
   * @returns {Search<Answer, Progress>}
   */
  begin(plan) {
    this.#makeRoom();
    /** @type {Call<Progress>} */
    const call = new Call();
    return new SearchPromise(this.#answer(call, plan), call.reports, () => call.stop());
  }

  /**
   * Runs a job other than a search on the next free backend.
   * @template T
   * @param {(supervisor: BackendSupervisor) => Promise<T>} job
   * @param {() => void} [check] throws when the job is not to be queued
   * @returns {Promise<T>}
   */
  async add(job, check) {
    this.#makeRoom();
    this.#queue.checkOpen();
    check?.();
    this.#jobs += 1;
    try {
      return await this.#queue.add(job);
    } finally {
      this.#jobs -= 1;
    }
  }

  /** Runs a job on every backend, when all calls before it are answered. @param {(backend: Backend) => Promise<void>} job */
  async everyBackend(job) {
    let missing = this.size;
    let release = () => {};
    /** Whether every backend has the job, and not only some when the queue was closed. @type {Promise<void>} */
    const decided = new Promise((resolve) => {
      release = resolve;
    });
    const one = async (/** @type {BackendSupervisor} */ supervisor) => {
      missing -= 1;
      if (missing === 0) release();
      // A backend that went back to the queue would be given the job twice.
      await decided;
      if (missing === 0) await job(await supervisor.ready());
    };
    try {
      await Promise.all(this.#supervisors.map(() => this.add(one)));
    } finally {
      release();
    }
  }

  /** Ends the calls that have begun with their best so far. Calls that wait are not affected. */
  stop() {
    this.#makeRoom();
    for (const call of this.#calls) if (call.hasBegun) call.stop();
  }

  /**
   * Ends everything: calls that run or wait reject with `DISPOSED`, and so does every later call.
   * @param {string} message
   */
  async dispose(message) {
    const idle = this.#queue.close(() => new FlipsideError("DISPOSED", message));
    await Promise.all(this.#supervisors.map((supervisor) => supervisor.dispose()));
    await idle;
  }

  /**
   * @template Answer
   * @template Progress
   * @param {Call<Progress>} call
   * @param {() => Plan<Answer, Progress>} planned
   * @returns {Promise<Answer>}
   */
  async #answer(call, planned) {
    this.#queue.checkOpen();
    const plan = planned();
    throwIfAborted(plan.signal);
    if (plan.parts.length > 0) this.#checkRoom();
    this.#calls.add(call);
    const answered = await this.#perform(call, plan).finally(() => this.#calls.delete(call));
    if (plan.ponder && !call.isStopped) this.#ponder(plan.ponder);
    return answered;
  }

  /**
   * @template Answer
   * @template Progress
   * @param {Call<Progress>} call
   * @param {Plan<Answer, Progress>} plan
   * @returns {Promise<Answer>}
   */
  async #perform(call, { signal, priority, parts, answer }) {
    // A search with others depends on how fast each of them is.
    const recruit = this.#forgets || this.size === 1 ? undefined : this.#recruit;
    const areWaiting = () => !this.#forgets && this.load.waiting > 0;
    let count = 0;
    const others = { recruit, areWaiting, working: () => count };
    try {
      const done = parts.map((part) =>
        this.#queue.add(async (supervisor) => {
          call.begin();
          count += 1;
          try {
            const backend = await supervisor.ready();
            if (this.#forgets && !call.isStopped) await backend.newGame();
            await part(backend, call, others);
          } finally {
            count -= 1;
          }
        }, priority),
      );
      await unlessAborted(Promise.all(done), signal);
      return answer();
    } catch (error) {
      // When one part fails, the others are not needed.
      call.abandon(error);
      throw error;
    }
  }

  /** Refuses a call where as many wait as may. */
  #checkRoom() {
    const { waiting } = this.load;
    if (waiting >= this.#maxWaiting) throw new FlipsideError("BUSY", `maxWaiting: ${waiting} calls wait`);
  }

  /** @param {() => Plan<void, any> | undefined} planned */
  #ponder(planned) {
    // A call that was made meanwhile is more than a guess, and a backend that forgets everything has no use for one.
    if (this.#calls.size > 0 || this.#jobs > 0 || this.#forgets) return;
    const plan = planned();
    if (!plan) return;
    const call = new Call();
    this.#pondering = call;
    // Nobody waits for it: a backend that crashed is replaced for the next call.
    this.#perform(call, plan).catch(() => {});
  }

  /** @type {Recruit} */
  #recruit = (help) => {
    /** @type {Call<never>[]} */
    const recruited = [];
    while (this.#queue.hasIdle) {
      /** @type {Call<never>} */
      const call = new Call();
      recruited.push(call);
      this.#helping.add(call);
      // The call that is helped does not fail where a backend cannot be had.
      this.#queue
        .add(async (supervisor) => help(await supervisor.ready(), call))
        .catch(() => {})
        .finally(() => this.#helping.delete(call));
    }
    return recruited;
  };

  /** Ends what backends do only while nothing else is asked of them. */
  #makeRoom() {
    this.#pondering?.stop();
    this.#pondering = undefined;
    for (const call of this.#helping) call.stop();
  }
}
