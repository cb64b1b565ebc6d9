/** @import { Settings, Snapshot } from "../state/types.js" */
import { isEngine } from "../state/settings.js";
import { colorName, hasOneSide } from "./players.js";

/**
 * The final discs, black's first, with empty squares given to the winner.
 * @param {Snapshot} game
 */
export const finalDiscs = ({ score }) => [32 + score / 2, 32 - score / 2];

/**
 * Who won, as a title.
 * @param {Snapshot} game
 * @param {Settings} settings
 */
export function verdict({ score }, settings) {
  if (score === 0) return "A draw";
  const winner = score > 0 ? "black" : "white";
  if (!hasOneSide(settings)) return `${colorName(winner)} wins`;
  return isEngine(settings, winner) ? "The engine wins" : "You win";
}

/**
 * @param {Snapshot} game
 * @param {Settings} settings
 */
export function result(game, settings) {
  const half = Math.abs(game.score) / 2;
  return `Game over: ${verdict(game, settings)}, ${32 + half}–${32 - half}`;
}

/** @param {Snapshot} game */
export function resultDetail({ plies, discs, score }) {
  const moves = plies.filter(({ move }) => move !== "pass").length;
  const empties = 64 - discs.black - discs.white;
  if (empties === 0 || score === 0) return `${moves} moves`;
  return `${moves} moves; ${empties} empty ${empties === 1 ? "square goes" : "squares go"} to the winner`;
}
