// Gathers what is read of a source, and counts what is left out.

import { FlipsideError } from "../../host/error.js";
import { MOST_GAMES, MOST_PROBLEMS } from "./limits.js";

/** @import { WrittenGame } from "../imported.js" */
/** @import { Problem } from "../tree.js" */

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
      this.tell(messageOf(error), place);
    }
  }

  /** @param {string} message @param {number} place */
  tell(message, place) {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push({ message, place });
    else this.#unnamed += 1;
  }

  /** All problems, and at the end how many more there are. @returns {Problem[]} */
  get problems() {
    const rest = [];
    if (this.#omitted > 0) {
      const found = this.games.length + this.#omitted;
      rest.push(
        `games: expected at most ${MOST_GAMES}, found ${found}: the last ${this.#omitted} were left out`,
      );
    }
    if (this.#unnamed > 0) rest.push(`${this.#unnamed} more problems`);
    return [...this.#problems, ...rest.map((message) => ({ message, place: 0 }))];
  }
}

/** @param {unknown} error @returns {string} of an error of the package; others go on */
export function messageOf(error) {
  if (error instanceof FlipsideError) return error.message;
  throw error;
}
