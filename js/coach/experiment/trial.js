// Two moves of a position tried out: what stands on the board after each and after the replies to it, for the side that chooses between them.

import { SQUARES } from "../../rules/board.js";
import { after } from "../../rules/position.js";
import { namesOf, runsOf } from "../facts/board.js";
import { moverAt, Stand } from "../facts/line.js";

/**
 * @import { Color, Move, Square } from "../../generated/types.js"
 * @import { Position } from "../../rules/position.js"
 * @import { CoachLine } from "../arguments.js"
 * @import { Cells } from "../facts/board.js"
 * @import { Whose } from "../facts/line.js"
 */

/**
 * The replies to each of the two moves, the best ones first.
 * @typedef {{ played: readonly CoachLine[], best: readonly CoachLine[] }} CheckedReplies
 */

/**
 * The two moves that a reason is about, and whose replies it speaks of.
 * @typedef {object} Tried
 * @property {Square} move The move played.
 * @property {Square} better The better move.
 * @property {Color} opponent Who replies.
 */

/** Two moves, and what is known of the replies to them. */
export class Trial {
  /** @type {Map<string, Stand>} */
  #stands = new Map();
  /** @type {Position} */
  #position;

  /**
   * @param {Position} position
   * @param {CoachLine} played
   * @param {CoachLine} best
   * @param {CheckedReplies} replies
   */
  constructor(position, played, best, replies) {
    this.#position = position;
    this.move = /** @type {Square} */ (played.move);
    this.better = /** @type {Square} */ (best.move);
    this.loss = best.score - played.score;
    this.replies = replies;
    /**
     * What is expected after each of the two moves: their lines, and the best reply with what follows it.
     * @type {Readonly<Record<"played" | "best", readonly (readonly Move[])[]>>}
     */
    this.expected = {
      played: [played.pv, [played.move, ...(replies.played[0]?.pv ?? [])]],
      best: [best.pv, [best.move, ...(replies.best[0]?.pv ?? [])]],
    };
  }

  /**
   * Whether a side plays on a square in what is expected after one of the moves: what could be played there at once or never is then played
   * there later.
   * @param {"played" | "best"} name
   * @param {Whose} whose
   * @param {Square} square
   */
  comesTo(name, whose, square) {
    return this.expected[name].some((moves) =>
      moves.some((move, ply) => ply > 0 && moverAt(ply) === whose && move === square),
    );
  }

  /** @returns {Tried} */
  get tried() {
    return { move: this.move, better: this.better, opponent: this.start.opponent };
  }

  /** The board before the moves. */
  get start() {
    return this.after();
  }

  /** What stands on the board after legal moves from the position on. @param {...Move} moves @returns {Stand} */
  after(...moves) {
    const key = moves.join();
    const known = this.#stands.get(key);
    if (known) return known;
    const last = moves.at(-1);
    const { turn } = this.#position;
    const position =
      last === undefined
        ? this.#position
        : /** @type {Position} */ (after(this.after(...moves.slice(0, -1)).position, last));
    const stand = new Stand(position, turn);
    this.#stands.set(key, stand);
    return stand;
  }

  /** The line of a reply to the better move. @param {Move} reply */
  afterBetter(reply) {
    return this.replies.best.find(({ move }) => move === reply);
  }
}

/**
 * The runs that a move of a side would flip, were it its turn.
 * @param {Pick<Stand, "cells">} stand
 * @param {Whose} whose
 * @param {Square} square
 */
export function runsIn({ cells }, whose, square) {
  return runsOf(cells, SQUARES.indexOf(square), whose === "own" ? 1 : -1);
}

/**
 * Whether a side could play on a square, were it its turn.
 * @param {Pick<Stand, "cells">} stand
 * @param {Whose} whose
 * @param {Square} square
 */
export function canPlay(stand, whose, square) {
  return runsIn(stand, whose, square).length > 0;
}

/**
 * Whether some discs decide that a side can play on a square on one board, and not on another: with them turned it is the other way round
 * on both.
 * @param {Stand} can
 * @param {Stand} cannot
 * @param {Whose} whose
 * @param {Square} square
 * @param {readonly Square[]} discs
 */
export function decide(can, cannot, whose, square, discs) {
  const [before, after] = [can, cannot].map(({ cells }) =>
    canPlay({ cells: cells.map((cell, at) => (discs.includes(SQUARES[at]) ? -cell : cell)) }, whose, square),
  );
  return after && !before;
}

/**
 * The squares of runs that lie differently on two boards, a1 first.
 * @param {readonly { over: number[], end: number }[]} runs
 * @param {Cells} one
 * @param {Cells} other
 * @returns {Square[]}
 */
export function changedIn(runs, one, other) {
  const squares = new Set(runs.flatMap(({ over, end }) => [...over, end]));
  return SQUARES.filter((_, square) => squares.has(square) && one[square] !== other[square]);
}

/** The discs that runs would flip, a1 first. @param {readonly { over: number[] }[]} runs @returns {Square[]} */
export function flippedIn(runs) {
  return namesOf(new Set(runs.flatMap(({ over }) => over)));
}

/** @param {Move | undefined} move @returns {move is Square} */
export function isPlaced(move) {
  return move !== undefined && move !== "pass";
}
