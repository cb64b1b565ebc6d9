// Reads boards written as text: 64 squares from a1, b1, … to h8, then the side to move.

import { FlipsideError } from "../host/error.js";
import { SQUARES } from "../rules/board.js";
import { positionFrom } from "../rules/position.js";
import { cellOf, colorOf } from "./squares.js";

/** @import { Position } from "../rules/position.js" */

/** d4, e4, d5 and e5, where the first four discs lie; a disc never leaves a square. */
const CENTER = [27, 28, 35, 36];

/** What may stand between squares. */
const BETWEEN = /[\s|/]/g;

/**
 * Reads a board: `-XO`, `.*O`, `●○・` and the like, blanks and signs between rows anywhere, then the side to move (`X`, `O`, `black`, …).
 * @param {string} text
 * @returns {Position}
 * @throws {FlipsideError} `INVALID_POSITION`
 */
export function parseBoard(text) {
  const [, before = text, word = ""] = /^(.*)\s(\S+)\s*$/s.exec(text) ?? [];
  const letters = [...(colorOf(word) ? before : text).replace(BETWEEN, "")];
  const squares = letters.slice(0, 64);
  const cells = squares.map(cellOf);
  const wrong = cells.indexOf(undefined);
  if (wrong >= 0) {
    const found = JSON.stringify(squares[wrong]);
    throw refusal(`square ${wrong + 1} (${SQUARES[wrong]}): expected X, O or -, found ${found}`);
  }
  if (squares.length < 64) throw refusal(`expected 64 squares, found ${squares.length}`);
  const side = letters.slice(64).join("") + (colorOf(word) ? word : "");
  const turn = colorOf(side);
  if (!turn) {
    const found = side === "" ? "nothing" : JSON.stringify(side.slice(0, 20));
    throw refusal(`side to move after the 64 squares: expected X or O, found ${found}`);
  }
  const board = cells.join("");
  const empty = CENTER.find((square) => board[square] === "-");
  if (empty !== undefined) {
    throw refusal(
      `${SQUARES[empty]}: expected a disc, as the center is taken from the start on, found an empty square`,
    );
  }
  return positionFrom(board, turn);
}

/** Whether a text looks like a board rather than moves: most of its characters stand for squares. @param {string} text */
export function looksLikeBoard(text) {
  const letters = [...text.replace(BETWEEN, "")];
  const cells = letters.filter(cellOf).length;
  return letters.length >= 16 && cells >= 0.75 * letters.length;
}

/** @param {string} message */
function refusal(message) {
  return new FlipsideError("INVALID_POSITION", `board: ${message}`);
}
