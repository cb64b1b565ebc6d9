/** @import { Game } from "../package/flipside.js" */
/** @import { Branch, Tree } from "./tree.js" */
/** @import { Color, State } from "../state/types.js" */
import { opponentOf } from "./plies.js";

/**
 * A move in the list: how one comes there, and what stands with it.
 * @typedef {object} ListedMove
 * @property {readonly string[]} path the moves from the start, this one the last; none at the start
 * @property {string | null} move null at the start
 * @property {string} [signs] that a file gives it
 * @property {Color} color who plays it
 * @property {number | null} number of the disc that it places, 1 to 60; null for a pass and for the start
 * @property {readonly ListedMove[][]} branches what else was tried instead of it, each with what follows
 */

/**
 * The tree as a list: its main line, at each move of it what was tried instead, and so on in the branches.
 * @param {Tree} tree
 * @param {Game} game one of its lines
 * @returns {ListedMove[]}
 */
export function listedMovesOf(tree, game) {
  const start = game.at(0);
  const color = opponentOf(start.turn);
  return [
    { path: [], move: null, color, number: null, branches: [] },
    ...lineOf(tree.branches, { path: [], color, placed: 60 - start.empties }),
  ];
}

/** What the list shows: in analysis all that was tried, else the game alone. @param {Pick<State, "game" | "room" | "tree">} state */
export function shownMoves({ game, room, tree }) {
  return listedMovesOf(
    room === "analyze" ? tree : { start: game.start, branches: chainOf(game.moves, tree.branches) },
    game,
  );
}

/** The moves that led to the position on the board. @param {Game} game @returns {readonly string[]} */
export function pathOf({ moves, ply }) {
  return moves.slice(0, ply);
}

/** All moves in the order in which they stand. @param {readonly ListedMove[]} listed @returns {ListedMove[]} */
export function inOrder(listed) {
  return listed.flatMap((move) => [move, ...move.branches.flatMap(inOrder)]);
}

/**
 * Where one comes by going up or down: to the first move of the branch above or below, or to the move that it replaces.
 * @param {readonly ListedMove[]} listed
 * @param {readonly string[]} path of the present move
 * @param {1 | -1} step down or up
 * @returns {readonly string[]} the present path where there is no branch
 */
export function branchFrom(listed, path, step) {
  const all = inOrder(listed);
  const here = all.findIndex((move) => isSame(move.path, path));
  const heads = new Set(all.flatMap(({ branches }) => branches.map(([head]) => head)));
  const replaced = new Set(all.filter(({ branches }) => branches.length > 0));
  for (let index = here + step; index >= 0 && index < all.length; index += step) {
    const move = /** @type {ListedMove} */ (all[index]);
    if (heads.has(move) || (step < 0 && replaced.has(move))) return move.path;
  }
  return path;
}

/** @param {readonly string[]} one @param {readonly string[]} other */
export function isSame(one, other) {
  return one.length === other.length && one.every((move, index) => other[index] === move);
}

/** Where a line goes on. @typedef {{ path: readonly string[], color: Color, placed: number }} Point */

/** @param {readonly Branch[]} branches @param {Point} from the last move before them @returns {ListedMove[]} */
function lineOf([main, ...others], from) {
  if (!main) return [];
  const [move, to] = listedMoveOf(main, from);
  const branches = others.map((other) => {
    const [head, after] = listedMoveOf(other, from);
    return [head, ...lineOf(other.branches, after)];
  });
  return [{ ...move, branches }, ...lineOf(main.branches, to)];
}

/** @param {Branch} branch @param {Point} from @returns {[ListedMove, Point]} */
function listedMoveOf({ move, signs }, { path, color, placed }) {
  const to = {
    path: [...path, move],
    color: opponentOf(color),
    placed: move === "pass" ? placed : placed + 1,
  };
  return [
    {
      path: to.path,
      color: to.color,
      move,
      ...(signs && { signs }),
      number: move === "pass" ? null : to.placed,
      branches: [],
    },
    to,
  ];
}

/** A line with the signs that it has in a tree. @param {readonly string[]} moves @param {readonly Branch[]} branches @returns {Branch[]} */
function chainOf([move, ...rest], branches) {
  if (move === undefined) return [];
  const known = branches.find((branch) => branch.move === move);
  return [{ ...known, move, branches: chainOf(rest, known?.branches ?? []) }];
}
