// The library of solved positions, as users see it.

import { positionOf } from "../game/game.js";
import { gameOf } from "../game/position-like.js";
import { bytesIn } from "../host/bytes/bytes.js";
import { copyOnly } from "../host/copy.js";
import { FlipsideError, invalid } from "../host/error.js";
import { provideKnowledge } from "../request/knowledge.js";
import { flips } from "../rules/position.js";
import { answerTo, proofsIn, proofsInAnswer } from "./answers.js";
import { canonicalOf } from "./canonical.js";
import { newest } from "./entries.js";
import { isCovered, isExact, merged } from "./entry.js";
import { importedFrom } from "./imported.js";
import { libraryOf } from "./record.js";
import { storeOf } from "./store.js";
import { Writer } from "./writer.js";

/**
 * @import { Solution } from "../calls/answers.js"
 * @import { Move, Report } from "../generated/types.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Position } from "../rules/position.js"
 * @import { Proof } from "./answers.js"
 * @import { Entry } from "./entry.js"
 * @import { Found, Store } from "./store.js"
 */

/**
 * What is proven about a position. Scores are in discs, for the side to move; empty squares go to the winner.
 * @typedef {object} Solved
 * @property {number} lower The score is at least this.
 * @property {number} upper The score is at most this.
 * @property {number | null} score The score, if the bounds leave only one.
 * @property {Move | null} move A move that gets at least `lower`, where one is known.
 */

/**
 * How large a library may grow.
 * @typedef {object} LibraryOptions
 * @property {number | undefined} [limit] The most positions, 1 to 1,000,000; those go first that were not used for the longest
 *   time. 65,536 when left out, which are 2 MiB.
 */

const DEFAULT_LIMIT = 65_536;
const MAX_LIMIT = 1_000_000;

/** How often the use of an entry is noted in the store, in seconds. */
const NOTE_USE_EVERY = 3600;

/**
 * Exact results that last: solved positions and proven bounds, in a database of the browser or in a file. Engines that
 * are made with it answer from it before they search, and add what they prove.
 *
 * ```js
 * const library = await Library.open("solved.flipside");
 * const engine = await Engine.create({ library });
 * ```
 */
export class Library {
  /** As consoles show it: bundling shortens other names. */
  static name = "Library";

  /** Those last that were used last. @type {Map<string, Entry>} */
  #entries;
  #limit;
  /** @type {string[]} */
  #damaged = [];
  /** The keys of results that contradicted each other. @type {Set<string>} */
  #contradictory = new Set();
  #aside;
  #writer;
  #isClosed = false;

  /** Libraries come from {@link Library.open}. @private @param {Store} store @param {Found} found @param {number} limit */
  constructor(store, found, limit) {
    if (typeof store?.load !== "function")
      throw new FlipsideError("UNSUPPORTED", "made by `await Library.open()`, not by `new`");
    this.#entries = newest(found.entries, limit);
    this.#limit = limit;
    this.#aside = store.aside;
    this.#noteDamage(found);
    this.#writer = new Writer(store, (others) => {
      for (const [key, entry] of others.entries) this.#keep(key, entry);
      this.#noteDamage(others);
    });
    provideKnowledge(this, {
      name: "library",
      answer: (request) => {
        if (!this.#isClosed)
          return answerTo(request, positionOf(request.game), (position) => this.#use(position));
      },
      take: (request, report) => {
        if (!this.#isClosed) this.#learnProofs(proofsIn(request, positionOf(request.game), report));
      },
    });
  }

  /**
   * Opens a library, or makes a new one. Damaged data is set aside and named in {@link Library.damaged}.
   * @param {string | URL | false} [store] In browsers the name of a database, elsewhere the path of a file. Without it, or with
   *   `false`, the library is kept in memory alone.
   * @param {LibraryOptions} [options]
   * @returns {Promise<Library>}
   * @throws {FlipsideError} `INVALID_OPTION`; `INVALID_DATA` when the file is no library of this version, and stays as it
   *   is; `UNSUPPORTED` when the store cannot be used
   */
  static async open(store, options = {}) {
    const limit = limitIn(options);
    const kept = storeOf(store, limit);
    return new Library(kept, await kept.load(), limit);
  }

  /** How many positions it has. */
  get size() {
    return this.#entries.size;
  }

  /** The most positions that it may have. */
  get limit() {
    return this.#limit;
  }

  /** What was found damaged and set aside since it was opened: a text for each, which says where it was and where it is now. */
  get damaged() {
    const place = this.#aside && ` in ${this.#aside}`;
    const contradictions = [...this.#contradictory].map(
      (key) => `two results of ${key} contradict each other; both are set aside${place}`,
    );
    return [...this.#damaged, ...contradictions];
  }

  /**
   * What is proven about a position, or one that is the same by symmetry.
   * @param {PositionLike} position
   * @returns {Solved | null} `null` for a position that it does not have
   * @throws {FlipsideError} `INVALID_POSITION`, `ILLEGAL_MOVE` or `DISPOSED`
   */
  lookup(position) {
    this.#checkOpen();
    const proof = this.#use(positionOf(gameOf(position)));
    return proof ? { ...proof, score: isExact(proof) ? proof.lower : null } : null;
  }

  /**
   * Adds what the answer of `solve` or `analyze` proves, for engines that were made without the library; those that were made
   * with it do so themselves. An analysis of some of the moves proves only what these lead to. The answer is taken on trust, and
   * kept however short the search was.
   * @param {PositionLike} position
   * @param {Report | Solution} answer of an engine about this position
   * @returns {number} of how many positions more is known now; none where the answer proves nothing
   * @throws {FlipsideError} `INVALID_POSITION`, `ILLEGAL_MOVE`, `INVALID_DATA` when the answer is about something else, or `DISPOSED`
   */
  add(position, answer) {
    this.#checkOpen();
    const about = positionOf(gameOf(position));
    return this.#learnProofs(proofsInAnswer(about, answer));
  }

  /** All of it as bytes, for `import`. @returns {Uint8Array<ArrayBuffer>} @throws {FlipsideError} `DISPOSED` */
  export() {
    this.#checkOpen();
    return libraryOf(this.#entries, this.#entries.size);
  }

  /**
   * Adds what another library has exported. Scores are taken on trust: a checksum detects damage, not forgery.
   * @param {Uint8Array} bytes
   * @returns {Promise<number>} of how many positions more is known now; resolves when it is stored
   * @throws {FlipsideError} `INVALID_DATA` when anything in it is damaged, or contradicts this library: then nothing of
   *   it is added; `DISPOSED`, or as {@link Library.flush}
   */
  async import(bytes) {
    this.#checkOpen();
    let count = 0;
    for (const [key, entry] of importedFrom(bytesIn(bytes, "a library"), this.#entries)) {
      if (this.#join(key, { ...entry, used: Math.min(entry.used, now()) })) count += 1;
    }
    await this.flush();
    return count;
  }

  /**
   * Forgets everything, in the store as well, and what was set aside.
   * @returns {Promise<void>}
   * @throws {FlipsideError} as {@link Library.flush}
   */
  async clear() {
    this.#checkOpen();
    // First, because what is added meanwhile stays.
    this.#entries.clear();
    this.#damaged = [];
    this.#contradictory.clear();
    await this.#writer.clear();
  }

  /**
   * Resolves when everything is stored that is known now. Results of engines are stored at once without it; those that cannot be stored
   * are tried again with the next.
   * @returns {Promise<void>}
   * @throws {FlipsideError} `UNSUPPORTED` when the store refuses, for example because the disk is full
   */
  async flush() {
    await this.#writer.flush();
  }

  /**
   * Stores what is not stored yet, and closes the store. Engines that have the library go on without it.
   * @returns {Promise<void>}
   * @throws {FlipsideError} as {@link Library.flush}
   */
  async close() {
    this.#isClosed = true;
    await this.#writer.close();
  }

  /** Like `close`, for `await using`. @returns {Promise<void>} */
  async [Symbol.asyncDispose]() {
    await this.close();
  }

  #checkOpen() {
    if (this.#isClosed) throw new FlipsideError("DISPOSED", "the library was closed");
  }

  /** Finds what is proven about a position, and notes that it was used. @param {Position} position @returns {Proof | undefined} */
  #use(position) {
    const { key, from } = canonicalOf(position);
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { lower, upper } = entry;
    const move = entry.move && from(entry.move);
    if (move && !flips(position, move)) return undefined;
    const isNoted = now() < entry.used + NOTE_USE_EVERY;
    const used = isNoted ? entry : { ...entry, used: now() };
    this.#entries.delete(key);
    this.#entries.set(key, used);
    if (!isNoted) this.#writer.add(key, used);
    return { lower, upper, move };
  }

  /** Adds what was proven. @param {readonly [Position, Proof][]} proofs @returns {number} how many of it was not known */
  #learnProofs(proofs) {
    const changed = proofs.filter(([position, proof]) => {
      const { key, to } = canonicalOf(position);
      return this.#join(key, { ...proof, move: proof.move && to(proof.move), used: now() });
    });
    return changed.length;
  }

  /** Adds an entry; false where what it says is known, or contradicts what is known. @param {string} key @param {Entry} entry */
  #join(key, entry) {
    const known = this.#entries.get(key);
    if (known && isCovered(entry, known)) return false;
    const kept = this.#keep(key, entry);
    // The store finds the contradiction, too.
    this.#writer.add(key, kept ?? entry);
    return kept !== undefined;
  }

  /** Adds an entry in memory. @param {string} key @param {Entry} entry @returns {Entry | undefined} all that is known then */
  #keep(key, entry) {
    const known = this.#entries.get(key);
    const together = known ? merged(known, entry) : entry;
    this.#entries.delete(key);
    if (together) this.#entries.set(key, together);
    else this.#contradictory.add(key);
    if (this.#entries.size > this.#limit) {
      const [[oldest]] = this.#entries;
      this.#entries.delete(oldest);
    }
    return together;
  }

  /** Notes what a store has set aside. @param {Found} found */
  #noteDamage({ contradictory, damaged }) {
    this.#damaged.push(...damaged);
    for (const key of contradictory) {
      this.#entries.delete(key);
      this.#contradictory.add(key);
    }
  }
}

/** The present time in seconds. */
function now() {
  return Math.floor(Date.now() / 1000);
}

/** @param {LibraryOptions} options @throws {FlipsideError} `INVALID_OPTION` */
function limitIn(options) {
  const { limit = DEFAULT_LIMIT } = copyOnly(options, ["limit"]);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw invalid("limit", `a whole number from 1 to ${MAX_LIMIT}`, limit);
  return limit;
}
