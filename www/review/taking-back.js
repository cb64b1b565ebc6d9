/** @import { Game } from "../package/flipside.js" */
/** @import { Tree } from "../game/tree.js" */
import { pathOf } from "../game/listed-moves.js";
import { nodeAt, without } from "../game/tree.js";

/**
 * Shows the reviewed game at a ply again, without the move that was tried there unless a tree has it.
 * @param {{ state: { game: Game, tree: Tree } }} store
 * @param {{ goToReviewed: (ply: number) => void, draw: (tree: Tree) => void }} study
 * @param {number} ply
 * @param {Tree} before
 */
export function takeBack(store, study, ply, before) {
  const tried = pathOf(store.state.game).slice(0, ply + 1);
  study.goToReviewed(ply);
  if (!nodeAt(before, tried)) study.draw(without(store.state.tree, tried));
}
