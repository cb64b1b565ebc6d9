// Writes what a library learns to its store, one write at a time.

/**
 * @import { Entry } from "./entry.js"
 * @import { Found, Store } from "./store.js"
 */

export class Writer {
  #store;
  #receive;
  /** What is not in the store yet. @type {Map<string, Entry>} */
  #changed = new Map();
  /** The last write. @type {Promise<void>} */
  #written = Promise.resolve();
  #isWaiting = false;
  /** How often everything was removed. */
  #clears = 0;

  /** @param {Store} store @param {(found: Found) => void} receive is given what the store found when it wrote */
  constructor(store, receive) {
    this.#store = store;
    this.#receive = receive;
  }

  /** Stores an entry, as soon as the last write is done. @param {string} key @param {Entry} entry */
  add(key, entry) {
    this.#changed.set(key, entry);
    this.#schedule();
  }

  /** Resolves when everything added so far is stored. What could not be stored is tried again. @returns {Promise<void>} */
  async flush() {
    if (this.#changed.size > 0) this.#schedule();
    await this.#written;
  }

  /** Removes everything from the store. @returns {Promise<void>} */
  async clear() {
    // Results added from now on are for a later write.
    this.#changed = new Map();
    this.#isWaiting = false;
    this.#clears += 1;
    this.#after(() => this.#store.clear());
    await this.#written;
  }

  /** @returns {Promise<void>} */
  async close() {
    try {
      await this.flush();
    } finally {
      this.#store.close();
    }
  }

  #schedule() {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    const clears = this.#clears;
    this.#after(() => this.#write(() => clears === this.#clears));
  }

  /** Stores what has changed, unless it was removed meanwhile: that does not come back. @param {() => boolean} isKept */
  async #write(isKept) {
    if (!isKept()) return;
    this.#isWaiting = false;
    const changed = this.#changed;
    this.#changed = new Map();
    try {
      const found = await this.#store.save(changed);
      if (isKept()) this.#receive(found);
    } catch (error) {
      if (isKept()) this.#changed = new Map([...changed, ...this.#changed]);
      throw error;
    }
  }

  /** Does something after the last write, whether that succeeds or not. @param {() => Promise<void>} work */
  #after(work) {
    this.#written = this.#written.catch(() => {}).then(work);
    // `flush` tells it.
    this.#written.catch(() => {});
  }
}
