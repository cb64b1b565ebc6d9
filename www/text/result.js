/** @import { Game } from "../package.js" */
/** @import { Settings } from "../state/types.js" */
import { isEngine } from "../state/settings.js";
import { colorName, hasOneSide } from "./players.js";

/**
 * The final discs, black's first, with empty squares given to the winner.
 * @param {Game} game
 */
export function finalDiscs({ result }) {
  return [32 + Number(result) / 2, 32 - Number(result) / 2];
}

/**
 * Who won, as a title.
 * @param {Game} game
 * @param {Settings} settings
 */
export function verdict({ result }, settings) {
  const score = Number(result);
  if (score === 0) return "It is a draw";
  const winner = score > 0 ? "black" : "white";
  if (!hasOneSide(settings)) return `${colorName(winner)} wins`;
  return isEngine(settings, winner) ? "The engine wins" : "You win";
}

/**
 * Who won and how, for a line of text.
 * @param {Game} game
 * @param {Settings} settings
 */
export function result(game, settings) {
  const half = Math.abs(Number(game.result)) / 2;
  return `Game over. ${verdict(game, settings)}, ${32 + half}–${32 - half}`;
}

/** How long the game was, and what became of its empty squares. @param {Game} game */
export function resultDetail({ moves: all, empties, result: score }) {
  const moves = all.filter((move) => move !== "pass").length;
  if (empties === 0 || score === 0) return `${moves} moves`;
  return `${moves} moves; ${empties} empty ${empties === 1 ? "square goes" : "squares go"} to the winner`;
}
