/** @import { Page } from "../feature.js" */

import { gameOfWhole } from "../link/whole.js";
import { notices } from "../messages/text.js";

/**
 * Opens the game of a link that holds more than moves, or says that there is none in it.
 * @param {Pick<Page, "Game" | "match" | "store">} page
 * @param {string} fragment
 */
export async function openWhole({ Game, match, store }, fragment) {
  const whole = await gameOfWhole(Game, fragment);
  if (whole) match.games.open(whole.game, whole);
  else store.update({ notice: { kind: "error", text: notices.badLink } });
}
