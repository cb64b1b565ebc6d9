// A whole game turned, mirrored, or with its colors exchanged: its tree with all that is written and drawn in it, and its place.

/** @import { Game, GameClass } from "../package/flipside.js" */
/** @import { About } from "../state/types.js" */
/** @import { Branch, Tree } from "./tree.js" */
/** @import { Turn } from "./turns.js" */

import { opponentOf } from "./plies.js";
import { gameThrough } from "./tree.js";
import { turnedBoard, turnedMove } from "./turns.js";

/** What is on the board. @typedef {{ game: Game, tree: Tree, about: Readonly<About> | null }} OnBoard */

/**
 * A game as it stands on a board that is turned or mirrored.
 * @param {GameClass} Game
 * @param {OnBoard} onBoard
 * @param {Turn} turn
 * @returns {OnBoard}
 */
export function turnedGame(Game, { game, tree, about }, turn) {
  const turned = { ...turnedNode(tree, turn), start: turnedBoard(tree.start, turn) };
  const moves = game.moves.map((move) => turnedMove(move, turn));
  return { game: gameThrough(Game, turned, moves).at(game.ply), tree: turned, about };
}

/**
 * A game in which black is white and white is black: with it the players and the result.
 * @param {GameClass} Game
 * @param {OnBoard} onBoard
 * @returns {OnBoard}
 */
export function exchangedGame(Game, { game, tree, about }) {
  const exchanged = {
    ...exchangedNode(tree),
    start: tree.start.replace(/[XO]/g, (disc) => (disc === "X" ? "O" : "X")),
  };
  const others = about && {
    ...about,
    black: about.white,
    white: about.black,
    ...(about.whiteRating || about.blackRating
      ? { blackRating: about.whiteRating ?? null, whiteRating: about.blackRating ?? null }
      : {}),
    ...(about.person ? { person: opponentOf(about.person) } : {}),
    result: about.result === null ? null : 0 - about.result,
  };
  return { game: gameThrough(Game, exchanged, game.moves).at(game.ply), tree: exchanged, about: others };
}

/**
 * @template {{ marks?: string, branches: readonly Branch[] }} Node
 * @param {Node} node
 * @param {Turn} turn
 * @returns {Node}
 */
function turnedNode({ marks, branches, ...told }, turn) {
  return /** @type {any} */ ({
    ...told,
    ...(marks ? { marks: marks.replace(/[a-h][1-8]/g, (square) => turnedMove(square, turn)) } : {}),
    branches: branches.map(({ move, ...branch }) => ({
      move: turnedMove(move, turn),
      ...turnedNode(branch, turn),
    })),
  });
}

/** Signs that say who is better, each with that of the other color. @type {ReadonlyMap<string, string>} */
const OPPOSITE = new Map([
  ["⩲", "⩱"],
  ["⩱", "⩲"],
  ["±", "∓"],
  ["∓", "±"],
  ["+−", "−+"],
  ["−+", "+−"],
]);

/**
 * @template {{ signs?: string, branches: readonly Branch[] }} Node
 * @param {Node} node
 * @returns {Node}
 */
function exchangedNode({ signs, branches, ...told }) {
  const exchanged = signs?.split(" ").map((sign) => OPPOSITE.get(sign) ?? sign);
  return /** @type {any} */ ({
    ...told,
    ...(exchanged ? { signs: exchanged.join(" ") } : {}),
    branches: branches.map(exchangedNode),
  });
}
