/** How often watched calls are looked after, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** After how many looks without a word the worker is given up. */
const MOST_SILENT_LOOKS = 20;

/** How many looks past its time a call is given up, though the worker shows signs of life. */
const GRACE_LOOKS = 5;

/**
 * What is waited for: how many looks are left to it, and what is said of it when there are none.
 * @typedef {{ looks: number, late: string }} Wait
 */

/**
 * Bounds the waiting for a worker. One that is silent is asked for a sign of life, and given up when none comes; so is one
 * that lets the time of a call pass, and a grace. Time is counted in looks, so that a page that was busy or asleep, which
 * looks only once then, does not take its own silence for the worker's.
 */
export class Watchdog {
  #ask;
  #giveUp;
  #silentLooks = 0;
  /** @type {Map<number, Wait>} */
  #waits = new Map();
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {() => void} ask for a sign of life @param {(reason: string) => void} giveUp */
  constructor(ask, giveUp) {
    this.#ask = ask;
    this.#giveUp = giveUp;
  }

  /**
   * Begins to wait for a call.
   * @param {number} id
   * @param {number} milliseconds that the call may take, before the grace; `Infinity` where nobody knows
   * @param {string} late why the worker is given up afterwards
   */
  begin(id, milliseconds, late) {
    // Looks may have begun before the call: the first one can come at once.
    this.#waits.set(id, { looks: Math.ceil(milliseconds / LOOK_EVERY_MS) + GRACE_LOOKS + 1, late });
    if (this.#timer !== undefined) return;
    this.#silentLooks = 0;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
  }

  /** A call was told to end: it has the grace left. @param {number} id */
  hurry(id) {
    const wait = this.#waits.get(id);
    if (wait) wait.looks = Math.min(wait.looks, GRACE_LOOKS + 1);
  }

  /** A call is waited for no more. @param {number} id */
  end(id) {
    this.#waits.delete(id);
    if (this.#waits.size === 0) this.rest();
  }

  /** Nothing is waited for any more. */
  rest() {
    this.#waits.clear();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** The worker said something. */
  hear() {
    this.#silentLooks = 0;
  }

  #look() {
    this.#silentLooks += 1;
    for (const wait of this.#waits.values()) {
      wait.looks -= 1;
      if (wait.looks <= 0) return this.#giveUp(wait.late);
    }
    if (this.#silentLooks > MOST_SILENT_LOOKS) this.#giveUp("its worker does not answer");
    else this.#ask();
  }
}
