// A collection of games as users see it.

import { positionOf } from "../game/game.js";
import { gameOf } from "../game/position-like.js";
import { copyOnly } from "../host/copy.js";
import { FlipsideError } from "../host/error.js";
import { readSource } from "./add.js";
import { Collection } from "./collection.js";
import { filesOf } from "./export.js";
import { checkedFilter, matcherOf, wrong } from "./filter.js";
import { checkedFind, foundGames, rowsOf } from "./find.js";
import { gameAt, keptGame } from "./kept.js";
import { statisticsOf } from "./moves.js";
import { sorted } from "./sort.js";

/**
 * @import { FormatName } from "../formats/write/formats.js"
 * @import { WrittenFile } from "../formats/write/format.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Added, AddOptions, GameSource } from "./add.js"
 * @import { ExportOptions } from "./export.js"
 * @import { GameFilter } from "./filter.js"
 * @import { FindOptions, FoundGames } from "./find.js"
 * @import { OpenedGame } from "./kept.js"
 * @import { PositionStatistics } from "./moves.js"
 */

/**
 * A collection of games: who played a position, what came next and how it ended, in memory or kept in a database of the browser or in a file.
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
  #nextId = 1;
  #isClosed = false;

  /**
   * Opens a collection, or makes a new one.
   * @param {string | URL} [_store] In browsers the name of a database; elsewhere the path of a file. In memory alone when left out.
   * @returns {Promise<Games>}
   */
  static async open(_store) {
    return new Games();
  }

  /** How many games it has. */
  get size() {
    return this.#collection.size;
  }

  /** How many bytes its games take in memory, and about as many where it is kept. */
  get bytes() {
    return this.#collection.games.bytes;
  }

  /** What was found damaged where it is kept: a text for each. @returns {string[]} */
  get damaged() {
    return [];
  }

  /**
   * Adds games. The same game is kept once: the same moves by the same players, in whatever orientation; what one copy does not know is
   * taken from the other.
   * @param {GameSource} source
   * @param {AddOptions} [options]
   * @returns {Promise<Added>} rejects with a {@link FlipsideError} as `readFile` does, and with `UNSUPPORTED` where they cannot be kept: then
   *   nothing was added
   */
  async add(source, options = {}) {
    this.#checkOpen();
    const { taken, problems } = await readSource(source, options);
    const { players, events, dates, starts, games } = this.#collection;
    for (let row = 0; row < taken.size; row += 1) {
      const game = taken.games.at(row);
      games.add({
        ...game,
        id: this.#nextId++,
        start: starts.add(taken.starts.list[game.start].position),
        black: players.add(taken.players.texts[game.black]),
        white: players.add(taken.players.texts[game.white]),
        event: events.add(taken.events.texts[game.event]),
        date: dates.add(taken.dates.texts[game.date]),
      });
    }
    return { added: taken.size, known: 0, problems };
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
    const isAsked = matcherOf(this.#collection, checkedFilter(filter));
    return statisticsOf(this.#collection, positionOf(gameOf(position)), isAsked);
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
    const { games, size } = this.#collection;
    const row = games.id.subarray(0, size).indexOf(id);
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
      throw wrong("ids", "a list of whole numbers", ids);
    const gone = new Set(ids);
    const { games } = this.#collection;
    const before = this.size;
    const kept = Object.assign(new Collection(), this.#collection, {
      games: new /** @type {any} */ (games).constructor(),
    });
    for (let row = 0; row < before; row += 1) if (!gone.has(games.id[row])) kept.games.add(games.at(row));
    this.#collection = kept;
    return before - this.size;
  }

  /** Removes all games. @returns {Promise<void>} */
  async clear() {
    this.#checkOpen();
    this.#collection = new Collection();
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
    } = copyOnly(options, ["filter", "position", "sort", "signal"]);
    const asked = checkedFind({ position, sort });
    const { rows } = rowsOf(this.#collection, checkedFilter(filter), asked.position);
    return filesOf(this.#collection, sorted(this.#collection, rows, asked.sort), format);
  }

  /** Takes in what other tabs and programs have changed. Adding and removing does it as well. @returns {Promise<boolean>} whether there was anything */
  async refresh() {
    this.#checkOpen();
    return false;
  }

  /** Closes the collection. @returns {Promise<void>} */
  async close() {
    this.#isClosed = true;
  }

  /** The same as `close`, for `await using`. @returns {Promise<void>} */
  async [Symbol.asyncDispose]() {
    await this.close();
  }

  #checkOpen() {
    if (this.#isClosed) throw new FlipsideError("DISPOSED", "the collection was closed");
  }
}
