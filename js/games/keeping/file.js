// The store of a collection in Node: one file, to which changes are appended. Where much of it is outdated, a new file is written beside
// it and takes its place. A process may thus be killed at any moment: what it had not written to its end does not count.

import { inTurns } from "../../formats/read/games.js";
import { FlipsideError } from "../../host/error.js";
import { withLock } from "../../host/lock.js";
import { builtin } from "../../host/node.js";
import { framed, framesIn } from "./frame.js";

/** @import { Read, Store } from "./store.js" */

/** "FLIPGAME", and the version. */
const MAGIC = Uint8Array.from("FLIPGAME\x01\0\0\0", (letter) => letter.charCodeAt(0));

/** Behind the magic random bytes tell files apart that took each other's place. */
const HEADER = MAGIC.length + 12;

export class FileStore {
  #path;
  /** The header of the file as it was last read; empty where there was none. */
  #header = new Uint8Array();
  /** How long it was. */
  #size = 0;
  /** Where its last change ended. */
  #end = 0;

  /** @param {string} path */
  constructor(path) {
    this.#path = path;
  }

  /** @returns {Promise<Read>} */
  async read() {
    const { header, size, bytes } = this.#told(() => this.#newBytes());
    const isSame = isEqual(header, this.#header);
    const from = isSame ? this.#end : HEADER;
    const { changes, damaged, end } = await inTurns(framesIn(bytes));
    const isAnew = !isSame && this.#end > 0;
    this.#header = header;
    this.#size = size;
    // Of a header that was not written to its end nothing is left.
    this.#end = header.length < HEADER ? 0 : from + end;
    const texts = damaged.map(
      ([first, last]) =>
        `${this.#path}: bytes ${from + first} to ${from + last} are no change of a collection`,
    );
    return { changes, isAnew, damaged: texts };
  }

  /** @type {Store["append"]} */
  async append(change) {
    const frame = await inTurns(framed(change));
    return this.#locked(() => {
      const fs = builtin("fs");
      const descriptor = this.#openKnown();
      if (descriptor === undefined) return false;
      try {
        // What was not written to its end is nothing.
        fs.ftruncateSync(descriptor, this.#end);
        const header = this.#end > 0 ? this.#header : newHeader();
        const parts = this.#end > 0 ? [frame] : [header, frame];
        const size = writeAll(descriptor, parts, this.#end);
        this.#header = header;
        this.#size = size;
        this.#end = size;
      } catch (error) {
        // A disk that is full, for example.
        fs.ftruncateSync(descriptor, this.#end);
        this.#size = this.#end;
        throw error;
      } finally {
        fs.closeSync(descriptor);
      }
      return true;
    });
  }

  /** @type {Store["replace"]} */
  async replace(changes) {
    const parts = [newHeader()];
    for (const change of changes) parts.push(await inTurns(framed(change)));
    return this.#locked(() => {
      const fs = builtin("fs");
      const known = this.#openKnown();
      if (known === undefined) return false;
      fs.closeSync(known);
      const beside = `${this.#path}.new`;
      const descriptor = fs.openSync(beside, "w");
      try {
        this.#size = writeAll(descriptor, parts, 0);
        // Its content must be on the disk before its name is.
        fs.fsyncSync(descriptor);
      } finally {
        fs.closeSync(descriptor);
      }
      fs.renameSync(beside, this.#path);
      this.#header = parts[0];
      this.#end = this.#size;
      return true;
    });
  }

  close() {}

  /** The header, and what was not read yet: all behind the header where that is another one. */
  #newBytes() {
    const fs = builtin("fs");
    if (!fs.existsSync(this.#path)) return { header: new Uint8Array(), size: 0, bytes: new Uint8Array() };
    const descriptor = fs.openSync(this.#path, "r");
    try {
      const { size } = fs.fstatSync(descriptor);
      const header = readFrom(descriptor, 0, Math.min(size, HEADER));
      if (!MAGIC.every((byte, at) => at >= header.length || byte === header[at])) {
        const message = `${this.#path}: expected a collection of games of version 1, found another file`;
        throw new FlipsideError("INVALID_DATA", message);
      }
      const from = isEqual(header, this.#header) ? this.#end : header.length;
      return { header, size, bytes: readFrom(descriptor, from, Math.max(0, size - from)) };
    } finally {
      fs.closeSync(descriptor);
    }
  }

  /** Opens the file, which is made if there was none; `undefined` if it is no longer as it was read. @returns {number | undefined} */
  #openKnown() {
    const fs = builtin("fs");
    const isThere = fs.existsSync(this.#path);
    if (!isThere && this.#header.length > 0) return undefined;
    const descriptor = fs.openSync(this.#path, isThere ? "r+" : "wx+");
    const { size } = fs.fstatSync(descriptor);
    if (size === this.#size && isEqual(readFrom(descriptor, 0, Math.min(size, HEADER)), this.#header))
      return descriptor;
    fs.closeSync(descriptor);
    return undefined;
  }

  /** @template T @param {() => T} work @returns {Promise<T>} */
  async #locked(work) {
    try {
      return await withLock(this.#path, work);
    } catch (cause) {
      throw refusal(cause);
    }
  }

  /** @template T @param {() => T} work @returns {T} */
  #told(work) {
    try {
      return work();
    } catch (cause) {
      throw refusal(cause);
    }
  }
}

/** The error for a place that refuses. @param {unknown} cause @returns {FlipsideError} */
export function refusal(cause) {
  if (cause instanceof FlipsideError) return cause;
  const { message } = /** @type {Error} */ (cause);
  return new FlipsideError("UNSUPPORTED", `the collection cannot be kept: ${message}`, { cause });
}

function newHeader() {
  const header = new Uint8Array(HEADER);
  header.set(MAGIC);
  crypto.getRandomValues(header.subarray(MAGIC.length));
  return header;
}

/**
 * @param {number} descriptor
 * @param {number} from
 * @param {number} length
 * @returns {Uint8Array<ArrayBuffer>} less where the file ends before
 */
function readFrom(descriptor, from, length) {
  const bytes = new Uint8Array(length);
  let done = 0;
  for (let count = -1; count !== 0 && done < length; done += count)
    count = builtin("fs").readSync(descriptor, bytes, done, length - done, from + done);
  return bytes.subarray(0, done);
}

/** @param {number} descriptor @param {readonly Uint8Array[]} parts @param {number} from @returns {number} where they end */
function writeAll(descriptor, parts, from) {
  let at = from;
  for (const part of parts) {
    for (let done = 0; done < part.length; ) {
      const count = builtin("fs").writeSync(descriptor, part, done, part.length - done, at);
      done += count;
      at += count;
    }
  }
  return at;
}

/** @param {Uint8Array} one @param {Uint8Array} other */
function isEqual(one, other) {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
