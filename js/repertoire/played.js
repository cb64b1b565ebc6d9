// Games that were played, as files hold them beside lines that were written down: only one player's moves are one's own.

/** @import { Color } from "../generated/types.js" */
/** @import { OwnGame } from "./making.js" */

import { numberOf, positionOfText } from "../rules/position.js";

/** @typedef {{ move: string, branches: readonly Branch[] }} Branch */

/**
 * A game as `flipside/formats` reads it.
 * @typedef {{ black: string | null, white: string | null, tree: { start: string, branches: readonly Branch[] } }} FileGame
 */

/**
 * A game between two players, by their names, passes left out or written.
 * @typedef {{ black: string | null, white: string | null, start: string, moves: readonly string[], date?: string | null }} PlayedGame
 */

/** A name, and how many games it stands in. @typedef {{ name: string, games: number }} Player */

/**
 * A player with all spellings of the name; `name`: the one that stands in most games.
 * @typedef {Player & { spellings: readonly string[] }} Spelled
 */

/** A single line of so many plies was played: nobody learns one by heart. */
const LEAST_PLIES = 30;

/** The moves of a game that has one line only; null where it has branches. @param {FileGame} game @returns {string[] | null} */
function lineOf({ tree }) {
  const moves = [];
  let { branches } = tree;
  for (; branches.length === 1; { branches } = branches[0]) moves.push(branches[0].move);
  return branches.length === 0 ? moves : null;
}

/** A game of a file that was played; `null` where it was written down to be learned. @param {FileGame} game @returns {PlayedGame | null} */
export function playedGame(game) {
  const moves = lineOf(game);
  if (!moves || moves.length < LEAST_PLIES) return null;
  return { black: game.black, white: game.white, start: game.tree.start, moves };
}

/** The players of games, those of most games first. @param {Iterable<Pick<PlayedGame, "black" | "white">>} games @returns {Player[]} */
export function playersIn(games) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { black, white } of games)
    for (const name of new Set([black, white])) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, games: count })).sort(
    (one, other) => other.games - one.games,
  );
}

/** A name without what spellings differ in: "SMITH, Ann" and "Ann Smith" are one. @param {string} name */
export function plainName(name) {
  // Accents of Latin letters alone: those of Japanese ones tell names apart.
  const letters = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  const words = letters.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words ? words.sort().join(" ") : name;
}

/**
 * Players whose names differ in their spelling as one, those of most games first.
 * @param {readonly Player[]} players
 * @returns {Spelled[]}
 */
export function spelled(players) {
  /** @type {Map<string, Spelled>} */
  const byName = new Map();
  for (const { name, games } of [...players].sort((one, other) => other.games - one.games)) {
    const plain = plainName(name);
    const { spellings = [], ...known } = byName.get(plain) ?? { name, games: 0 };
    byName.set(plain, { ...known, games: known.games + games, spellings: [...spellings, name] });
  }
  return [...byName.values()].sort((one, other) => other.games - one.games);
}

/**
 * The games that somebody played, for each the color in which they did.
 * @param {readonly PlayedGame[]} games
 * @param {readonly string[] | null} names of the player; null: the games without names
 * @param {Color} color of games without names
 * @returns {OwnGame[]}
 */
export function gamesOf(games, names, color) {
  const isTheirs = (/** @type {string | null} */ name) => name !== null && names?.includes(name) === true;
  return games.flatMap(({ black, white, start, moves }) => {
    const own = names === null ? color : isTheirs(black) ? "black" : isTheirs(white) ? "white" : null;
    return own ? [{ moves: moves.map(numberOf), color: own, start: positionOfText(start) }] : [];
  });
}
