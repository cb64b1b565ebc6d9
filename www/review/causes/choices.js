/** @import { Coach, Game } from "../../package/flipside.js" */
/** @import { Color } from "../../state/types.js" */

/** The squares where each side could place a disc if it were its turn. @typedef {Readonly<Record<Color, readonly string[]>>} Choices */

/** @param {Coach} coach @param {Game} position @returns {Choices} */
export const choicesIn = ({ positionFacts }, position) => positionFacts(position.toString()).moves;

/** What each side had to choose from, by ply. @param {Coach} coach @param {Game} game @param {number} total how many plies of it */
export function choicesOf(coach, game, total) {
  return Array.from({ length: total + 1 }, (_, ply) => choicesIn(coach, game.at(ply)));
}
