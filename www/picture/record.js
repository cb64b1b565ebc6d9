// What a picture shows of a whole game.

/** @import { Game } from "../package/flipside.js" */
import { pliesOf } from "../game/plies.js";

/**
 * The numbers of the moves up to the position, 1 to 60, by the squares where they placed discs.
 * @param {Game} game
 * @returns {Map<string, number>}
 */
export function numbersOf(game) {
  const before = 60 - game.at(0).empties;
  const squares = game.moves.slice(0, game.ply).filter((move) => move !== "pass");
  return new Map(squares.map((square, index) => [square, before + index + 1]));
}

/**
 * The record of a game on one board, as it is written on paper: each disc as it was placed, before any was turned.
 * @param {Game} game
 * @returns {{ board: string, numbers: Map<string, number> }}
 */
export function recordOf(game) {
  const board = [...game.at(0).board];
  for (const { move, color } of pliesOf(game)) {
    if (move !== "pass") board[squareIndex(move)] = color === "black" ? "X" : "O";
  }
  return { board: board.join(""), numbers: numbersOf(game.at(game.moves.length)) };
}

/** Where a square is on a board, a1 the first. @param {string} square */
export function squareIndex(square) {
  return square.charCodeAt(0) - 97 + 8 * (Number(square[1]) - 1);
}
