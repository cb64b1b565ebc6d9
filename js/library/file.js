// The store of a library in Node: one file, to which records are appended. When half of it is outdated, a new file is
// written beside it and takes its place. A process may thus be killed at any moment.

import { FlipsideError } from "../host/error.js";
import { withLock } from "../host/lock.js";
import { builtin } from "../host/node.js";
import { joined, newest, nothingFound } from "./entries.js";
import { headerOf, libraryOf, RECORD_BYTES, readLibrary, readRecords, recordsOf } from "./record.js";

/**
 * @import { Entry } from "./entry.js"
 * @import { Found, Store } from "./store.js"
 */

export class FileStore {
  #path;
  #limit;
  /** Which file it was when it was last used: another one after it was written anew. */
  #file = 0n;
  /** How much of it is known here, in bytes. */
  #known = 0;

  /** @param {string} path @param {number} limit the most entries */
  constructor(path, limit) {
    this.#path = path;
    this.#limit = limit;
  }

  /** @returns {Promise<Found>} */
  load() {
    return this.#locked(() => this.#load());
  }

  /** @type {Store["save"]} */
  save(changed) {
    return this.#locked(() => {
      const read = this.#readNew();
      builtin("fs").appendFileSync(this.#path, recordsOf(changed));
      this.#noteState();
      const { contradictory } = joined([...read.entries, ...changed]);
      const isSound = read.damaged.length + contradictory.length === 0;
      const found = isSound && !this.#isLong ? nothingFound() : this.#load();
      return { ...found, entries: joined(read.entries).entries };
    });
  }

  /** @type {Store["clear"]} */
  clear() {
    return this.#locked(() => {
      this.#replace(new Map());
      builtin("fs").rmSync(this.aside, { force: true });
    });
  }

  close() {}

  /** Reads the whole file; sets aside what cannot be trusted, and leaves out what is outdated. @returns {Found} */
  #load() {
    const bytes = this.#bytes();
    // A process may have been killed when it had written a part of the header.
    if (bytes.length < RECORD_BYTES && bytes.every((byte, at) => byte === headerOf()[at])) {
      this.#replace(new Map());
      return nothingFound();
    }
    const contents = readLibrary(bytes);
    if (typeof contents === "string") throw new FlipsideError("INVALID_DATA", `${this.#path}: ${contents}`);
    const { entries: all, contradictory } = joined(contents.entries);
    const entries = newest(all, this.#limit);
    this.#noteState();
    const isSound = contents.damaged.length + contradictory.length === 0;
    if (!isSound) {
      const parts = contents.damaged.map(([from, to]) => bytes.subarray(from, to));
      builtin("fs").appendFileSync(this.aside, Buffer.concat([...parts, recordsOf(contradictory)]));
    }
    if (!isSound || this.#isLong) this.#replace(entries);
    const damaged = contents.damaged.map(
      ([from, to]) => `${this.#path}: bytes ${from} to ${to} are no record; set aside in ${this.aside}`,
    );
    return { entries, contradictory: contradictory.map(([key]) => key), damaged };
  }

  /** What other processes have added since the file was last used. */
  #readNew() {
    const bytes = this.#bytes();
    if (bytes.length < RECORD_BYTES) this.#replace(new Map());
    const isSame = this.#stat().ino === this.#file && bytes.length >= this.#known;
    return readRecords(bytes, isSame ? this.#known : RECORD_BYTES);
  }

  /** Puts a new file with these entries in the place of the old one. @param {Map<string, Entry>} entries */
  #replace(entries) {
    const fs = builtin("fs");
    const beside = `${this.#path}.new`;
    const descriptor = fs.openSync(beside, "w");
    try {
      fs.writeFileSync(descriptor, libraryOf(entries));
      // Its content must be on the disk before its name is.
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
    fs.renameSync(beside, this.#path);
    this.#noteState();
  }

  /** The content of the file; no bytes if there is no file. @returns {Uint8Array} */
  #bytes() {
    const fs = builtin("fs");
    return fs.existsSync(this.#path) ? fs.readFileSync(this.#path) : new Uint8Array();
  }

  /** Where damaged bytes are kept. */
  get aside() {
    return `${this.#path}.damaged`;
  }

  /** Whether half of the file is outdated. */
  get #isLong() {
    return this.#known > (2 * this.#limit + 1) * RECORD_BYTES;
  }

  #noteState() {
    const { ino, size } = this.#stat();
    this.#file = ino;
    this.#known = Number(size);
  }

  #stat() {
    return builtin("fs").statSync(this.#path, { bigint: true });
  }

  /** @template T @param {() => T} work @returns {Promise<T>} */
  async #locked(work) {
    try {
      return await withLock(this.#path, work);
    } catch (cause) {
      if (cause instanceof FlipsideError) throw cause;
      throw new FlipsideError(
        "UNSUPPORTED",
        `the library cannot be kept: ${/** @type {Error} */ (cause).message}`,
        { cause },
      );
    }
  }
}
