/** @typedef {"black" | "white"} Color */

/**
 * What is left to a side: time in milliseconds, and for how many moves it has to do; no moves means until the end.
 * @typedef {{ milliseconds: number, moves: number }} Left
 */

/** Below so many empty squares a search needs next to no time to see the end. */
const SOLVED_AT = 14;

/** Kept back in each move, for the way of the answer to the program that asked. */
const RESERVE_MS = 20;

/** The clocks of both sides, as the Go Text Protocol sets them. */
export class Clock {
  /** The time control: main time, and then periods of some moves each. @type {{ main: number, period: number, moves: number } | undefined} */
  #control;
  /** @type {Map<Color, Left>} */
  #left = new Map();

  /**
   * Sets a time control for both sides: a main time, then periods of which each is for a number of moves. A period
   * without moves means that there is no limit.
   * @param {number} main milliseconds
   * @param {number} period milliseconds
   * @param {number} moves
   */
  set(main, period, moves) {
    const isUnlimited = period > 0 && moves === 0;
    this.#control = isUnlimited ? undefined : { main, period, moves };
    this.restart();
  }

  /** Winds the clocks for a new game. */
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
   * How long a side may think about its move, in milliseconds, or nothing when there is no limit.
   * @param {Color} color
   * @param {number} empties how many squares are empty
   */
  budgetOf(color, empties) {
    const left = this.#left.get(color);
    if (!left) return undefined;
    const toTheEnd = Math.max(1, Math.ceil((empties - SOLVED_AT) / 2)) + 1;
    const moves = left.moves > 0 ? left.moves : toTheEnd;
    return Math.max(0, left.milliseconds / moves - RESERVE_MS);
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
