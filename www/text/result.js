/** @import { Game } from "../package.js" */
/** @import { Color, Settings } from "../state/types.js" */
import { discsPlaced } from "../state/plies.js";
import { subjectName, YOU } from "./players.js";

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
  const who = subjectName(settings, winner);
  return who === YOU ? "You win" : `${who} wins`;
}

/** Who ran out of time, as a title. @param {Settings} settings @param {Color} color */
export function timeVerdict(settings, color) {
  const who = subjectName(settings, color);
  return who === YOU ? "You ran out of time" : `${who} ran out of time`;
}

/** What a game that was lost on time may still be. */
export const TIME_DETAIL = "Lost on time. The game can be played on, without clocks.";

/** The number by which the same game can be played again. @param {number} seed */
export const seedName = (seed) => `Game ${seed}`;

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
  const moves = discsPlaced(all);
  if (empties === 0 || score === 0) return `${moves} moves`;
  return `${moves} moves; ${empties} empty ${empties === 1 ? "square goes" : "squares go"} to the winner`;
}
