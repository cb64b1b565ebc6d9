// A position, which is the discs of both sides and the side to move in an immutable object, and the rules for it.

import { countOf, findFlips, findMoves, found, has } from "./bits.js";
import { DISC, opponentOf, SQUARES, START } from "./board.js";

/** @import { Color, Move, Square } from "../generated/types.js" */

/** The number of a pass, where squares have 0 to 63. */
export const PASS = 64;

/** The moves by number: the squares, and the pass. @type {readonly Move[]} */
export const MOVES = [...SQUARES, "pass"];

/** The numbers of the moves. @type {ReadonlyMap<string, number>} */
const NUMBERS = new Map(MOVES.map((move, number) => [move, number]));

/** A board and the side to move on it. Sets of squares are halves of 32 bits, as in `bits.js`. */
export class Position {
  /**
   * @param {number} ownLow the discs of the side to move
   * @param {number} ownHigh
   * @param {number} otherLow the discs of the other side
   * @param {number} otherHigh
   * @param {Color} turn the side to move
   */
  constructor(ownLow, ownHigh, otherLow, otherHigh, turn) {
    /** @readonly */
    this.ownLow = ownLow;
    /** @readonly */
    this.ownHigh = ownHigh;
    /** @readonly */
    this.otherLow = otherLow;
    /** @readonly */
    this.otherHigh = otherHigh;
    /** The side to move. @readonly */
    this.turn = turn;
  }

  /** The 64 squares of `-XO`, a1 first; made anew each time. @returns {string} */
  get board() {
    const [own, other] = [DISC[this.turn], DISC[opponentOf(this.turn)]];
    const cells = SQUARES.map((_, square) => {
      if (has(this.ownLow, this.ownHigh, square)) return own;
      return has(this.otherLow, this.otherHigh, square) ? other : "-";
    });
    return cells.join("");
  }
}

/** The start of a game. */
export const START_POSITION = positionFrom(START, "black");

/**
 * The position of a board.
 * @param {string} board 64 squares of `-XO`
 * @param {Color} turn
 */
export function positionFrom(board, turn) {
  return new Position(...discsOn(board, turn), ...discsOn(board, opponentOf(turn)), turn);
}

/** The number of a move; -1 where a text is none. @param {string} move */
export function numberOf(move) {
  return NUMBERS.get(move) ?? -1;
}

/** @param {Position} position @returns {string} 64 squares of `-XO`, a space, and the side to move, `X` or `O` */
export function textOf({ board, turn }) {
  return `${board} ${DISC[turn]}`;
}

/** The position of such a text. @param {string} text */
export function positionOfText(text) {
  return positionFrom(text.slice(0, 64), text.endsWith(DISC.black) ? "black" : "white");
}

/** How many discs each side has. @param {Position} position */
export function discsOf({ ownLow, ownHigh, otherLow, otherHigh, turn }) {
  const own = countOf(ownLow) + countOf(ownHigh);
  const other = countOf(otherLow) + countOf(otherHigh);
  return turn === "black" ? { black: own, white: other } : { black: other, white: own };
}

/** Whether the side to move can only pass. @param {Position} position */
export function mustPass(position) {
  return !findMoves(position) && findMoves(passed(position));
}

/** Whether neither side can move. @param {Position} position */
export function isOver(position) {
  return !findMoves(position) && !findMoves(passed(position));
}

/**
 * What the side to move can play: squares, a1 first; `["pass"]` when it must; none when the game is over.
 * @param {Position} position
 * @returns {Move[]}
 */
export function legalMoves(position) {
  if (findMoves(position)) return foundSquares();
  return findMoves(passed(position)) ? ["pass"] : [];
}

/**
 * The squares that a move flips, a1 first; none for a pass, `undefined` when the move is illegal.
 * @param {Position} position
 * @param {Move} move
 * @returns {Square[] | undefined}
 */
export function flips(position, move) {
  if (move === "pass") return mustPass(position) ? [] : undefined;
  return canPlace(position, numberOf(move)) ? foundSquares() : undefined;
}

/**
 * The position after a move, or `undefined` when it is illegal.
 * @param {Position} position
 * @param {Move} move
 * @returns {Position | undefined}
 */
export function after(position, move) {
  return afterNumber(position, numberOf(move));
}

/**
 * The position after a move by its number, or `undefined` when it is illegal.
 * @param {Position} position
 * @param {number} number 0, which is a1, to 63, or {@link PASS}
 * @returns {Position | undefined}
 */
export function afterNumber(position, number) {
  if (number === PASS) return mustPass(position) ? passed(position) : undefined;
  if (!canPlace(position, number)) return undefined;
  const { ownLow, ownHigh, otherLow, otherHigh, turn } = position;
  const low = found[0];
  const high = found[1];
  return new Position(
    otherLow & ~low,
    otherHigh & ~high,
    ownLow | low | (number < 32 ? 1 << number : 0),
    ownHigh | high | (number < 32 ? 0 : 1 << number),
    opponentOf(turn),
  );
}

/** Black's score in discs when the game ends here: the empty squares go to the winner. @param {Position} position */
export function finalScore(position) {
  const { black, white } = discsOf(position);
  const empties = 64 - black - white;
  return black - white + Math.sign(black - white) * empties;
}

/** Whether a disc on a square is legal. @param {Position} position @param {number} square */
function canPlace(position, square) {
  return square >= 0 && square < PASS && findFlips(position, square);
}

/** The position with the other side to move. @param {Position} position */
function passed({ ownLow, ownHigh, otherLow, otherHigh, turn }) {
  return new Position(otherLow, otherHigh, ownLow, ownHigh, opponentOf(turn));
}

/** The names of the squares that were found last, a1 first. @returns {Square[]} */
function foundSquares() {
  return SQUARES.filter((_, square) => has(found[0], found[1], square));
}

/** The squares of a side on a board. @param {string} board @param {Color} color @returns {[low: number, high: number]} */
function discsOn(board, color) {
  let [low, high] = [0, 0];
  for (let square = 0; square < 64; square += 1) {
    if (board[square] !== DISC[color]) continue;
    if (square < 32) low |= 1 << square;
    else high |= 1 << square;
  }
  return [low, high];
}
