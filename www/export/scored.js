/** @import { Game, GameTree } from "../package/flipside.js" */
/** @import { State } from "../state/types.js" */

import { evaluationOf } from "../evaluation/evaluations.js";
import { treeToWrite } from "../game/files.js";
import { Game as Rules } from "../package/flipside.js";
import { isReviewed } from "../review/state.js";

/** @typedef {Pick<State, "evaluations" | "review">} Known */

/**
 * The tree with what the engine has said of its moves, in the review of the game or wherever one has been.
 * @param {Pick<State, "about" | "evaluations" | "review" | "tree">} state
 * @returns {GameTree}
 */
export function scoredTree({ about, tree, evaluations, review }) {
  const { branches, ...written } = treeToWrite(tree, about !== null);
  return { ...written, branches: scored(branches, Rules.parse(tree.start), { evaluations, review }) };
}

/** The position on the board with the values of its moves. @param {Pick<State, "evaluations" | "game">} state @returns {GameTree} */
export function scoredPosition(state) {
  const lines = evaluationOf(state)?.lines ?? [];
  return {
    start: state.game.toString(),
    branches: lines.map(({ move, score }) => ({ move, score, branches: [] })),
  };
}

/**
 * @param {GameTree["branches"]} branches
 * @param {Game} game where they branch off
 * @param {Known} known
 * @returns {GameTree["branches"]}
 */
function scored(branches, game, known) {
  return branches.map((branch) => {
    const score = scoreOf(branch.move, game, known);
    return /** @type {GameTree["branches"][number]} */ ({
      ...branch,
      ...(score === undefined ? {} : { score }),
      branches: scored(branch.branches, game.after(branch.move), known),
    });
  });
}

/** @param {string} move @param {Game} game before it @param {Known} known @returns {number | undefined} for the side that plays it */
function scoreOf(move, game, { evaluations, review }) {
  const line = evaluationOf({ evaluations, game })?.lines.find((each) => each.move === move);
  if (line || review === null || !isReviewed(review, game.start, [...game.moves, move])) return line?.score;
  return review.moves.find(({ ply }) => ply === game.ply)?.score;
}
