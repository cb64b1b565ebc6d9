// stand-in until the rules land
import { Game } from "../game.js";
/** @param {import("../request.js").PositionLike} position */
export function positionOf(position) {
  const game = position instanceof Game ? position : Game.parse(position);
  return game.bits();
}
