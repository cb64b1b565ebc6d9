// Lines of moves by their numbers, checked against the rules without an object for a move: databases have many of them.

import { afterNumber, mustPass, PASS } from "./position.js";

/** @import { Position } from "./position.js" */

/**
 * The position after a move, before which a forced pass may be left out; `undefined` when it is illegal.
 * @param {Position} position
 * @param {number} number of the move
 * @returns {Position | undefined}
 */
export function follow(position, number) {
  return afterNumber(position, number) ?? afterNumber(afterNumber(position, PASS) ?? position, number);
}

/**
 * The position after a line; `undefined` where a move is illegal.
 * @param {Position} start
 * @param {ArrayLike<number>} line the numbers of the moves, forced passes left out or written
 * @returns {Position | undefined}
 */
export function endOf(start, line) {
  /** @type {Position | undefined} */
  let position = start;
  for (let ply = 0; position && ply < line.length; ply += 1) position = follow(position, line[ply]);
  return position;
}

/**
 * The legal part of a line, with the passes that were left out.
 * @param {Position} start
 * @param {ArrayLike<number>} line the numbers of the moves
 * @param {boolean} [hasPasses] whether the line has its passes: then none is put in
 * @returns {{ numbers: number[], end: Position, count: number }} `end`: where it leads; `count`: how many moves of the line are legal
 */
export function legalLine(start, line, hasPasses = false) {
  /** @type {number[]} */
  const numbers = [];
  let end = start;
  let count = 0;
  for (; count < line.length; count += 1) {
    let next = afterNumber(end, line[count]);
    if (!next && !hasPasses && mustPass(end)) {
      numbers.push(PASS);
      end = /** @type {Position} */ (afterNumber(end, PASS));
      next = afterNumber(end, line[count]);
    }
    if (!next) break;
    numbers.push(line[count]);
    end = next;
  }
  return { numbers, end, count };
}
