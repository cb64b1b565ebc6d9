/** @import { Color, State } from "../../state/types.js" */
import { playerName, players } from "../../players/names.js";

/**
 * Who played a color, as a review names them: "You" also in a game that came in, once the person has said so.
 * @param {Pick<State, "about" | "settings">} state
 * @param {Color} color
 */
export function nameInReview({ about, settings }, color) {
  if (about?.person === color) return players.you;
  return playerName({ ...settings, loaded: about }, color).name;
}
