// A line of moves played out, for the side that chooses its first move: "own" is theirs, whichever is to move.

import { DISC, opponentOf, SQUARES } from "../../rules/board.js";
import { after, flips, isOver, legalMoves, positionFrom } from "../../rules/position.js";
import { CORNERS, regionsOf } from "./board.js";

/**
 * @import { Color, Move, Square } from "../../generated/types.js"
 * @import { Position } from "../../rules/position.js"
 * @import { Cells } from "./board.js"
 */

/** Whose moves or discs: those of the side that chooses between two lines, or of the opponent. @typedef {"own" | "opponent"} Whose */

/** The most plies for which lines are played on. */
export const HORIZON = 20;

/** What stands on the board after some plies of a line. */
export class Stand {
  /** @type {Partial<Record<Whose, Square[]>>} */
  #moves = {};

  /** @param {Position} position @param {Color} chooser */
  constructor(position, chooser) {
    this.position = position;
    this.chooser = chooser;
    const own = DISC[chooser];
    /** 1 for an own disc, -1 for one of the opponent, 0 for an empty square. @type {Cells} */
    this.cells = Int8Array.from(position.board, (disc) => (disc === "-" ? 0 : disc === own ? 1 : -1));
  }

  /** The board with one side to move, whoever is. @param {Whose} whose @returns {Position} */
  view(whose) {
    const color = whose === "own" ? this.chooser : opponentOf(this.chooser);
    return this.position.turn === color ? this.position : positionFrom(this.position.board, color);
  }

  /** The squares where a side could place a disc if it were its turn. @param {Whose} whose @returns {readonly Square[]} */
  moves(whose) {
    const placed = (/** @type {Move} */ move) => (move === "pass" ? [] : [move]);
    this.#moves[whose] ??= legalMoves(this.view(whose)).flatMap(placed);
    return this.#moves[whose];
  }

  /**
   * Moves of a side after which the other one can take no corner that it could not take before.
   * @param {Whose} whose
   * @param {boolean} [isStrict] whether it can take none at all
   */
  safeMoves(whose, isStrict = false) {
    const now = this.view(whose);
    const before = this.view(whose === "own" ? "opponent" : "own");
    const closed = CORNERS.map((corner) => SQUARES[corner]).filter(
      (corner) => isStrict || !flips(before, corner),
    );
    return this.moves(whose).filter((move) => {
      const reply = /** @type {Position} */ (after(now, move));
      return !closed.some((corner) => flips(reply, corner));
    });
  }

  /** The regions of empty squares into which a side can move and the other one cannot. @param {Whose} whose */
  regions(whose) {
    const isEntered = (/** @type {Whose} */ by, /** @type {readonly Square[]} */ region) =>
      this.moves(by).some((move) => region.includes(move));
    return regionsOf(this.cells).filter(
      (region) => isEntered(whose, region) && !isEntered(whose === "own" ? "opponent" : "own", region),
    );
  }

  /** How many own squares there are, less the opponent's. @param {(cells: Cells, side: number) => readonly unknown[]} find */
  difference(find) {
    return find(this.cells, 1).length - find(this.cells, -1).length;
  }

  get opponent() {
    return opponentOf(this.chooser);
  }

  get isOver() {
    return isOver(this.position);
  }
}

/** A line of moves played out. */
export class PlayedLine {
  /** @param {Position} position @param {readonly Move[]} moves legal ones, the first a square */
  constructor(position, moves) {
    this.moves = moves;
    /** After 0, 1, 2 … plies. @type {Stand[]} */
    this.stands = [new Stand(position, position.turn)];
    let now = position;
    for (const move of moves) {
      now = /** @type {Position} */ (after(now, move));
      this.stands.push(new Stand(now, position.turn));
    }
  }

  /** The board before the line. */
  get start() {
    return this.stands[0];
  }

  /** The board after it. */
  get end() {
    return this.stands[this.moves.length];
  }

  /** The square of the first move. */
  get square() {
    return SQUARES.indexOf(/** @type {Square} */ (this.moves[0]));
  }

  /** The plies before another one at which a side passes. @param {Whose} whose @param {number} end @returns {number[]} */
  passes(whose, end) {
    return this.moves
      .slice(0, end)
      .flatMap((move, ply) => (move === "pass" && moverAt(ply) === whose ? [ply] : []));
  }

  /** The ply at which a side takes a corner; -1 where it does not. @param {Whose} whose @param {Square} corner */
  takes(whose, corner) {
    return this.moves.findIndex((move, ply) => move === corner && moverAt(ply) === whose);
  }

  /**
   * Who makes the last move of the game; `undefined` where the line does not lead there within the horizon.
   * @returns {Whose | undefined}
   */
  get lastMove() {
    if (this.moves.length > HORIZON || !this.end.isOver) return undefined;
    // A pass is never the last move: the other side can move after it.
    return moverAt(this.moves.length - 1);
  }
}

/** Whose turn it is before a ply of a line: passes are plies, too. @param {number} ply @returns {Whose} */
export function moverAt(ply) {
  return ply % 2 === 0 ? "own" : "opponent";
}
