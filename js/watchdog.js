/** How often a watched worker is pinged, in milliseconds. */
const PING_EVERY_MS = 10_000;

/** How many pings in a row may stay unanswered. A page that was busy, or a tab that slept, accounts for at most one. */
const MAX_UNANSWERED = 3;

/**
 * Detects that a worker has stopped responding: pings it at intervals, and gives it up when several pings in a row stay
 * unanswered. Pings are counted rather than time, so a page that was itself busy or asleep does not give up a healthy
 * worker.
 */
export class Watchdog {
  #ping;
  #giveUp;
  #unanswered = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {() => void} ping sends a message that the worker answers @param {() => void} giveUp */
  constructor(ping, giveUp) {
    this.#ping = ping;
    this.#giveUp = giveUp;
  }

  /** Starts or stops the pings. @param {boolean} isOn */
  watch(isOn) {
    if (isOn === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#unanswered = 0;
    this.#timer = isOn ? setInterval(() => this.#check(), PING_EVERY_MS) : undefined;
  }

  /** Notes that the worker sent a message. */
  reset() {
    this.#unanswered = 0;
  }

  #check() {
    this.#unanswered += 1;
    if (this.#unanswered > MAX_UNANSWERED) this.#giveUp();
    else this.#ping();
  }
}
