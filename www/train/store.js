// What this browser keeps of training. Where nothing can be kept, all goes on in memory and says so; entries that could not be written are written
// with the next entry, so that a full disk loses nothing as long as the page is open.

import { completed, result } from "../../js/host/database.js";
import { BY_EXERCISE, openDatabase, PARTS } from "./database.js";
import { joined } from "./exercise.js";
import { recordOf, recordsOf, reviewsIn, union } from "./log.js";

/**
 * @import { Exercise } from "./exercise.js"
 * @import { Review } from "./log.js"
 */

/**
 * Whether all is kept; `unwritten`: something could not be written yet.
 * @typedef {"kept" | "unwritten" | import("./database.js").Refusal} Keeping
 */

const NAME = "flipside-training";

/** The most answers with a record of their own: more are put together at the next visit, as every look at the log reads them all. */
const MOST_SINGLE = 1000;

/** The exercises, the log and single values of one person. */
export class TrainingStore {
  /** @type {IDBDatabase | null} */
  #database;
  /** @type {Map<string, Exercise>} */
  #exercises = new Map();
  /** @type {Review[]} */
  #log = [];
  /** @type {Map<string, unknown>} */
  #values = new Map();
  /** How many records of the log hold one answer. */
  #single = 0;
  #waiting = nothing();
  /** What reads and writes goes one after another. @type {Promise<unknown>} */
  #turn = Promise.resolve();

  /** @param {IDBDatabase | import("./database.js").Refusal} opened */
  constructor(opened) {
    this.#database = typeof opened === "string" ? null : opened;
    /** @type {Keeping} */
    this.keeping = typeof opened === "string" ? opened : "kept";
  }

  /** @param {{ name?: string, databases?: IDBFactory }} [options] */
  static async open({ name = NAME, databases = globalThis.indexedDB } = {}) {
    const store = new TrainingStore(databases ? await openDatabase(name, databases) : "refused");
    await store.refresh();
    if (store.#single > MOST_SINGLE) await store.#inTurn(() => store.#fold());
    return store;
  }

  /** The exercises, in the order in which they came. @returns {readonly Exercise[]} */
  get exercises() {
    return [...this.#exercises.values()];
  }

  /** All reviews, the earliest first. @returns {readonly Review[]} */
  get log() {
    return this.#log;
  }

  /** A value that was kept by a name, such as a rating or a sitting. @param {string} name @returns {unknown} */
  value(name) {
    return this.#values.get(name);
  }

  /** Reads what other tabs have written. */
  refresh() {
    return this.#inTurn(() => this.#read());
  }

  async #read() {
    if (!this.#database) return;
    try {
      const transaction = this.#database.transaction(Object.values(PARTS), "readonly");
      const { exercises, log, values } = partsOf(transaction);
      const [kept, records, names, contents] = await Promise.all([
        result(exercises.getAll()),
        result(log.getAll()),
        result(values.getAllKeys()),
        result(values.getAll()),
      ]);
      const unwritten = [...this.#waiting.exercises].map((key) => this.#exercises.get(key));
      this.#exercises = new Map(kept.map((exercise) => [exercise.key, exercise]));
      for (const exercise of unwritten) if (exercise) this.#hold(exercise);
      this.#log = union(reviewsIn(records), this.#waiting.log);
      this.#single = records.filter(({ entry }) => entry).length;
      for (const [index, each] of names.entries())
        if (!this.#waiting.values.has(String(each))) this.#values.set(String(each), contents[index]);
    } catch {
      this.#lose();
    }
  }

  /** Adds exercises; one that is there already keeps its origins and gets those of the new one. @param {readonly Exercise[]} exercises */
  add(exercises) {
    for (const exercise of exercises) {
      this.#hold(exercise);
      this.#waiting.exercises.add(exercise.key);
    }
    return this.#inTurn(() => this.#write());
  }

  /**
   * Adds a review to the log, unless its exercise was answered elsewhere since it was asked.
   * @param {Review} review
   * @param {number} known how many reviews of its exercise the log had when it was asked
   * @returns {Promise<boolean>} whether it was added
   */
  answer(review, known) {
    return this.#inTurn(async () => {
      await this.#read();
      const isFresh = countIn(this.#log, review[0]) === known;
      if (!isFresh || (await this.#write({ review, known })) === "late") return false;
      this.#log = union(this.#log, [review]);
      return true;
    });
  }

  /** Keeps a value by a name. @param {string} name @param {unknown} value what structured cloning takes */
  keep(name, value) {
    this.#values.set(name, value);
    this.#waiting.values.add(name);
    return this.#inTurn(() => this.#write());
  }

  /**
   * Adds what a file holds, all or nothing: exercises and reviews to those that are here, and values in the place of others.
   * @param {{ exercises: readonly Exercise[], log: readonly Review[], values: ReadonlyMap<string, unknown> }} held
   * @returns {Promise<void>} rejects where nothing can be kept
   */
  take(held) {
    return this.#inTurn(async () => {
      if (!this.#database) throw new Error(this.keeping);
      const transaction = this.#database.transaction(Object.values(PARTS), "readwrite");
      const done = completed(transaction);
      // What fails below fails there, too.
      done.catch(() => {});
      const { exercises, log, values } = partsOf(transaction);
      const known = new Set(reviewsIn(await result(log.getAll())).map(String));
      const kept = new Map((await result(exercises.getAll())).map((each) => [each.key, each]));
      try {
        const fresh = held.log.filter((review) => !known.has(String(review)));
        for (const record of recordsOf(fresh)) log.add(record);
        for (const exercise of held.exercises) {
          const before = kept.get(exercise.key);
          exercises.put(before ? joined(before, exercise) : exercise);
        }
        for (const [name, value] of held.values) values.put(value, name);
      } catch (error) {
        // What cannot be stored throws, and a transaction would keep what came before it.
        transaction.abort();
        throw error;
      }
      await done;
      for (const exercise of held.exercises) this.#hold(exercise);
      this.#log = union(this.#log, held.log);
      for (const [name, value] of held.values) this.#values.set(name, value);
    });
  }

  close() {
    this.#database?.close();
  }

  /** Puts the reviews of each exercise into one record. Where that fails, all stays as it is. */
  async #fold() {
    try {
      if (!this.#database) return;
      const transaction = this.#database.transaction(Object.values(PARTS), "readwrite");
      const done = completed(transaction);
      done.catch(() => {});
      const { log } = partsOf(transaction);
      const records = recordsOf(reviewsIn(await result(log.getAll())));
      try {
        log.clear();
        for (const record of records) log.add(record);
      } catch (error) {
        transaction.abort();
        throw error;
      }
      await done;
      this.#single = 0;
    } catch {
      // The next visit tries it again.
    }
  }

  /** @param {Exercise} exercise */
  #hold(exercise) {
    const known = this.#exercises.get(exercise.key);
    this.#exercises.set(exercise.key, known ? joined(known, exercise) : exercise);
  }

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  #inTurn(work) {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  /**
   * Writes all that waits, in one transaction: another tab may have written since this one has read.
   * @param {{ review: Review, known: number }} [answer] what is added only where its exercise has so many reviews
   * @returns {Promise<"late" | undefined>} `late`: the answer was not added, as there was another one
   */
  async #write(answer) {
    const taken = this.#waiting;
    this.#waiting = nothing();
    try {
      if (!this.#database) throw new Error(this.keeping);
      const transaction = this.#database.transaction(Object.values(PARTS), "readwrite");
      const done = completed(transaction);
      // What fails below fails there, too.
      done.catch(() => {});
      const { exercises, log, values } = partsOf(transaction);
      for (const key of taken.exercises) {
        const kept = await result(exercises.get(key));
        if (kept) this.#hold(kept);
        exercises.put(this.#exercises.get(key));
      }
      for (const review of taken.log) log.add(recordOf(review));
      for (const name of taken.values) values.put(this.#values.get(name), name);
      const isLate = answer && (await countOf(log, answer.review[0])) !== answer.known;
      if (answer && !isLate) log.add(recordOf(answer.review));
      await done;
      this.keeping = "kept";
      return isLate ? "late" : undefined;
    } catch {
      for (const key of taken.exercises) this.#waiting.exercises.add(key);
      for (const name of taken.values) this.#waiting.values.add(name);
      this.#waiting.log.unshift(...taken.log, ...(answer ? [answer.review] : []));
      this.#lose();
      return undefined;
    }
  }

  #lose() {
    if (this.keeping === "kept") this.keeping = "unwritten";
  }
}

/** What is not written yet. @returns {{ exercises: Set<string>, log: Review[], values: Set<string> }} */
function nothing() {
  return { exercises: new Set(), log: [], values: new Set() };
}

/** How many reviews of an exercise are kept. @param {IDBObjectStore} log @param {string} exercise */
async function countOf(log, exercise) {
  return reviewsIn(await result(log.index(BY_EXERCISE).getAll(exercise))).length;
}

/** @param {readonly Review[]} log @param {string} exercise */
function countIn(log, exercise) {
  return log.filter(([each]) => each === exercise).length;
}

/** @param {IDBTransaction} transaction */
function partsOf(transaction) {
  const part = (/** @type {keyof typeof PARTS} */ name) => transaction.objectStore(PARTS[name]);
  return { exercises: part("exercises"), log: part("log"), values: part("values") };
}
