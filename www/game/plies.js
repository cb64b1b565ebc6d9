/** @import { Game } from "../package/flipside.js" */
/** @import { Color } from "../state/types.js" */

/**
 * A move and who played it.
 * @typedef {object} Ply
 * @property {string} move a square such as "f5", or "pass"
 * @property {Color} color
 */

/** The other color. @param {Color} color @returns {Color} */
export function opponentOf(color) {
  return color === "black" ? "white" : "black";
}

/**
 * All plies of a game, those taken back included. Passes are moves, so the colors alternate.
 * @param {Game} game
 * @returns {Ply[]}
 */
export function pliesOf(game) {
  const first = game.at(0).turn;
  return game.moves.map((move, index) => ({ move, color: index % 2 === 0 ? first : opponentOf(first) }));
}

/**
 * The ply that led to the position; nothing at the start.
 * @param {Game} game
 * @returns {Ply | undefined}
 */
export function lastPly(game) {
  const move = game.moves[game.ply - 1];
  return move === undefined ? undefined : { move, color: opponentOf(game.turn) };
}

/** The legal moves that are squares: none where one must pass. @param {Game} game @returns {string[]} */
export function legalSquares(game) {
  return game.mustPass ? [] : game.legalMoves();
}

/** How many discs some moves place: moves are counted by them, and passes are not. @param {readonly string[]} moves */
export function discsPlaced(moves) {
  return moves.filter((move) => move !== "pass").length;
}

/**
 * A game as text, to be loaded again: its moves, passes left out, or for a game from another start its position.
 * @param {Game} game
 * @param {string} usualStart
 */
export function textOf(game, usualStart) {
  const isPosition = game.start !== usualStart;
  return { isPosition, text: isPosition ? game.toString() : game.transcript };
}
