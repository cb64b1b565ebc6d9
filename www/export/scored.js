/** @import { GameTree } from "../package.js" */
/** @import { Branch } from "../state/tree.js" */
/** @import { State } from "../state/types.js" */

/** What the engine says of moves: a key of the moves before and the move, and the score for who plays it. @typedef {Map<string, number>} Scores */

/**
 * The tree with what the engine said of its moves: in the review of the game, and of the position on the board.
 * @param {Pick<State, "tree" | "game" | "review" | "values">} state
 * @returns {GameTree}
 */
export function scoredTree({ tree, game, review, values }) {
  /** @type {Scores} */
  const scores = new Map();
  for (const { ply, move, score } of review?.moves ?? [])
    scores.set(keyOf(game.moves.slice(0, ply), move), score);
  const before = game.moves.slice(0, game.ply);
  for (const { move, score } of values?.lines ?? []) scores.set(keyOf(before, move), score);
  return { ...tree, branches: scored(tree.branches, [], scores) };
}

/** The position on the board with the values of its moves. @param {Pick<State, "game" | "values">} state @returns {GameTree} */
export function scoredPosition({ game, values }) {
  const lines = values?.turn === game.turn ? values.lines : [];
  return {
    start: game.toString(),
    branches: lines.map(({ move, score }) => ({ move, score, branches: [] })),
  };
}

/**
 * @param {readonly Branch[]} branches
 * @param {readonly string[]} before the moves before them
 * @param {Scores} scores
 * @returns {GameTree["branches"]}
 */
function scored(branches, before, scores) {
  return branches.map((branch) => {
    const score = scores.get(keyOf(before, branch.move));
    return /** @type {GameTree["branches"][number]} */ ({
      ...branch,
      ...(score === undefined ? {} : { score }),
      branches: scored(branch.branches, [...before, branch.move], scores),
    });
  });
}

/** @param {readonly string[]} before @param {string} move */
function keyOf(before, move) {
  return [...before, move].join();
}
