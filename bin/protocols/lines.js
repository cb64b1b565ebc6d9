// The lines that another program writes. While a command runs, a protocol may have to know what comes next.

import { createInterface } from "node:readline";

/** Is told a line, or `undefined` at the end. @typedef {(line: string | undefined) => void} Watcher */

/** The lines of a stream, one after the other; those that are to come can be watched meanwhile. */
export class Lines {
  #reader;
  /** Those that nobody has taken yet. @type {string[]} */
  #waiting = [];
  /** @type {Set<Watcher>} */
  #watchers = new Set();
  #hasEnded = false;
  #wake = () => {};

  /** @param {NodeJS.ReadableStream} stream */
  constructor(stream) {
    this.#reader = createInterface({ input: stream });
    this.#reader.on("line", (line) => {
      this.#waiting.push(line);
      for (const watcher of this.#watchers) watcher(line);
      this.#wake();
    });
    this.#reader.on("close", () => {
      this.#hasEnded = true;
      for (const watcher of this.#watchers) watcher(undefined);
      this.#wake();
    });
  }

  /** The next line; `undefined` at the end. @returns {Promise<string | undefined>} */
  async next() {
    while (this.#waiting.length === 0 && !this.#hasEnded)
      await new Promise((/** @type {(nothing: void) => void} */ resolve) => {
        this.#wake = resolve;
      });
    return this.#waiting.shift();
  }

  /** @returns {AsyncGenerator<string, void, void>} */
  async *[Symbol.asyncIterator]() {
    for (let line = await this.next(); line !== undefined; line = await this.next()) yield line;
  }

  /**
   * Tells of each line that is there and not taken, of each one that comes, and of the end.
   * @param {Watcher} watcher
   * @returns {() => void} ends it
   */
  watch(watcher) {
    this.#watchers.add(watcher);
    for (const line of this.#waiting) watcher(line);
    if (this.#hasEnded) watcher(undefined);
    return () => this.#watchers.delete(watcher);
  }

  /** Reads no more. */
  close() {
    this.#reader.close();
  }
}
