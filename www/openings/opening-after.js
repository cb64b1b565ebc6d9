/** @import { Game } from "../package/flipside.js" */
import { openingLanguage } from "../words/language.js";

/**
 * The opening that a move leads to, in the language of the page; `null` where it is that of the position before, or has no name.
 * @param {Game} game
 * @param {string} move
 */
export function openingAfter(game, move) {
  const name = game.after(move).openingName(openingLanguage());
  return name === game.openingName(openingLanguage()) ? null : name;
}
