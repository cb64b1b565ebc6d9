// What stands on the board of the room, instead of the game.

/** @import { Game } from "../../package/flipside.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { Exercise } from "../../state/types.js" */

/**
 * Puts a position on the board. A game that stands there already stays the same one, so that nothing moves. Its position is not in the
 * address: there it would be a puzzle.
 * @param {Store} store
 * @param {Omit<Exercise, "link">} exercise
 */
export function putOnBoard(store, { game, ...shown }) {
  const there = store.state.exercise?.game;
  store.update({ exercise: { game: there && isSame(there, game) ? there : game, ...shown, link: "" } });
}

/** @param {Game} one @param {Game} other */
function isSame(one, other) {
  return one.toString() === other.toString() && one.ply === other.ply;
}
