import { positionOf } from "../game/game.js";
import { gameOf } from "../game/position-like.js";
import { throwIfAborted, unlessAborted } from "../host/abort.js";
import { bytesIn } from "../host/bytes/bytes.js";
import { bytesOf } from "../host/bytes/whole.js";
import { copyOnly } from "../host/copy.js";
import { FlipsideError, invalid } from "../host/error.js";
import { provideKnowledge } from "../request/knowledge.js";
import { copyOptions } from "../request/options.js";
import { isErring } from "../request/style.js";
import { START_POSITION } from "../rules/position.js";
import { chosenOf, keepingOutcome } from "./choice.js";
import { shippedBook, shippedStatistics } from "./files.js";
import { learnFrom } from "./learn.js";
import { isLearned, positionsIn } from "./learned.js";
import { BookModule } from "./module.js";

/**
 * @import { Report } from "../generated/types.js"
 * @import { WasmSource } from "../loading/wasm-source.js"
 * @import { ReviewOptions, Signal } from "../request/options.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Request } from "../request/request.js"
 * @import { Game } from "../game/game.js"
 * @import { BookSource } from "./files.js"
 * @import { Lesson, Reviewer } from "./learn.js"
 * @import { BookFromOptions, BookItems } from "./own/from.js"
 * @import { LearnedPosition } from "./learned.js"
 * @import { BookEntry, BookExport, BookLine, BookStatistics } from "./entry.js"
 */

/**
 * How a book is loaded.
 * @typedef {object} BookOptions
 * @property {WasmSource | PromiseLike<WasmSource> | undefined} [wasm] Where the package's `book_bg.wasm` comes from; it is built in.
 */

/**
 * An opening book. Give it to engines, which then answer at once where it knows the position, or look positions up.
 *
 * ```js
 * const book = await Book.load();
 * const engine = await Engine.create({ book });
 * const { move, source } = await engine.search("f5d6c3"); // "book"
 * ```
 */
export class Book {
  /** As consoles show it: bundling shortens other names. */
  static name = "Book";

  #module;

  /** Books come from {@link Book.load}. @private @param {BookModule} module */
  constructor(module) {
    if (!(module instanceof BookModule))
      throw new FlipsideError("UNSUPPORTED", "made by `await Book.load()`, not by `new`");
    this.#module = module;
    provideKnowledge(this, { name: "book", answer: (request) => this.#answer(request) });
  }

  /**
   * Loads a book: that of the package, a packed one of your own, a `book.dat` of Edax, or, with what {@link Book.export}
   * made, that of the package and what was learned.
   * @param {BookSource} [source]
   * @param {BookOptions & Signal} [options]
   * @returns {Promise<Book>}
   * @throws {FlipsideError} `INVALID_DATA`, `INVALID_OPTION` or `UNSUPPORTED`; the signal's reason after an abort
   */
  static async load(source, options = {}) {
    const { wasm, signal } = copyOptions(copyOnly(options, ["wasm", "signal"]), ["wasm", "signal"]);
    throwIfAborted(signal);
    const open = async () => {
      const [bytes, module] = await Promise.all([
        source === undefined ? shippedBook() : bytesOf(source, "book"),
        BookModule.start(wasm),
      ]);
      if (isLearned(bytes)) {
        module.load(await shippedBook());
        module.merge(bytes);
      } else module.load(bytes);
      return new Book(module);
    };
    return unlessAborted(open(), signal);
  }

  /**
   * Makes a book of games, with their results, or of positions with moves. Positions that are the same by symmetry are one. It is kept
   * as `export({ format: "edax" })` gives it, and loaded by {@link Book.load}.
   * @param {BookItems} source games as `gamesIn` of `flipside/formats` and `Games` of `flipside/games` give them, texts, records, or
   *   positions with moves
   * @param {BookFromOptions} [options]
   * @returns {Promise<Book>}
   * @throws {FlipsideError} `INVALID_OPTION`; `INVALID_DATA` where no position is left; what is wrong with an item, unless `onProblem` is
   *   told; what the engine throws; the signal's reason after an abort
   */
  static async from(source, options = {}) {
    const { bookBytes } = await import("./own/from.js");
    const bytes = await bookBytes(source, options);
    const { wasm, signal } = options;
    return Book.load(bytes, { wasm, signal });
  }

  /**
   * Loads the statistics of real games. From then on what the book says of positions and moves has `games`, `black`,
   * `draws` and `white`.
   * @param {BookSource} [source] those of the package's book when left out
   * @param {Signal} [options]
   * @returns {Promise<void>}
   * @throws {FlipsideError} `INVALID_DATA` or `INVALID_OPTION`; the signal's reason after an abort; the book stays as it was
   */
  async loadStatistics(source, options = {}) {
    const { signal } = copyOptions(copyOnly(options, ["signal"]), ["signal"]);
    throwIfAborted(signal);
    const bytes = source === undefined ? shippedStatistics() : bytesOf(source, "statistics");
    this.#module.count(await unlessAborted(bytes, signal));
  }

  /** How many positions the book has, the learned ones not counted. */
  get size() {
    return this.#module.size;
  }

  /** How many games the statistics count, and from which years; `null` until they are loaded. @returns {BookStatistics | null} */
  get statistics() {
    const games = this.#module.lookup(START_POSITION)?.position.games;
    return games === undefined ? null : { games, years: this.#module.years };
  }

  /**
   * What the book knows of a position, up to symmetry and the order of moves; `null` where it knows nothing.
   * @param {PositionLike} position
   * @returns {BookEntry | null}
   * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`
   */
  lookup(position) {
    const game = gameOf(position);
    const found = this.#module.lookup(positionOf(game));
    return found ? { name: game.openingName(), ...found.position, moves: found.moves } : null;
  }

  /**
   * The moves that the book knows in a position, best first, each with the best play that follows.
   * @param {PositionLike} position
   * @returns {BookLine[]}
   * @throws {FlipsideError} as {@link Book.lookup}
   */
  lines(position) {
    const game = gameOf(position);
    const moves = this.#module.lookup(positionOf(game))?.moves ?? [];
    return moves.map((known) => {
      const end = this.#mainLine(game.after(known.move));
      return { ...known, name: end.openingName(), pv: end.moves.slice(game.ply) };
    });
  }

  /**
   * Learns from a game, for example one that was lost: every position of it is searched, and where that goes deeper than
   * the book, its scores count from now on, back to the start. The new scores are kept apart from the book: see
   * {@link Book.learned}, {@link Book.export} and {@link Book.forget}.
   * @param {PositionLike} game a `Game` or a transcript
   * @param {Reviewer} engine an `Engine` or an `EnginePool`
   * @param {ReviewOptions} [options] limits of each position; level 16 when left out
   * @returns {Promise<Lesson>}
   * @throws {FlipsideError} as `engine.review`
   */
  learn(game, engine, options = {}) {
    return learnFrom(this.#module, game, engine, options);
  }

  /** The positions that were learned. @returns {LearnedPosition[]} */
  get learned() {
    return positionsIn(this.#module.export());
  }

  /**
   * What was learned as bytes, to be kept; or the whole book as Edax reads it. {@link Book.load} reads both.
   * @param {BookExport} [options]
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {FlipsideError} `INVALID_OPTION`; `UNSUPPORTED` where memory is short
   */
  export(options = {}) {
    const { format = "flipside" } = copyOnly(options, ["format"]);
    if (format === "edax") return this.#module.exportEdax();
    if (format === "flipside") return this.#module.export();
    throw invalid("format", '"flipside" or "edax"', format);
  }

  /**
   * Adds what another book has learned; where both have learned a position, the deeper search counts.
   * @param {Uint8Array} bytes that {@link Book.export} made
   * @throws {FlipsideError} `INVALID_DATA`, or `UNSUPPORTED` without memory for it; the book stays as it was
   */
  import(bytes) {
    this.#module.merge(bytesIn(bytes, "an exported book"));
  }

  /** Forgets what was learned. */
  forget() {
    this.#module.forget();
  }

  /** The game with the best moves played as far as the book goes. @param {Game} game that may be changed */
  #mainLine(game) {
    for (;;) {
      const move = this.#module.lookup(positionOf(game))?.moves[0]?.move;
      if (!move) return game;
      game.play(move);
    }
  }

  /** The answer to a search. @param {Request} request @returns {Report | undefined} */
  #answer({ task, game, options }) {
    const { book = true, variety } = options;
    // An engine that errs as people do does not know openings by heart.
    if (task !== "search" || !book || isErring(options)) return undefined;
    const moves = this.#module.lookup(positionOf(game))?.moves ?? [];
    if (moves.length === 0) return undefined;
    const { turn } = game;
    const kept = keepingOutcome(moves, game.empties);
    const { move, score, depth, selectivity } = chosenOf(kept, variety, `${game}`);
    const pv = this.#mainLine(game.after(move)).moves.slice(game.ply);
    const line = { move, score, exact: false, depth, selectivity, pv };
    return { turn, lines: [line], nodes: 0, elapsedMs: 0, source: "book", stopped: "depth" };
  }
}
