// The player that a protocol leads: engines with their book, a game, and how its moves are chosen.

import { Engine, EnginePool, Game } from "flipside";
import { openBook } from "../input/book.js";
import { checkLimits, checkStyle, limitsOf, styleOf } from "../options.js";

/**
 * @import { Limits, SearchOptions, Style } from "flipside"
 * @import { Book } from "flipside/book"
 * @import { Lines } from "./lines.js"
 */

/**
 * @typedef {object} PlayerOptions and the limits and the style of a move
 * @property {number} [workers] how many engines think about a position; one when left out
 * @property {number} [tableBits]
 * @property {string | boolean} [book] a file, or whether there is one
 */

/**
 * A call under way that can be followed and ended.
 * @template Report
 * @typedef {Promise<Report> & AsyncIterable<Report> & { stop(): void }} Followed
 */

/** A player that a protocol leads. */
export class Player {
  engine;
  book;
  /** @type {Limits} */
  limits;
  /** @type {Style} */
  style;
  /** Commands are about where it stands. */
  game = new Game();

  /**
   * Players come from {@link Player.start}.
   * @private
   * @param {Engine | EnginePool} engine
   * @param {Book | undefined} book
   * @param {Limits} limits
   * @param {Style} style
   */
  constructor(engine, book, limits, style) {
    this.engine = engine;
    this.book = book;
    this.limits = limits;
    this.style = style;
  }

  /**
   * Makes a player.
   * @param {PlayerOptions} options
   * @throws {import("flipside").FlipsideError} `INVALID_OPTION` or `INVALID_DATA`
   */
  static async start({ workers = 1, tableBits, book: file, ...options }) {
    const [limits, style] = [limitsOf(options), styleOf(options)];
    const book = await openBook(file);
    // A pool of one would analyze each move on its own.
    const engine = await (workers === 1
      ? Engine.create({ tableBits, book })
      : EnginePool.create({ workers, tableBits, book }));
    try {
      await checkLimits(engine, limits);
      await checkStyle(engine, style);
    } catch (error) {
      await engine.dispose();
      throw error;
    }
    return new Player(engine, book, limits, style);
  }

  /** Begins another game, without what was learned from the one before. @param {Game} game */
  async begin(game) {
    this.game = game;
    await this.engine.newGame();
  }

  /** Chooses a move in the style of the player. @param {Game} game @param {SearchOptions} [options] */
  choose(game, options) {
    return this.engine.search(game, { ...this.limits, ...this.style, ...options });
  }

  /** The end of the player. */
  dispose() {
    return this.engine.dispose();
  }
}

/**
 * Follows a call until its end, or until a line comes that ends it: then it answers with the best so far.
 * @template Report
 * @param {Followed<Report>} call
 * @param {(report: Report) => void} tell
 * @param {Lines} lines
 * @param {(line: string | undefined) => boolean} [isEnd] whether a line ends it, or the end of all lines; each line does when left out
 * @returns {Promise<Report>} the answer
 */
export async function follow(call, tell, lines, isEnd = isLine) {
  const unwatch = lines.watch((line) => {
    if (isEnd(line)) call.stop();
  });
  try {
    for await (const report of call) tell(report);
    return await call;
  } finally {
    unwatch();
  }
}

/** Whether there is a line: what a script has asked for last is still answered. @param {string | undefined} line */
export function isLine(line) {
  return line !== undefined;
}

/** Plays a move, and before it the forced pass that some programs leave out. @param {Game} game @param {string} move */
export function playWithPass(game, move) {
  if (game.mustPass && !/^pa(ss)?$/i.test(move)) game.pass();
  game.play(move);
}
