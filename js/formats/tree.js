// Games with everything that was tried in them, as files of games hold them.

import { after, isOver, legalMoves, mustPass } from "../rules/position.js";
import { problemOf } from "./problems.js";
import { tell, toldOfMoveIn } from "./told.js";

/** @import { Color, Move } from "../generated/types.js" */
/** @import { Position } from "../rules/position.js" */
/** @import { Problem } from "./problems.js" */
/** @import { Told, ToldOfMove, WrittenTold } from "./told.js" */

/**
 * A move and what was played after it.
 * @typedef {object} MoveAndReplies
 * @property {Move} move A square, or `"pass"`.
 * @property {readonly Branch[]} branches What was played after it: first the main line, then what else was tried.
 */

/** A move, what is told of it, and what was played after it. @typedef {MoveAndReplies & ToldOfMove & Told} Branch */

/**
 * A start and what was played from there.
 * @typedef {object} StartAndMoves
 * @property {string} start The text of the start: 64 squares of `-XO`, a space, and the side to move.
 * @property {readonly Branch[]} branches The moves there: first the main line, then what else was tried.
 */

/** A start, what is told of the game, and what was played from there. @typedef {StartAndMoves & Told} GameTree */

/**
 * A move as a file has it.
 * @typedef {object} MoveOfFile
 * @property {Move | undefined} move `undefined` where what is written is no move
 * @property {string} text as it is written
 * @property {number} at where it is written: the index of its first character, or byte
 * @property {Color} [color] who is said to play it
 * @property {WrittenMove[]} branches
 */

/** A move as a file has it with what is told of it, not yet checked. @typedef {MoveOfFile & WrittenTold} WrittenMove */

/** How many characters of a word that is no move are told. */
const LONGEST_QUOTED = 20;

/**
 * The legal part of the moves as written. Passes that were left out are put in.
 * @param {Position} start
 * @param {readonly WrittenMove[]} written
 * @returns {{ branches: Branch[], problem: Problem | null }} the first problem, one of the main line before others
 */
export function legalPart(start, written) {
  /** @type {Problem[]} */
  const problems = [];
  const branches = legalBranches(start, written, { number: 1, ply: 0 }, problems);
  return { branches, problem: problems[0] ?? null };
}

/** The moves of the main line. @param {Pick<GameTree, "branches">} tree @returns {Move[]} */
export function mainLine({ branches }) {
  /** @type {Move[]} */
  const moves = [];
  for (let [next] = branches; next; [next] = next.branches) moves.push(next.move);
  return moves;
}

/** A line of moves as the branches of a tree. @param {readonly Move[]} moves @returns {Branch[]} */
export function lineOf(moves) {
  return moves.reduceRight((branches, move) => [{ move, branches }], /** @type {Branch[]} */ ([]));
}

/**
 * Adds a move to branches.
 * @param {WrittenMove[]} branches
 * @param {Omit<WrittenMove, "branches">} move
 * @returns {WrittenMove}
 */
export function written(branches, move) {
  const added = { ...move, branches: [] };
  branches.push(added);
  return added;
}

/** Moves that are written one after the other. @param {Iterable<Omit<WrittenMove, "branches">>} moves @returns {WrittenMove[]} */
export function writtenLine(moves) {
  /** @type {WrittenMove[]} */
  const first = [];
  let branches = first;
  for (const move of moves) ({ branches } = written(branches, move));
  return first;
}

/**
 * @param {Position} position
 * @param {readonly WrittenMove[]} moves
 * @param {{ number: number, ply: number }} at passes are not counted in the number of the next move
 * @param {Problem[]} problems
 * @returns {Branch[]}
 */
function legalBranches(position, moves, { number, ply }, problems) {
  if (moves.length === 0) return [];
  const played = mustPass(position) ? moves.map(afterPass) : moves;
  /** @type {Branch[]} */
  const branches = [];
  for (const branch of joined(played)) {
    const { move, text, at, color, branches: replies } = branch;
    // Some programs write passes behind the end.
    if (move === "pass" && isOver(position)) continue;
    const isTurn = color === undefined || color === position.turn;
    const next = move && isTurn ? after(position, move) : undefined;
    if (!move || !next) {
      const found = text.slice(0, LONGEST_QUOTED);
      problems.push(
        isTurn
          ? problemOf("illegal-move", { number, expected: legalMoves(position), found }, at, { ply })
          : problemOf("wrong-color", { number, expected: position.turn, found: color, move: found }, at, {
              ply,
            }),
      );
      continue;
    }
    branches.push({
      move,
      ...toldOfMoveIn(branch),
      branches: legalBranches(
        next,
        replies,
        { number: move === "pass" ? number : number + 1, ply: ply + 1 },
        problems,
      ),
    });
  }
  return branches;
}

/** A move as the reply to a pass that was left out. @param {WrittenMove} move @returns {WrittenMove} */
function afterPass(move) {
  if (move.move === "pass") return move;
  const { before, ...played } = move;
  return { move: "pass", text: "pass", at: move.at, ...(before && { before }), branches: [played] };
}

/** The moves with those that are the same in one. @param {readonly WrittenMove[]} moves @returns {WrittenMove[]} */
function joined(moves) {
  /** @type {WrittenMove[]} */
  const different = [];
  for (const move of moves) {
    const at = different.findIndex(
      (each) => move.move && each.move === move.move && each.color === move.color,
    );
    if (at < 0) different.push(move);
    else different[at] = inOne(different[at], move);
  }
  return different;
}

/** A move that is written twice. @param {WrittenMove} one @param {WrittenMove} other @returns {WrittenMove} */
function inOne(one, other) {
  const { move, text, at, color } = one;
  /** @type {WrittenMove} */
  const both = { move, text, at, ...(color && { color }), branches: [...one.branches, ...other.branches] };
  tell(both, one, "\n");
  tell(both, other, "\n");
  return both;
}
