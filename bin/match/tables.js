// The tables of a match: at each two programs play one pair of games after the other.

import { Failure } from "../failure.js";
import { GtpOpponent, NBoardOpponent } from "./opponents.js";
import { ProgramError } from "./program.js";
import { playGame } from "./referee.js";
import { Statistics } from "./statistics.js";

/**
 * @import { Clock, Game } from "flipside"
 * @import { Opponent } from "./opponents.js"
 * @import { Record } from "./record.js"
 */

/** @typedef {"gtp" | "nboard"} Protocol */

/**
 * @typedef {object} MatchOptions
 * @property {Protocol[]} protocol of both programs, or of each
 * @property {string} openings
 * @property {number} games
 * @property {number} concurrency how many are played at a time
 * @property {Clock} [clock] of each side
 * @property {number[]} depth what programs of NBoard are told, both or each
 * @property {number} seed of the order of the openings
 * @property {number} timeout how long an answer may take, in seconds
 * @property {[number, number]} [sprt] two Elo differences: the match ends when it decides between them
 * @property {string} [out]
 * @property {boolean} json
 */

/** A match under way. */
export class Tables {
  #commands;
  #options;
  #openings;
  #record;
  /** The opponents who play at the moment. @type {Set<Opponent>} */
  #opponents = new Set();
  #isOver = false;
  #next = 0;
  /** How often each program could play no more. */
  failures = [0, 0];

  /** @param {[string, string]} commands @param {MatchOptions} options @param {Game[]} openings @param {Record} record */
  constructor(commands, options, openings, record) {
    this.#commands = commands;
    this.#options = options;
    this.#openings = openings;
    this.#record = record;
  }

  async play() {
    const { concurrency, games } = this.#options;
    const tables = Math.min(concurrency, games / 2);
    try {
      await Promise.all(Array.from({ length: tables }, () => this.#playAtTable()));
    } finally {
      this.#isOver = true;
      for (const opponent of this.#opponents) opponent.kill();
    }
  }

  /** Plays pairs of games, one after the other, as long as there are some. */
  async #playAtTable() {
    /** @type {(Opponent | undefined)[]} */
    const players = [undefined, undefined];
    for (let pair = this.#take(); pair !== undefined && !this.#isOver; pair = this.#take()) {
      for (const isExchanged of [false, true]) {
        const number = 2 * pair + (isExchanged ? 2 : 1);
        if (!this.#record.results.has(number)) await this.#playOne(number, pair, isExchanged, players);
      }
      const { sprt } = this.#options;
      if (sprt && this.statistics().verdict(...sprt) !== undefined) this.#isOver = true;
    }
    await Promise.all(players.map((player) => player && this.#leave(player, () => player.end())));
  }

  /** The number of the next pair, from 0. @returns {number | undefined} */
  #take() {
    if (2 * this.#next >= this.#options.games) return undefined;
    this.#next += 1;
    return this.#next - 1;
  }

  /**
   * @param {number} number
   * @param {number} pair
   * @param {boolean} isExchanged
   * @param {(Opponent | undefined)[]} players both, if they are there
   */
  async #playOne(number, pair, isExchanged, players) {
    for (const index of [0, 1]) players[index] ??= await this.#start(index);
    const [first, second] = /** @type {Opponent[]} */ (players);
    const [black, white] = isExchanged ? [second, first] : [first, second];
    const opening = this.#openings[pair % this.#openings.length];
    const played = await playGame(opening, { black, white }, this.#options.clock);
    // A player that was killed has not lost.
    if (this.#isOver) return;
    const [one, two] = this.#commands;
    await this.#record.add(
      number,
      played,
      isExchanged ? { black: two, white: one } : { black: one, white: two },
    );
    if (!this.#options.json) this.#tell(number, played.result, isExchanged, played.reason);
    if (played.failed) {
      const index = (played.failed === "black") === isExchanged ? 1 : 0;
      this.failures[index] += 1;
      const failed = /** @type {Opponent} */ (players[index]);
      players[index] = undefined;
      await this.#leave(failed, async () => failed.kill());
    }
  }

  /** Starts a program. @param {number} index @throws {Failure} where it does not answer at all */
  async #start(index) {
    const { protocol, depth, timeout } = this.#options;
    const command = this.#commands[index];
    const milliseconds = 1000 * timeout;
    const opponent =
      ofEach(protocol, index) === "gtp"
        ? new GtpOpponent(command, milliseconds)
        : new NBoardOpponent(command, milliseconds, ofEach(depth, index));
    this.#opponents.add(opponent);
    try {
      await opponent.greet();
    } catch (error) {
      throw error instanceof ProgramError ? new Failure(error.message) : error;
    }
    return opponent;
  }

  /** @param {Opponent} opponent @param {() => Promise<void>} how */
  async #leave(opponent, how) {
    await how();
    this.#opponents.delete(opponent);
  }

  /** @param {number} number @param {number} result @param {boolean} isExchanged @param {string | undefined} reason */
  #tell(number, result, isExchanged, reason) {
    const { wins, draws, losses } = this.#tally();
    const what = result === 0 ? "draw" : `${result > 0 ? "black" : "white"} wins by ${Math.abs(result)}`;
    const why = reason ? ` (${reason})` : "";
    const color = isExchanged ? "white" : "black";
    console.log(
      `game ${number}: ${what}${why}; first was ${color}: ${wins} won, ${draws} drawn, ${losses} lost`,
    );
  }

  /** All games. */
  #tally() {
    const results = [...this.#record.results].map(([number, result]) => ownOf(number, result));
    return {
      wins: results.filter((result) => result > 0).length,
      draws: results.filter((result) => result === 0).length,
      losses: results.filter((result) => result < 0).length,
    };
  }

  /** Of the pairs that are whole. */
  statistics() {
    const statistics = new Statistics();
    const { results } = this.#record;
    for (let number = 1; number < this.#options.games; number += 2) {
      const [one, two] = [results.get(number), results.get(number + 1)];
      if (one !== undefined && two !== undefined)
        statistics.add([ownOf(number, one), ownOf(number + 1, two)]);
    }
    return statistics;
  }
}

/** In discs for the first player, who has black in the odd games. @param {number} number @param {number} result in discs for black */
function ownOf(number, result) {
  return number % 2 === 1 ? result : 0 - result;
}

/** What holds for both, or for one of two. @template Value @param {readonly Value[]} values one or two @param {number} index */
function ofEach(values, index) {
  return values[Math.min(index, values.length - 1)];
}
