// The clocks of a game played over the Go Text Protocol.

/** @import { Clock as Remaining, Color } from "flipside" */

/**
 * The time left to a side, in milliseconds, and the number of moves it is for; 0 moves means all moves to the end.
 * @typedef {{ milliseconds: number, moves: number }} Left
 */

/** The clocks of both sides, as the Go Text Protocol sets them. */
export class Clock {
  /** The time control: main time, then periods of some moves each. @type {{ main: number, period: number, moves: number } | undefined} */
  #control;
  /** @type {Map<Color, Left>} */
  #left = new Map();

  /**
   * Sets a time control for both sides: a main time, then periods, each for a number of moves. A period without moves
   * means that there is no limit.
   * @param {number} main milliseconds
   * @param {number} period milliseconds
   * @param {number} moves
   */
  set(main, period, moves) {
    const isUnlimited = period > 0 && moves === 0;
    this.#control = isUnlimited ? undefined : { main, period, moves };
    this.restart();
  }

  /** Resets the clocks to the start of a game. */
  restart() {
    this.#left.clear();
    if (!this.#control) return;
    const { main, period, moves } = this.#control;
    const first = main > 0 ? { milliseconds: main, moves: 0 } : { milliseconds: period, moves };
    for (const color of /** @type {Color[]} */ (["black", "white"])) this.#left.set(color, { ...first });
  }

  /** Sets the time left to a side, as the program that arranges the match measured it. @param {Color} color @param {Left} left */
  correct(color, left) {
    this.#left.set(color, left);
  }

  /**
   * The `clock` limit of a search for a side; `undefined` without a time control.
   * @param {Color} color
   * @returns {Remaining | undefined}
   */
  remainingOf(color) {
    const left = this.#left.get(color);
    if (!left) return undefined;
    if (left.moves > 0) {
      // The time of a period is divided evenly among its moves. Time that a move leaves goes to later ones, but no move
      // may take more than its share.
      const shareMs = left.milliseconds / left.moves;
      return { remainingMs: shareMs, incrementMs: shareMs };
    }
    const { period = 0, moves = 0 } = this.#control ?? {};
    return { remainingMs: left.milliseconds, incrementMs: moves > 0 ? period / moves : 0 };
  }

  /** Takes the time of a move off the clock. @param {Color} color @param {number} milliseconds */
  spend(color, milliseconds) {
    const left = this.#left.get(color);
    if (!left) return;
    const moves = Math.max(0, left.moves - 1);
    const isPeriodOver = left.moves > 0 ? moves === 0 : left.milliseconds <= milliseconds;
    const { period = 0, moves: periodMoves = 0 } = this.#control ?? {};
    if (isPeriodOver && periodMoves > 0) this.#left.set(color, { milliseconds: period, moves: periodMoves });
    else this.#left.set(color, { milliseconds: Math.max(0, left.milliseconds - milliseconds), moves });
  }
}
