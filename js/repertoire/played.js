// Games that were played, as files hold them beside lines that were written down: only one player's moves are one's own.

/** @import { Color } from "../generated/types.js" */
/** @import { OwnGame } from "./making.js" */

import { numberOf, positionOfText } from "../rules/position.js";

/** @typedef {{ move: string, branches: readonly Branch[] }} Branch */

/**
 * A game as `flipside/formats` reads it.
 * @typedef {{ black: string | null, white: string | null, tree: { start: string, branches: readonly Branch[] } }} PlayedGame
 */

/** A single line of so many plies was played: nobody learns one by heart. */
const LEAST_PLIES = 30;

/** The moves of a game that has one line only; null where it has branches. @param {PlayedGame} game @returns {string[] | null} */
function lineOf({ tree }) {
  const moves = [];
  let { branches } = tree;
  for (; branches.length === 1; { branches } = branches[0]) moves.push(branches[0].move);
  return branches.length === 0 ? moves : null;
}

/** Whether a game of a file was played, rather than written down to be learned. @param {PlayedGame} game */
export function isPlayed(game) {
  return (lineOf(game)?.length ?? 0) >= LEAST_PLIES;
}

/** The players of games, those of most games first. @param {readonly PlayedGame[]} games @returns {string[]} */
export function playersIn(games) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of games.flatMap(({ black, white }) => [black, white]))
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/**
 * The games that somebody played, for each the color in which they did.
 * @param {readonly PlayedGame[]} games that are one line each
 * @param {string | null} player
 * @param {Color} color of games without names
 * @returns {OwnGame[]}
 */
export function gamesOf(games, player, color) {
  return games.flatMap((game) => {
    const own =
      player === null ? color : player === game.black ? "black" : player === game.white ? "white" : null;
    const start = positionOfText(game.tree.start);
    return own ? [{ moves: (lineOf(game) ?? []).map(numberOf), color: own, start }] : [];
  });
}
