// What the classes of moves are called on the page.

/** @import { GameClass } from "../../package/flipside.js" */

import { playerName, players } from "../../players/names.js";
import { withStrength } from "../../players/strength.js";
import { DEFAULTS } from "../../state/settings.js";
import { language, openingLanguage } from "../../words/language.js";
import { youTexts as texts } from "./text.js";

/** An opponent, by the text in a digest. @param {string} text */
export function opponentName(text) {
  const seats = { ...DEFAULTS, ...withStrength(DEFAULTS, text), side: /** @type {const} */ ("black") };
  const { name, detail } = playerName(seats, "white");
  return seats.strength === "character" ? name : players.full(name, detail);
}

/**
 * An opening in the language of the page.
 * @param {GameClass} Game
 * @param {string} name in English
 * @param {string | undefined} key of a game with it: its start and its moves
 */
export function openingName(Game, name, key = "") {
  const [, start, moves = ""] = /^(\S+ \S) (.*)$/.exec(key) ?? [];
  if (!start || openingLanguage() === "en") return name;
  try {
    const game = Game.parse({ start, moves: /** @type {any} */ (moves.match(/pass|../g) ?? []), ply: 0 });
    for (let ply = game.moves.length; ply >= 0; ply -= 1)
      if (game.at(ply).openingName() === name) return game.at(ply).openingName(openingLanguage()) ?? name;
  } catch {
    // The game of another version's digest.
  }
  return name;
}

/** @param {string} name of a phase */
export const phaseName = (name) => texts.phases[/** @type {keyof typeof texts.phases} */ (name)] ?? name;

/** @type {Intl.DateTimeFormat | undefined} */
let days;

/** The days from one time to another. @param {number} first @param {number} last in milliseconds since 1970 */
export function daysText(first, last) {
  days ??= new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return days.formatRange(first, last);
}
