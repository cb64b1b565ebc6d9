/** How often a watched worker is looked after, in milliseconds. */
const LOOK_EVERY_MS = 10_000;

/** After how many looks without a word the worker is given up: a busy page or a sleeping tab needs only one. */
const MOST_SILENT_LOOKS = 3;

/**
 * Notices that a worker died without a word: one that is watched and silent is asked for a sign of life, and given up
 * when none comes. Time is counted in looks, so that a page that was busy or asleep does not take its own silence for the
 * worker's.
 */
export class Watchdog {
  #ask;
  #giveUp;
  #silentLooks = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {() => void} ask for a sign of life @param {() => void} giveUp */
  constructor(ask, giveUp) {
    this.#ask = ask;
    this.#giveUp = giveUp;
  }

  /** Begins or ends watching. @param {boolean} isOn */
  watch(isOn) {
    if (isOn === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#silentLooks = 0;
    this.#timer = isOn ? setInterval(() => this.#look(), LOOK_EVERY_MS) : undefined;
  }

  /** The worker said something. */
  hear() {
    this.#silentLooks = 0;
  }

  #look() {
    this.#silentLooks += 1;
    if (this.#silentLooks > MOST_SILENT_LOOKS) this.#giveUp();
    else this.#ask();
  }
}
