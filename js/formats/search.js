// Finds games in long lists.

import { deburr } from "es-toolkit";
import { copyOnly } from "../host/copy.js";
import { invalid } from "../host/error.js";
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
  if (!Array.isArray(games) || !games.every(isImported)) throw invalid("games", "a list of games", games);
  if (player !== undefined && typeof player !== "string") throw invalid("player", "a text", player);
  if (year !== undefined && !Number.isInteger(year)) throw invalid("year", "a whole number", year);
  const words = wordsOf(player ?? "");
  return games.filter((game) => {
    if (year !== undefined && game.year !== year) return false;
    return words.length === 0 || [game.black, game.white].some((name) => hasWords(folded(name ?? ""), words));
  });
}

/** What is looked for in names. @param {string} text */
export function wordsOf(text) {
  return folded(text).split(" ").filter(Boolean);
}

/** @param {string} name that is folded @param {string[]} words */
export function hasWords(name, words) {
  return words.every((word) => name.includes(word));
}

/** Apostrophes as word processors write them. */
const APOSTROPHES = /[\u2018\u2019\u02bc]/g;

/**
 * A name as it is looked for and compared: without case, accents, the widths of letters, and with one blank between words. Latin letters
 * that are no other one with an accent are those that stand for them where they are missing: `ł` is `l`, `ß` is `ss`, `þ` is `th`.
 * @param {string} name
 */
export function folded(name) {
  // The sign at the end of a Greek word is another one, though the letter is the same.
  const small = name.normalize("NFKD").replace(APOSTROPHES, "'").toLowerCase().replaceAll("ς", "σ");
  // Letters of other scripts that were taken apart, such as those of Korean, are put together again.
  return deburr(small).normalize("NFC").trim().replace(/\s+/g, " ");
}
