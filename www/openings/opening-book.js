/** @import { Book, Game, Report } from "../package/flipside.js" */
import { chosenBy } from "../game/seed.js";

/** How much worse than the best one a move may be. @typedef {{ discs: number, seed: number }} Variety */

/** The opening book, loaded when it is first wanted: until it is there, and where it cannot be loaded, it knows nothing. */
export class OpeningBook {
  #load;
  /** @type {Promise<Book> | null} */
  #loading = null;
  /** @type {Book | null} */
  #book = null;

  /** @param {() => Promise<Book>} load */
  constructor(load) {
    this.#load = load;
  }

  /** Loads it, if that is not done yet. @returns {Promise<Book>} */
  load() {
    this.#loading ??= this.#load().then(
      (book) => {
        this.#book = book;
        return book;
      },
      (error) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  /** Loads it, and goes without where that fails: the engine thinks for itself, and the next game asks again. */
  want() {
    this.load().catch(() => {});
  }

  /** The book, where it is there. */
  get book() {
    return this.#book;
  }

  /**
   * One of the good moves that the book knows, chosen by the seed.
   * @param {Game} game
   * @param {Variety} variety
   * @returns {Report | null} `null` where it knows none
   */
  move(game, { discs, seed }) {
    const lines = this.#book?.lines(game) ?? [];
    const [best] = lines;
    if (!best) return null;
    const good = lines.filter(({ score }) => score >= best.score - discs);
    const { move, score, depth, selectivity, pv } = chosenBy(good, seed, game.toString());
    const line = { move, score, depth, selectivity, exact: false, pv };
    return { turn: game.turn, lines: [line], nodes: 0, elapsedMs: 0, source: "book", stopped: "depth" };
  }
}
