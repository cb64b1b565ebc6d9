/** How often a watched worker is pinged, in milliseconds. */
const PING_EVERY_MS = 1000;

/** How many pings in a row may stay unanswered. A page that was busy, or a tab that slept, accounts for at most one. */
const MAX_UNANSWERED = 20;

/** How many pings past its time a call is given up, even if the worker answers them. */
const GRACE_PINGS = 5;

/** A watched call: how many pings are left to it, and the reason when there are none. @typedef {{ pings: number, reason: string }} Wait */

/**
 * Bounds the time that calls wait for a worker. It pings the worker at intervals, and gives it up when several pings in a
 * row stay unanswered, or when a call is not answered some pings past its time. Pings are counted rather than time, so a
 * page that was itself busy or asleep does not give up a healthy worker.
 */
export class Watchdog {
  #ping;
  #giveUp;
  #unanswered = 0;
  /** @type {Map<number, Wait>} */
  #waits = new Map();
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {() => void} ping sends a message that the worker answers @param {(reason: string) => void} giveUp */
  constructor(ping, giveUp) {
    this.#ping = ping;
    this.#giveUp = giveUp;
  }

  /**
   * Starts to watch a call.
   * @param {number} id
   * @param {number} milliseconds that it may take, before the grace; `Infinity` when that is not known
   * @param {string} reason why the worker is given up afterwards
   */
  begin(id, milliseconds, reason) {
    // The timer may have been started by another call, so the first ping can come at once.
    this.#waits.set(id, { pings: Math.ceil(milliseconds / PING_EVERY_MS) + GRACE_PINGS + 1, reason });
    if (this.#timer !== undefined) return;
    this.#unanswered = 0;
    this.#timer = setInterval(() => this.#check(), PING_EVERY_MS);
  }

  /** Leaves a call that was stopped only the grace, also one that was not watched. @param {number} id @param {string} reason */
  hurry(id, reason) {
    const wait = this.#waits.get(id);
    if (wait) wait.pings = Math.min(wait.pings, GRACE_PINGS + 1);
    else this.begin(id, 0, reason);
  }

  /** Ends watching a call. @param {number} id */
  end(id) {
    this.#waits.delete(id);
    if (this.#waits.size === 0) this.endAll();
  }

  /** Ends watching all calls. */
  endAll() {
    this.#waits.clear();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Notes that the worker sent a message. */
  reset() {
    this.#unanswered = 0;
  }

  #check() {
    for (const wait of this.#waits.values()) {
      wait.pings -= 1;
      if (wait.pings <= 0) return this.#giveUp(wait.reason);
    }
    this.#unanswered += 1;
    if (this.#unanswered > MAX_UNANSWERED) this.#giveUp("its worker does not answer");
    else this.#ping();
  }
}
