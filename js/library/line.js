// The line of an exact score: best play for both sides to the end of the game. The positions on it are kept while many squares are empty;
// the last moves are searched where the line is asked for.

import {
  after,
  afterNumber,
  discsOf,
  finalScore,
  isOver,
  legalMoves,
  MOVES,
  mustPass,
  numberOf,
  PASS,
} from "../rules/position.js";
import { isExact } from "./entry.js";

/**
 * @import { Move } from "../generated/types.js"
 * @import { Position } from "../rules/position.js"
 * @import { Find, Proof } from "./answers.js"
 */

/** At or below this many empty squares the rest of a line is searched: a millisecond or two. */
const SHORT_EMPTIES = 8;

/**
 * Best play from a position with a proven score: as far as it is known, and to the end where few squares are left.
 * @param {Position} position
 * @param {number} score for the side to move
 * @param {Find} find
 * @returns {Move[]}
 */
export function bestPlay(position, score, find) {
  /** @type {Move[]} */
  const moves = [];
  let next = position;
  let kept = score;
  while (!isOver(next)) {
    const move = bestMove(next, kept, find);
    if (!move) break;
    moves.push(move);
    next = /** @type {Position} */ (after(next, move));
    kept = 0 - kept;
  }
  return moves;
}

/** A move that keeps a proven score, if one is known or soon found. @param {Position} position @param {number} score @param {Find} find */
function bestMove(position, score, find) {
  if (mustPass(position)) return MOVES[PASS];
  if (emptiesOf(position) <= SHORT_EMPTIES) return keepingMove(position, score);
  const proof = find(position);
  if (proof?.move && isExact(proof) && proof.lower === score) return proof.move;
  return legalMoves(position).find((move) => {
    const reply = find(/** @type {Position} */ (after(position, move)));
    return reply && isExact(reply) && reply.lower === 0 - score;
  });
}

/** A move that gets a score, by a search. @param {Position} position @param {number} score */
function keepingMove(position, score) {
  return legalMoves(position).find((move) => {
    const next = /** @type {Position} */ (after(position, move));
    return !gets(next, 1 - score);
  });
}

/** Whether the side to move gets at least a score. @param {Position} position @param {number} score @returns {boolean} */
function gets(position, score) {
  const children = childrenOf(position);
  if (children.length > 0) return children.some(({ next }) => !gets(next, 1 - score));
  const passed = afterNumber(position, PASS);
  return passed ? !gets(passed, 1 - score) : ownFinalScore(position) >= score;
}

/**
 * The positions after the moves on squares, those first in which the opponent has few moves: they are refuted or not with the fewest nodes.
 * @param {Position} position
 */
function childrenOf(position) {
  const moves = legalMoves(position).map(numberOf);
  if (moves[0] === PASS) return [];
  return moves
    .map((number) => {
      const next = /** @type {Position} */ (afterNumber(position, number));
      return { next, replies: legalMoves(next).length };
    })
    .sort((fewer, more) => fewer.replies - more.replies);
}

/**
 * What a line to the end of the game proves about the positions on it, except those that are soon searched. It proves nothing if it has
 * another score, or is no line.
 * @param {Position} position
 * @param {number} score for the side to move
 * @param {readonly Move[]} line from the position on
 * @returns {[Position, Proof][]}
 */
export function proofsAlong(position, score, line) {
  /** @type {[Position, Proof][]} */
  const proofs = [];
  let next = position;
  let kept = score;
  for (const move of line) {
    if (emptiesOf(next) > SHORT_EMPTIES && move !== "pass")
      proofs.push([next, { lower: kept, upper: kept, move }]);
    const following = after(next, move);
    if (!following) return [];
    next = following;
    kept = 0 - kept;
  }
  return isOver(next) && ownFinalScore(next) === kept ? proofs : [];
}

/** The score of a game that is over, for the side to move. @param {Position} position */
export function ownFinalScore(position) {
  const score = finalScore(position);
  return position.turn === "black" ? score : 0 - score;
}

/** @param {Position} position */
function emptiesOf(position) {
  const { black, white } = discsOf(position);
  return 64 - black - white;
}
