// Finds games in long lists.

import { copyOnly } from "../host/copy.js";
import { describe, FlipsideError } from "../host/error.js";
import { isImported } from "./imported.js";

/** @import { ImportedGame } from "./imported.js" */

/**
 * What games are looked for.
 * @typedef {object} GameQuery
 * @property {string} [player] A part of a name of one of the players; case and accents do not matter.
 * @property {number} [year] The year of the game.
 */

/**
 * The games of a list that a player played, in a year.
 * @param {readonly ImportedGame[]} games
 * @param {GameQuery} query
 * @returns {ImportedGame[]} in the order of the list
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function searchGames(games, query) {
  const { player, year } = copyOnly(query, ["player", "year"]);
  if (!Array.isArray(games) || !games.every(isImported))
    throw new FlipsideError("INVALID_OPTION", `games: expected a list of games, found ${describe(games)}`);
  if (player !== undefined && typeof player !== "string")
    throw new FlipsideError("INVALID_OPTION", `player: expected a text, found ${describe(player)}`);
  if (year !== undefined && !Number.isInteger(year))
    throw new FlipsideError("INVALID_OPTION", `year: expected a whole number, found ${describe(year)}`);
  const words = wordsOf(player ?? "");
  return games.filter((game) => {
    if (year !== undefined && game.year !== year) return false;
    return words.length === 0 || [game.black, game.white].some((name) => hasWords(folded(name ?? ""), words));
  });
}

/** What is looked for in names. @param {string} text */
export function wordsOf(text) {
  return folded(text).split(/\s+/).filter(Boolean);
}

/** @param {string} name that is folded @param {string[]} words */
export function hasWords(name, words) {
  return words.every((word) => name.includes(word));
}

/** A name without case and accents. @param {string} name */
export function folded(name) {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
