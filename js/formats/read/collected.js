// Gathers what is read of a source, and counts what is left out.

import { FlipsideError } from "../../host/error.js";
import { problemOf, unreadable } from "../problems.js";
import { MOST_GAMES, MOST_PROBLEMS } from "./limits.js";

/** @import { WrittenGame } from "../imported.js" */
/** @import { Problem } from "../problems.js" */

/** The games that can be read, and what cannot. */
export class Collected {
  /** @type {WrittenGame[]} */
  games = [];
  /** @type {Problem[]} */
  #problems = [];
  #unnamed = 0;
  #omitted = 0;

  /** Whether the next games are counted alone. */
  get isFull() {
    return this.games.length >= MOST_GAMES;
  }

  /** Counts games that are left out. @param {number} count */
  omit(count) {
    this.#omitted += count;
  }

  /** Adds a game, or why it cannot be read. @param {() => WrittenGame} game @param {number} place where it begins */
  add(game, place) {
    if (this.isFull) {
      this.omit(1);
      return;
    }
    try {
      this.games.push(game());
    } catch (error) {
      if (!(error instanceof FlipsideError)) throw error;
      this.tell(unreadable(error, place));
    }
  }

  /** @param {Problem} problem */
  tell(problem) {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problem);
    else this.#unnamed += 1;
  }

  /** All problems, and at the end how many more there are. @returns {Problem[]} */
  get problems() {
    const rest = [];
    if (this.#omitted > 0)
      rest.push(problemOf("games-left-out", { most: MOST_GAMES, found: this.games.length + this.#omitted }));
    if (this.#unnamed > 0) rest.push(problemOf("more-problems", { count: this.#unnamed }));
    return [...this.#problems, ...rest];
  }
}
