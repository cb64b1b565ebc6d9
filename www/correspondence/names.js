// The names of the two players of a game with a friend.

/** @import { Color } from "../state/types.js" */
/** @import { FriendGame } from "../friend/game.js" */

import { opponentOf } from "../game/plies.js";
import { colorName, players } from "../players/names.js";
import { friendTexts } from "./text.js";

/**
 * A game, and the color that the person plays in it; `null` where they watch.
 * @typedef {{ game: FriendGame | null, color: Color | null }} Seated
 */

/** What the name plate of a color says. @param {Seated} seated @param {Color} color */
export function nameOf({ game, color: own }, color) {
  const name = game?.names[color];
  if (name || !own) return name || colorName(color);
  return color === own ? players.you : friendTexts.friend;
}

/** The friend's name; empty where none is known. @param {Seated} seated */
export function friendOf({ game, color }) {
  return (color && game?.names[opponentOf(color)]) ?? "";
}
