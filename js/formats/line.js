// Games that are one line of squares, checked against the rules without an object for a move: databases have many of them.

import { gameFrom } from "../game/game.js";
import { afterNumber, PASS } from "../rules/position.js";

/** @import { Game } from "../game/game.js" */
/** @import { Position } from "../rules/position.js" */

/**
 * The position after a move, before which a forced pass may be left out; `undefined` when it is illegal.
 * @param {Position} position
 * @param {number} number of the move
 * @returns {Position | undefined}
 */
export function follow(position, number) {
  return afterNumber(position, number) ?? afterNumber(afterPass(position), number);
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

/** The game of a legal line, its cursor at the end. @param {Position} start @param {ArrayLike<number>} line @returns {Game} */
export function gameOfLine(start, line) {
  /** @type {number[]} */
  const numbers = [];
  let position = start;
  for (let ply = 0; ply < line.length; ply += 1) {
    let next = afterNumber(position, line[ply]);
    if (!next) {
      numbers.push(PASS);
      next = follow(position, line[ply]);
    }
    numbers.push(line[ply]);
    position = /** @type {Position} */ (next);
  }
  return gameFrom(start, numbers, position);
}

/** The position after a forced pass; the same one where one can move. @param {Position} position */
function afterPass(position) {
  return afterNumber(position, PASS) ?? position;
}
