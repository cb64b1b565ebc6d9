// The branches of a game while it is read: those written twice are one branch, and of those that are no move one is enough to name it. Files with
// thousands of variations at one place are thus read as fast as others.

/** @import { MoveOfFile, WrittenMove } from "../../tree.js" */

/** How many branches are looked through one by one; more have a table. */
const FEW = 8;

/** @type {WeakMap<WrittenMove[], Map<string, WrittenMove>>} */
const tables = new WeakMap();

/**
 * Adds a move to branches.
 * @param {WrittenMove[]} branches
 * @param {Omit<MoveOfFile, "branches">} move
 * @returns {WrittenMove} the branch, which may have been there
 */
export function branchTo(branches, move) {
  const key = keyOf(move);
  const known =
    branches.length < FEW ? branches.find((each) => keyOf(each) === key) : tableOf(branches).get(key);
  if (known) return known;
  const added = { ...move, branches: [] };
  branches.push(added);
  tables.get(branches)?.set(key, added);
  return added;
}

/** @param {WrittenMove[]} branches */
function tableOf(branches) {
  const table = tables.get(branches) ?? new Map(branches.map((each) => [keyOf(each), each]));
  tables.set(branches, table);
  return table;
}

/** @param {Pick<MoveOfFile, "move" | "color">} move */
function keyOf({ move, color }) {
  return `${move} ${color}`;
}
