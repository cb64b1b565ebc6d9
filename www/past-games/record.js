// What the record of a past game says of its players: in a file, and when it is opened again.

/** @import { Tags } from "../package/flipside.js" */
/** @import { About, Color, Settings } from "../state/types.js" */
/** @import { PastGame } from "../archive/games.js" */

import { readAbout, tagsIn } from "../game/about.js";
import { colorName } from "../players/names.js";
import { strengthText, withStrength } from "../players/strength.js";
import { parseSettings } from "../state/settings.js";
import { dayOf } from "../words/day.js";

/**
 * What a file tells of a game: that of one that came in, and of others no name of a person, who is "you" to nobody else.
 * @param {PastGame} game
 * @returns {Tags}
 */
export function tagsOf(game) {
  const { about, result, time } = game;
  const name = (/** @type {Color} */ color) =>
    game.person === color || game[color] === colorName(color) ? null : game[color];
  const told = readAbout(about);
  if (told) return tagsIn(told);
  const date = dayOf(new Date(time));
  return { black: name("black"), white: name("white"), event: null, date, round: null, result };
}

/**
 * Who sits at the board when a game is opened again: a game that came in or is over stays between its two players, in another one the
 * person goes on against the same opponent.
 * @param {PastGame} game
 * @param {Settings} settings
 * @returns {{ about: About | null, settings: Partial<Settings> }}
 */
export function seatsOf(game, settings) {
  const { about, opponent, person, result, resigned } = game;
  const isPersons = person === "black" || person === "white";
  if (result !== null || resigned || readAbout(about)) {
    const own = isPersons ? person : readAbout(about)?.person;
    return { about: { ...tagsOf(game), ...(own ? { person: own } : {}) }, settings: {} };
  }
  if (!isPersons) return { about: null, settings: {} };
  const change = { side: person, ...(opponent ? withStrength(settings, opponent) : {}) };
  const { side, strength, character, level, seconds } = parseSettings({ ...settings, ...change });
  return { about: null, settings: { side, strength, character, level, seconds } };
}

/**
 * How often the person has won, drawn and lost against an opponent, and how many of the last games they have won in a row.
 * @param {readonly PastGame[]} games the last ones first
 * @param {Settings} settings of which the opponent is meant
 * @param {string} name of the opponent, as games of earlier versions have it
 */
export function recordAgainst(games, settings, name) {
  const opponent = strengthText(settings);
  const record = { won: 0, draw: 0, lost: 0, streak: 0 };
  for (const game of games) {
    const { person } = game;
    if ((person !== "black" && person !== "white") || game.about || game.friend) continue;
    const isSame = game.opponent
      ? strengthText(withStrength(settings, game.opponent)) === opponent
      : game[person === "black" ? "white" : "black"] === name;
    if (!isSame) continue;
    const ended = endingOf(game);
    if (ended === null) continue;
    if (ended === "won" && record.streak === record.won + record.draw + record.lost) record.streak += 1;
    record[ended] += 1;
  }
  return record;
}

/** How a game ended for the person; `null` if it goes on. @param {PastGame} game @returns {"won" | "draw" | "lost" | null} */
function endingOf({ person, result, resigned }) {
  if (resigned) return resigned === person ? "lost" : "won";
  if (result === null) return null;
  if (result === 0) return "draw";
  return result > 0 === (person === "black") ? "won" : "lost";
}
