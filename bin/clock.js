/** @import { Clock as Remaining, Color } from "flipside" */

/** What is left to a side: time in milliseconds, and the moves it is for; no moves means all to the end. @typedef {{ milliseconds: number, moves: number }} Left */

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

  /** Sets the clocks to the beginning of a game. */
  restart() {
    this.#left.clear();
    if (!this.#control) return;
    const { main, period, moves } = this.#control;
    const first = main > 0 ? { milliseconds: main, moves: 0 } : { milliseconds: period, moves };
    for (const color of /** @type {Color[]} */ (["black", "white"])) this.#left.set(color, { ...first });
  }

  /** Takes over what the program that arranges the match says is left to a side. @param {Color} color @param {Left} left */
  correct(color, left) {
    this.#left.set(color, left);
  }

  /**
   * The clock of a side as the engine takes it; nothing when there is no limit.
   * @param {Color} color
   * @returns {Remaining | undefined}
   */
  remainingOf(color) {
    const left = this.#left.get(color);
    if (!left) return undefined;
    if (left.moves > 0) {
      // A period is shared evenly: what a move leaves is there for the next, but no move takes more than its share.
      const shareMs = left.milliseconds / left.moves;
      return { remainingMs: shareMs, incrementMs: shareMs };
    }
    const { period = 0, moves = 0 } = this.#control ?? {};
    return { remainingMs: left.milliseconds, incrementMs: moves > 0 ? period / moves : 0 };
  }

  /** Counts what a move took. @param {Color} color @param {number} milliseconds */
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
