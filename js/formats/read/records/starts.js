// Where a game begins that does not say it: with black or with white, and with the four discs as usual or in the mirror.

import { parseBoard } from "../../../notation/board.js";
import { DISC, START } from "../../../rules/board.js";
import { legalMoves, positionFrom, START_POSITION } from "../../../rules/position.js";

/** @import { Color, Move } from "../../../generated/types.js" */
/** @import { Position } from "../../../rules/position.js" */

/** The start with its colors exchanged. */
export const MIRRORED = START.replace(/[XO]/g, (disc) => (disc === "X" ? "O" : "X"));

/** The usual start, and others. @type {readonly Position[]} */
const POSITIONS = [
  START_POSITION,
  positionFrom(START, "white"),
  positionFrom(MIRRORED, "black"),
  positionFrom(MIRRORED, "white"),
];

/** With the moves there, the most usual first. @type {readonly { start: Position, moves: readonly Move[] }[]} */
const STARTS = POSITIONS.map((start) => ({ start, moves: legalMoves(start) }));

/**
 * The start at which a first move is legal; the usual one where there is none.
 * @param {Move | undefined} move
 * @param {Color} [color] who is said to play it
 * @returns {Position}
 */
export function startFor(move, color) {
  if (!move) return START_POSITION;
  // Without a color, black begins.
  const begins = color ?? "black";
  return (
    STARTS.find(({ start, moves }) => start.turn === begins && moves.includes(move))?.start ?? START_POSITION
  );
}

/**
 * A position of a file.
 * @param {string} board 64 squares of `-XO`
 * @param {Color} turn
 * @returns {Position}
 * @throws {import("../../../host/error.js").FlipsideError} `INVALID_POSITION` where the center is empty
 */
export function positionOf(board, turn) {
  // Files have hundred thousands of them.
  if (/^.{27}[XO]{2}.{6}[XO]{2}/.test(board)) return positionFrom(board, turn);
  return parseBoard(`${board} ${DISC[turn]}`);
}
