// A repertoire as trees of moves, as files of games hold them, and back.

import {
  after,
  afterNumber,
  MOVES,
  numberOf,
  PASS,
  positionOfText,
  START_POSITION,
  textOf,
} from "../rules/position.js";
import { canonicalKey } from "../rules/symmetry.js";
import { Repertoire } from "./repertoire.js";
import { toldOf, writtenOf } from "./told.js";
import { metWith } from "./walk.js";

/**
 * @import { Position } from "../rules/position.js"
 * @import { People } from "./people.js"
 * @import { Answer, Change } from "./repertoire.js"
 * @import { Written } from "./told.js"
 * @import { Met } from "./walk.js"
 */

/**
 * A move of a tree, as `flipside/formats` reads and writes it.
 * @typedef {Written & { move: string, before?: string, branches: readonly TreeMove[] }} TreeMove
 */
/** @typedef {Written & { start: string, branches: readonly TreeMove[] }} Tree */

/**
 * The names of the opening that moves from the start of a game lead to, the one that is written first.
 * @typedef {(moves: readonly string[]) => readonly string[]} Names
 */

/** Nobody is known to play anything. @type {People} */
const NOBODY = () => ({ games: 0, moves: [] });

/**
 * The trees: that of the positions that a game from the start can come to, the likeliest moves first, and one for each position that no
 * answer leads to. A position that is reached by several orders of moves is answered in the first of them. The name of an opening is the
 * first line of the comment.
 * @param {Repertoire} repertoire
 * @param {{ people?: People, names?: Names }} [known]
 * @returns {Tree[]}
 */
export function treesOf(repertoire, { people = NOBODY, names = () => [] } = {}) {
  const written = new Set();
  const treeFrom = (/** @type {Position} */ start) => {
    const met = metWith(repertoire, people, start).filter(({ own }) => own.length > 0);
    const fresh = met.filter(({ key }) => !written.has(key));
    for (const { key } of fresh) written.add(key);
    return {
      start: textOf(start),
      ...repertoire.at(start)?.before,
      branches: branchesOf(fresh, repertoire, namesFrom(textOf(start), names)),
    };
  };
  const trees = [treeFrom(START_POSITION)];
  for (const { position } of repertoire.positions())
    if (!written.has(canonicalKey(position))) trees.push(treeFrom(position));
  return trees;
}

/** @param {readonly Met[]} met @param {Repertoire} repertoire @param {Names} names @returns {TreeMove[]} */
function branchesOf(met, repertoire, names) {
  /** @typedef {TreeMove & { branches: Written[] }} Written */
  /** @type {Written[]} */
  const first = [];
  /**
   * What is written behind the answer in each position, and the moves to there.
   * @type {Map<Met, { branches: Written[], line: string[] }>}
   */
  const behind = new Map();
  // With fewer discs first: what a position comes from is written before it.
  const inOrder = [...met].sort((one, other) => discsIn(one) - discsIn(other) || other.share - one.share);
  for (const each of inOrder) {
    const from = (each.from && behind.get(each.from)) ?? { branches: first, line: [] };
    let { branches } = from;
    let line = from.line;
    const { numbers, before, ...own } = /** @type {Answer} */ (repertoire.at(each.position));
    const moves = [...each.moves.slice(each.from ? 1 : 0), numbers[0]];
    for (const [index, number] of moves.entries()) {
      const move = MOVES[number];
      const name = newName(names, line, move);
      line = [...line, move];
      const known = branches.find((other) => other.move === move);
      const branch = known ?? { move, branches: [] };
      if (!known) branches.push(branch);
      const told = index === moves.length - 1 ? own : index === moves.length - 2 ? before : undefined;
      const said = [name, told?.comment].filter(Boolean).join("\n");
      Object.assign(branch, told, said ? { comment: said } : {});
      branches = branch.branches;
    }
    behind.set(each, { branches, line });
  }
  return first;
}

/** Openings have names from the start of a game on. @param {string} start @param {Names} names @returns {Names} */
function namesFrom(start, names) {
  return start === textOf(START_POSITION) ? names : () => [];
}

/** @param {Met} met */
function discsIn({ position }) {
  return textOf(position).slice(0, 64).replaceAll("-", "").length;
}

/**
 * The name of the opening that a move leads to, where it is another one than before.
 * @param {Names} names
 * @param {readonly string[]} line
 * @param {string} move
 */
function newName(names, line, move) {
  const [name] = names([...line, move]);
  return name === names(line)[0] ? undefined : name;
}

/**
 * What trees answer: in each position the first move of its color. Other moves there are followed as well, as they may come back.
 * @param {readonly Tree[]} trees
 * @param {Repertoire["color"]} color
 * @param {{ names?: Names }} [known] names of openings are no comments
 * @returns {{ changes: Change[], others: number }} `others`: how many more moves there are for a position that has an answer
 */
export function answersIn(trees, color, { names = () => [] } = {}) {
  /** @type {Map<string, Change>} */
  const changes = new Map();
  let others = 0;
  for (const { start, comment = "", branches, ...told } of trees) {
    const named = namesFrom(start, names);
    const position = positionOfText(start);
    const before = writtenOf({ ...told, comment: comment.trim() });
    /**
     * What is still to be followed, the next one last.
     * @type {{ position: Position, line: readonly string[], before: Written, branches: readonly TreeMove[] }[]}
     */
    const open = [{ position, line: [], before, branches }];
    for (let at = open.pop(); at; at = open.pop()) {
      const { position, line, before, branches } = at;
      const next = [];
      for (const branch of branches) {
        const { move, branches: replies } = branch;
        const number = numberOf(move);
        const reached = after(position, /** @type {any} */ (move));
        if (!reached) continue;
        const played = [...line, move];
        const comment = saidIn([branch.before, branch.comment], () => named(played));
        const written = writtenOf({ ...branch, comment });
        if (position.turn === color && number !== PASS) {
          const change = { position, number, told: toldOf({ ...written, before }) };
          const known = changes.get(canonicalKey(position));
          if (!known) changes.set(canonicalKey(position), change);
          else if (!isSame(known, change)) others += 1;
          else known.told = { ...change.told, ...known.told };
        }
        next.push({
          position: reached,
          line: played,
          before: position.turn === color ? {} : written,
          branches: replies,
        });
      }
      open.push(...next.reverse());
    }
  }
  return { changes: [...changes.values()], others };
}

/** Whether two moves of one position are the same by symmetry. @param {Change} one @param {Change} other */
function isSame(one, other) {
  const [first, second] = [one, other].map(({ position, number }) => {
    const next = afterNumber(position, /** @type {number} */ (number));
    return canonicalKey(/** @type {Position} */ (next));
  });
  return first === second;
}

/** What is said, without the name of the opening. @param {readonly (string | undefined)[]} texts @param {() => readonly string[]} names */
function saidIn(texts, names) {
  const text = texts.filter(Boolean).join("\n").trim();
  if (text === "") return "";
  const [first, ...rest] = text.split("\n");
  return names().includes(first.trim()) ? rest.join("\n").trim() : text;
}
