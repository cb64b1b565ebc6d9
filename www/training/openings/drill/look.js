// What the engine finds in a position where one has answered wrong.

/** @import { CoachKnown, Engine, Game, Line } from "../../../package/flipside.js" */
/** @import { OpeningBook } from "../../../openings/opening-book.js" */
/** @import { Values } from "./said.js" */

import { countedBook, knownMoves } from "../../../openings/statistics.js";
import { foundAfter, lineWith } from "../../refuting.js";

/**
 * Why the first of two moves is worse, the most telling reason first.
 * @callback Reasons
 * @param {Game} position
 * @param {Line} played
 * @param {Line} best
 * @param {{ known: CoachKnown | null }} options
 * @returns {Promise<readonly { sentence: string }[]>}
 */

/** A look at the moves of a position, each of which is searched for once. */
export class Look {
  #parts;
  #game;
  /** @type {Map<string, ReturnType<typeof foundAfter>>} */
  #found = new Map();

  /**
   * @param {object} parts
   * @param {Promise<Pick<Engine, "search">>} parts.engine
   * @param {OpeningBook} parts.openings
   * @param {Reasons} parts.reasons
   * @param {Game} game
   */
  constructor(parts, game) {
    this.#parts = parts;
    this.#game = game;
  }

  /** What follows a move. @param {string} move */
  after(move) {
    const finding = this.#found.get(move) ?? this.#search(move);
    this.#found.set(move, finding);
    return finding;
  }

  /**
   * What a move and the answer are worth; null where the engine fails.
   * @param {string} move
   * @param {string} answer
   * @returns {Promise<Values | null>}
   */
  async values(move, answer) {
    const found = await Promise.all([this.after(move), this.after(answer)]).catch(() => null);
    return found && { move: found[0].score, answer: found[1].score };
  }

  /**
   * Why the answer is better than a move; null where the engine does not find that it is.
   * @param {string} move
   * @param {string} answer
   */
  async reason(move, answer) {
    const { openings, reasons } = this.#parts;
    const [worse, best, book] = await Promise.all([
      this.after(move),
      this.after(answer),
      countedBook(openings),
    ]);
    if (best.score <= worse.score) return null;
    const known = knownMoves(book, this.#game);
    const [reason] = await reasons(this.#game, lineWith(move, worse), lineWith(answer, best), { known });
    return reason?.sentence ?? null;
  }

  /** @param {string} move */
  async #search(move) {
    const game = this.#game;
    return foundAfter(await this.#parts.engine, game.after(/** @type {any} */ (move)), game.turn);
  }
}
