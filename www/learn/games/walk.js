// A game of champions, gone through at one's own pace: from whose side one looks, and how far one is.

/** @import { Game, GameClass } from "../../package/flipside.js" */
/** @import { Color } from "../../state/types.js" */
/** @import { Mistake } from "../mistakes/mistake.js" */
/** @import { GameRecord } from "./records.js" */
import { mistakeOf } from "../mistakes/mistake.js";

/** A move that lost the most of its side, with the ply before it. @typedef {{ ply: number, mistake: Mistake }} Turn */

/**
 * @typedef {object} Walk
 * @property {GameRecord} record
 * @property {Game} game the whole of it
 * @property {Color} side from which one looks
 * @property {readonly Turn[]} turns of that side, in the order of play
 * @property {number} ply
 */

/** @param {GameClass} Game @param {GameRecord} record @param {Color} [side] @returns {Walk} */
export function walkOf(Game, record, side = "black") {
  const game = Game.parse(record.moves);
  return { record, game, side, turns: turnsOf(game, record, side), ply: 0 };
}

/** The walk from the other side, at the same ply. @param {Walk} walk @param {Color} side @returns {Walk} */
export function seenBy(walk, side) {
  return { ...walk, side, turns: turnsOf(walk.game, walk.record, side) };
}

/** @param {Walk} walk @param {number} ply @returns {Walk} */
export function atPly(walk, ply) {
  return { ...walk, ply: Math.min(Math.max(0, ply), walk.game.moves.length) };
}

/** The walk at the next move that lost much, or at the end where there is none. @param {Walk} walk @returns {Walk} */
export function atNextTurn(walk) {
  return atPly(walk, walk.turns.find(({ ply }) => ply > walk.ply)?.ply ?? walk.game.moves.length);
}

/** What the move that comes next lost, if it is told of. @param {Walk} walk */
export function turnOf({ turns, ply }) {
  return turns.find((turn) => turn.ply === ply);
}

/** @param {Game} game @param {GameRecord} record @param {Color} side @returns {Turn[]} */
function turnsOf(game, { turns }, side) {
  return turns
    .filter(({ ply }) => game.at(ply).turn === side)
    .map(({ ply, ...kept }) => ({ ply, mistake: mistakeOf({ ...kept, position: game.at(ply).toString() }) }))
    .sort((one, other) => one.ply - other.ply);
}
