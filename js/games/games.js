// A collection of games as users see it.

import { inTurns } from "../formats/read/games.js";
import { positionOf } from "../game/game.js";
import { gameOf } from "../game/position-like.js";
import { isSignal, throwIfAborted } from "../host/abort.js";
import { copyOnly } from "../host/copy.js";
import { FlipsideError, invalid } from "../host/error.js";
import { readSource } from "./add.js";
import { filesOf } from "./asking/export.js";
import { askedOf, checkedFilter } from "./asking/filter.js";
import { checkedFind, foundGames, rowsOf } from "./asking/find.js";
import { gameAt, keptGame } from "./asking/kept.js";
import { statisticsOf } from "./asking/moves.js";
import { sorted } from "./asking/sort.js";
import { joined } from "./joining.js";
import { changeBytes, changeOf } from "./keeping/change.js";
import { Collection } from "./keeping/collection.js";
import { storeOf } from "./keeping/store.js";

/**
 * @import { WrittenFile } from "../formats/write/format.js"
 * @import { FormatName } from "../formats/write/formats.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Added, AddOptions, GameSource } from "./add.js"
 * @import { Change } from "./keeping/change.js"
 * @import { ExportOptions } from "./asking/export.js"
 * @import { GameFilter } from "./asking/filter.js"
 * @import { FindOptions, FoundGames } from "./asking/find.js"
 * @import { OpenedGame } from "./asking/kept.js"
 * @import { PositionStatistics } from "./asking/moves.js"
 * @import { Store } from "./keeping/store.js"
 */

/** After so many changes all games are written anew as one, and where most of them were removed. */
const MOST_CHANGES = 64;

/**
 * A collection of games: who played a position, what came next and how it ended, in memory or kept in a database of the browser or in a
 * file.
 *
 * ```js
 * const games = await Games.open();
 * await games.add(file);
 * const { moves } = games.moves("f5d6", { player: "tamenori", years: [1990, 1999] });
 * const { total, games: list } = games.find({ black: "Nell" }, { position: "f5d6c3", count: 20 });
 * ```
 */
export class Games {
  /** As consoles show it: bundling shortens other names. */
  static name = "Games";

  #collection = new Collection();
  #store;
  /** @type {string[]} */
  #damaged = [];
  /** How many changes are kept. */
  #changes = 0;
  /** The last thing that was done. @type {Promise<unknown>} */
  #done = Promise.resolve();
  #isClosed = false;

  /** Collections come from {@link Games.open}. @private @param {unknown} made @param {Store} [store] */
  constructor(made, store) {
    if (made !== MADE) throw new FlipsideError("UNSUPPORTED", "made by `await Games.open()`, not by `new`");
    this.#store = store;
  }

  /**
   * Opens a collection, or makes a new one.
   * @param {string | URL} [name] In browsers the name of a database; elsewhere the path of a file. In memory alone when left out.
   * @returns {Promise<Games>}
   * @throws {FlipsideError} `INVALID_OPTION`; `INVALID_DATA` when the file is no collection of this version, and stays as it is;
   *   `UNSUPPORTED` when the place cannot be used
   */
  static async open(name) {
    const games = new Games(MADE, storeOf(name));
    await games.refresh();
    return games;
  }

  /** How many games it has. */
  get size() {
    return this.#collection.size;
  }

  /** How many bytes its games take in memory, and about as many where it is kept. */
  get bytes() {
    return this.#collection.bytes;
  }

  /** What was found damaged where it is kept, and passed over: a text for each place. @returns {string[]} */
  get damaged() {
    return [...this.#damaged];
  }

  /**
   * Adds games. Of equal games one is kept: the same moves, in whatever orientation, where one of two copies knows nothing that the other
   * does not know as well. It has all that its copies know.
   * @param {GameSource} source
   * @param {AddOptions} [options]
   * @returns {Promise<Added>} rejects with a {@link FlipsideError} as `readFile` does, and with `UNSUPPORTED` where they cannot be kept:
   *   then nothing was added
   */
  async add(source, options = {}) {
    this.#checkOpen();
    const { taken, problems, onTurn } = await readSource(source, options);
    const added = await this.#change(async (collection) => {
      const { change, added } = await inTurns(joined(collection, taken), onTurn);
      return { change, answer: added };
    }, onTurn);
    return { added, known: taken.size - added, problems };
  }

  /**
   * What was played in a position, and how it ended. Games come to it by any order of moves, and in any of the eight orientations.
   * @param {PositionLike} position
   * @param {GameFilter} [filter]
   * @returns {PositionStatistics}
   * @throws {FlipsideError} `INVALID_POSITION`, `ILLEGAL_MOVE`, `INVALID_OPTION` or `DISPOSED`
   */
  moves(position, filter = {}) {
    this.#checkOpen();
    const asked = askedOf(this.#collection, checkedFilter(filter));
    return statisticsOf(this.#collection, positionOf(gameOf(position)), asked);
  }

  /**
   * The games that are asked for, a part of the list at a time.
   * @param {GameFilter} [filter]
   * @param {FindOptions} [options]
   * @returns {FoundGames}
   * @throws {FlipsideError} `INVALID_POSITION`, `ILLEGAL_MOVE`, `INVALID_OPTION` or `DISPOSED`
   */
  find(filter = {}, options = {}) {
    this.#checkOpen();
    return foundGames(this.#collection, checkedFilter(filter), checkedFind(options));
  }

  /**
   * A game with its moves.
   * @param {number} id
   * @returns {OpenedGame | null} `null` where there is no such game
   * @throws {FlipsideError} `DISPOSED`
   */
  get(id) {
    this.#checkOpen();
    const row = this.#collection.rowOf(id);
    return row < 0 ? null : { ...keptGame(this.#collection, row), game: gameAt(this.#collection, row) };
  }

  /**
   * Removes games.
   * @param {readonly number[]} ids
   * @returns {Promise<number>} how many of them were there
   */
  async remove(ids) {
    this.#checkOpen();
    if (!Array.isArray(ids) || !ids.every(Number.isInteger))
      throw invalid("ids", "a list of whole numbers", ids);
    const asked = [...new Set(ids)];
    return this.#change(async (collection) => {
      const removed = asked.filter((id) => collection.rowOf(id) >= 0);
      return {
        change: { collection: new Collection(), removed, nextId: collection.nextId },
        answer: removed.length,
      };
    });
  }

  /** Removes all games. @returns {Promise<void>} */
  async clear() {
    this.#checkOpen();
    await this.#after(async () => {
      do await this.#read();
      while (!(await this.#rewrite(new Collection())));
    });
  }

  /**
   * Writes games as the files of a format: one, or three for WTHOR.
   * @param {FormatName} format
   * @param {ExportOptions} [options]
   * @returns {Promise<WrittenFile[]>}
   */
  async export(format, options = {}) {
    this.#checkOpen();
    const {
      filter = {},
      position,
      sort = "added",
      signal,
    } = copyOnly(options, ["filter", "position", "sort", "signal"]);
    if (signal !== undefined && !isSignal(signal)) throw invalid("signal", "an AbortSignal", signal);
    const onTurn = () => throwIfAborted(/** @type {AbortSignal | undefined} */ (signal));
    onTurn();
    const asked = checkedFind({ position, sort });
    const { rows } = rowsOf(this.#collection, checkedFilter(filter), asked.position);
    const files = filesOf(this.#collection, sorted(this.#collection, rows, asked.sort), format);
    return inTurns(files, onTurn);
  }

  /**
   * Takes in what other tabs and programs have changed; adding and removing does it as well.
   * @returns {Promise<boolean>} whether there was anything
   */
  async refresh() {
    this.#checkOpen();
    return this.#after(() => this.#read());
  }

  /** Closes the collection, when what was begun is done. @returns {Promise<void>} */
  async close() {
    this.#isClosed = true;
    await this.#done.catch(() => {});
    this.#store?.close();
  }

  /** Like `close`, for `await using`. @returns {Promise<void>} */
  async [Symbol.asyncDispose]() {
    await this.close();
  }

  /**
   * Changes the collection where it is kept, and then here.
   * @template T
   * @param {(collection: Collection) => Promise<{ change: Change, answer: T }>} plan
   * @param {() => void} [onTurn] what it throws ends it, as long as nothing has changed
   * @returns {Promise<T>}
   */
  #change(plan, onTurn) {
    return this.#after(async () => {
      for (;;) {
        await this.#read();
        const { change, answer } = await plan(this.#collection);
        if (change.collection.size + change.removed.length === 0) return answer;
        if (this.#store) {
          const bytes = await inTurns(changeBytes(change), onTurn);
          onTurn?.();
          // Others were faster: what they have added may be the same games.
          if (!(await this.#store.append(bytes))) continue;
        }
        await inTurns(this.#collection.take([change]));
        this.#changes += 1;
        if (this.#changes > MOST_CHANGES || change.removed.length > this.size)
          await this.#rewrite(this.#collection);
        return answer;
      }
    });
  }

  /** Takes in what others have changed. @returns {Promise<boolean>} whether there was anything */
  async #read() {
    if (!this.#store) return false;
    const { changes, isAnew, damaged } = await this.#store.read();
    const collection = isAnew ? new Collection() : this.#collection;
    /** @type {Change[]} */
    const read = [];
    for (const bytes of changes) {
      const change = await inTurns(changeOf(bytes));
      if (change) read.push(change);
      else damaged.push(`${bytes.length} bytes are no change of a collection`);
    }
    if (read.length > 0) await inTurns(collection.take(read));
    this.#collection = collection;
    this.#changes = isAnew ? read.length : this.#changes + read.length;
    this.#damaged = isAnew ? damaged : [...this.#damaged, ...damaged];
    return isAnew || read.length > 0;
  }

  /** Keeps a collection as one change. @param {Collection} collection @returns {Promise<boolean>} false where others were faster */
  async #rewrite(collection) {
    if (this.#store) {
      const { nextId } = this.#collection;
      const bytes = await inTurns(changeBytes({ collection, removed: [], nextId }));
      if (!(await this.#store.replace([bytes]))) return false;
    }
    collection.nextId = this.#collection.nextId;
    this.#collection = collection;
    this.#changes = 1;
    this.#damaged = [];
    return true;
  }

  /** Does something when what was begun before is done. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  #after(work) {
    const done = this.#done.catch(() => {}).then(work);
    this.#done = done;
    return done;
  }

  #checkOpen() {
    if (this.#isClosed) throw new FlipsideError("DISPOSED", "the collection was closed");
  }
}

/** Only this file has it. */
const MADE = Symbol("made");
