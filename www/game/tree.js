// A game with everything that was tried in it. The first branch of a position is its main line, the others leave it there.

/** @import { Game, GameClass } from "../package/flipside.js" */

/** @typedef {import("../state/types.js").Branch} Branch */
/** @typedef {import("../state/types.js").Tree} Tree */

/** @param {Game} game @returns {Tree} the tree with this line alone */
export function treeOf(game) {
  return withLine({ start: game.start, branches: [] }, game.moves);
}

/**
 * The tree with a line in it: its moves that are new become a branch where it leaves what is there.
 * @param {Tree} tree
 * @param {readonly string[]} moves from the start
 * @returns {Tree} the same one if the line is there
 */
export function withLine(tree, moves) {
  const branches = grown(tree.branches, moves);
  return branches === tree.branches ? tree : { ...tree, branches };
}

/**
 * The tree with one of its lines as the main line.
 * @param {Tree} tree
 * @param {readonly string[]} moves from the start
 * @returns {Tree}
 */
export function promoted(tree, moves) {
  return { ...tree, branches: moved(tree.branches, moves) };
}

/**
 * The tree without a move and everything after it.
 * @param {Tree} tree
 * @param {readonly string[]} moves from the start, that move the last
 * @returns {Tree}
 */
export function without(tree, moves) {
  return { ...tree, branches: pruned(tree.branches, moves) };
}

/**
 * What was played after some moves, the main line first, if they are in the tree.
 * @param {Tree} tree
 * @param {readonly string[]} moves from the start
 */
export function branchesAfter(tree, moves) {
  return nodeAt(tree, moves)?.branches ?? [];
}

/**
 * The place that some moves lead to, if they are in the tree.
 * @param {Tree} tree
 * @param {readonly string[]} moves from the start
 * @returns {Pick<Tree, "branches" | "comment" | "marks"> | undefined}
 */
export function nodeAt(tree, moves) {
  /** @type {ReturnType<typeof nodeAt>} */
  let node = tree;
  for (const move of moves) node = node?.branches.find((branch) => branch.move === move);
  return node;
}

/**
 * The line through some moves, and on by the first branch to its end.
 * @param {Tree} tree
 * @param {readonly string[]} moves from the start
 * @returns {string[]}
 */
export function lineThrough(tree, moves) {
  const line = [...moves];
  let [next] = branchesAfter(tree, moves);
  while (next) {
    line.push(next.move);
    [next] = next.branches;
  }
  return line;
}

/**
 * A line of the tree as a game, at the place where it was chosen.
 * @param {GameClass} Game
 * @param {Tree} tree
 * @param {readonly string[]} moves from the start to the place
 * @returns {Game}
 */
export function gameThrough(Game, tree, moves) {
  return playAll(Game.parse(tree.start), lineThrough(tree, moves)).at(moves.length);
}

/**
 * The branches as text: the main line, with what else was tried instead of a move in brackets behind it.
 *
 *     f5d6c3(c5f6)d3
 *
 * @param {readonly Branch[]} branches
 * @returns {string}
 */
export function branchText([main, ...others]) {
  if (!main) return "";
  const tried = others.map((other) => `(${branchText([other])})`).join("");
  return shortMove(main.move) + tried + branchText(main.branches);
}

/**
 * A tree out of its text.
 * @param {GameClass} Game
 * @param {string} start
 * @param {string} text of which what is no legal move, and what follows it, is left out
 * @returns {Tree}
 */
export function readTree(Game, start, text) {
  /** @type {Tree} */
  let tree = { start: Game.parse(start).start, branches: [] };
  /** Where each open bracket began: the moves before the one that it replaces. @type {string[][]} */
  const open = [];
  /** @type {string[]} */
  let line = [];
  for (const [token] of text.matchAll(/[()]|[a-h][1-8]|--/g)) {
    if (token === "(") {
      open.push(line);
      line = line.slice(0, -1);
    } else if (token === ")") line = open.pop() ?? line;
    else {
      line = [...line, token === "--" ? "pass" : token];
      if (!isLegal(Game, tree.start, line)) break;
      tree = withLine(tree, line);
    }
  }
  return tree;
}

/** A move as texts have it. @param {string} move */
export function shortMove(move) {
  return move === "pass" ? "--" : move;
}

/** @param {GameClass} Game @param {string} start @param {readonly string[]} moves */
function isLegal(Game, start, moves) {
  try {
    playAll(Game.parse(start), moves);
    return true;
  } catch {
    return false;
  }
}

/** @param {Game} game @param {readonly string[]} moves @returns {Game} the same one */
function playAll(game, moves) {
  for (const move of moves) game.play(/** @type {Parameters<Game["play"]>[0]} */ (move));
  return game;
}

/** @param {readonly Branch[]} branches @param {readonly string[]} moves @returns {readonly Branch[]} */
function grown(branches, [move, ...rest]) {
  if (move === undefined) return branches;
  const known = branches.find((branch) => branch.move === move);
  if (!known) return [...branches, { move, branches: grown([], rest) }];
  const below = grown(known.branches, rest);
  return below === known.branches
    ? branches
    : branches.map((each) => (each === known ? { ...known, branches: below } : each));
}

/** @param {readonly Branch[]} branches @param {readonly string[]} moves @returns {readonly Branch[]} */
function moved(branches, [move, ...rest]) {
  const known = branches.find((branch) => branch.move === move);
  if (!known) return branches;
  const main = { ...known, branches: moved(known.branches, rest) };
  return [main, ...branches.filter((each) => each !== known)];
}

/** @param {readonly Branch[]} branches @param {readonly string[]} moves @returns {readonly Branch[]} */
function pruned(branches, [move, ...rest]) {
  if (rest.length === 0) return branches.filter((branch) => branch.move !== move);
  return branches.map((branch) =>
    branch.move === move ? { ...branch, branches: pruned(branch.branches, rest) } : branch,
  );
}
