import { unlessAborted } from "./abort.js";
import { Call } from "./call.js";
import { FlipsideError } from "./error.js";
import { Queue } from "./queue.js";
import { SearchPromise } from "./search.js";

/**
 * @import { Host } from "./local.js"
 * @import { Search } from "./search.js"
 */

/**
 * What keeps a host alive.
 * @typedef {object} Keeper
 * @property {() => Promise<Host>} ready The host, another one if it crashed.
 * @property {Host} host The host as it is, crashed or not.
 * @property {() => Promise<void>} dispose
 */

/**
 * What a call comes to once it is checked.
 * @template Answer
 * @template Progress
 * @typedef {object} Plan
 * @property {AbortSignal | undefined} signal
 * @property {((host: Host, call: Call<Progress>) => Promise<void>)[]} parts Each is done by one host.
 * @property {() => Answer} answer Asked for when all parts are done.
 */

/**
 * Hands the parts of calls to hosts: in the order of the calls, one part at a time to each host. Engines and pools differ
 * in the number of hosts alone.
 */
export class Dispatcher {
  #keepers;
  #queue;
  #forgets;
  /** Those not answered yet. @type {Set<Call<any>>} */
  #calls = new Set();

  /** @param {readonly Keeper[]} keepers @param {boolean} forgets whether a host forgets everything before each part */
  constructor(keepers, forgets = false) {
    this.#keepers = keepers;
    this.#queue = new Queue(keepers);
    this.#forgets = forgets;
  }

  /** How many hosts there are. */
  get size() {
    return this.#keepers.length;
  }

  /** Whether a host forgets everything before each part. */
  get forgets() {
    return this.#forgets;
  }

  /** Throws `DISPOSED` after the end. */
  checkOpen() {
    this.#queue.checkOpen();
  }

  /**
   * Begins a call. What is wrong with it rejects the search before anything is queued.
   * @template Answer
   * @template Progress
   * @param {() => Plan<Answer, Progress>} plan checks the call
   * @returns {Search<Answer, Progress>}
   */
  begin(plan) {
    /** @type {Call<Progress>} */
    const call = new Call();
    return new SearchPromise(this.#perform(call, plan), call.news, () => call.stop());
  }

  /**
   * Has the next free host do something that is not a search.
   * @template T
   * @param {(keeper: Keeper) => Promise<T>} job
   * @returns {Promise<T>}
   */
  add(job) {
    return this.#queue.add(job);
  }

  /** Has every host do something, when all calls before it are answered. @param {(host: Host) => Promise<void>} job */
  async everyHost(job) {
    let missing = this.size;
    /** @type {(nothing: void) => void} */
    let release;
    const everyOneHasIt = new Promise((/** @type {(nothing: void) => void} */ resolve) => {
      release = resolve;
    });
    const one = async (/** @type {Keeper} */ keeper) => {
      missing -= 1;
      if (missing === 0) release();
      // A host that went back to the queue would be given the job twice.
      await everyOneHasIt;
      await job(await keeper.ready());
    };
    await Promise.all(this.#keepers.map(() => this.#queue.add(one)));
  }

  /** Ends the calls that have begun with their best so far. Those that wait are not touched. */
  stop() {
    for (const call of this.#calls) if (call.hasBegun) call.stop();
  }

  /**
   * Ends everything: what runs or waits rejects with `DISPOSED`, and so does every later call.
   * @param {string} message
   */
  async dispose(message) {
    const idle = this.#queue.close(() => new FlipsideError("DISPOSED", message));
    await Promise.all(this.#keepers.map((keeper) => keeper.dispose()));
    await idle;
  }

  /**
   * @template Answer
   * @template Progress
   * @param {Call<Progress>} call
   * @param {() => Plan<Answer, Progress>} plan
   * @returns {Promise<Answer>}
   */
  async #perform(call, plan) {
    this.#queue.checkOpen();
    const { signal, parts, answer } = plan();
    signal?.throwIfAborted();
    this.#calls.add(call);
    try {
      const done = parts.map((part) =>
        this.#queue.add(async (keeper) => {
          call.begin();
          const host = await keeper.ready();
          if (this.#forgets && !call.isStopped) await host.newGame();
          await part(host, call);
        }),
      );
      await unlessAborted(Promise.all(done), signal);
      return answer();
    } catch (error) {
      // When one part fails, the others are for nobody.
      call.abandon(error);
      throw error;
    } finally {
      this.#calls.delete(call);
    }
  }
}
