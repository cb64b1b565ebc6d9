// Games in the Smart Game Format, FF[4] GM[2], with their variations.
//
// A move is a square such as `B[f5]`, in some programs two letters as in Go, `B[fe]`; an empty one is a pass. `V` is the value of a
// node in discs for black. `CR`, `MA`, `SQ`, `TR`, `SL`, `AR` and `LN` are marks over its position: a line is an arrow here. `AB`, `AW`, `AE` and `PL` before the first move change the start, which has the four discs of a new game. Who
// plays the first move begins, where `PL` does not say it.

import { FlipsideError } from "../../../host/error.js";
import { colorOf, foldLetters, moveOf } from "../../../notation/squares.js";
import { SQUARES, START } from "../../../rules/board.js";
import { START_POSITION } from "../../../rules/position.js";
import { SGF_SHAPES, withMarks } from "../../marks.js";
import { trimmed, withoutControls } from "../../words.js";
import { branchTo } from "./branches.js";
import { hasMove, propertyOf, walk, wordsOf } from "./nodes.js";
import { positionOf, startFor } from "./starts.js";
import { dayOf, nameOf, scoreOf } from "./tags.js";

/**
 * @import { Color, Move } from "../../../generated/types.js"
 * @import { Position } from "../../../rules/position.js"
 * @import { WrittenGame } from "../../imported.js"
 * @import { PositionMark } from "../../marks.js"
 * @import { WrittenMove } from "../../tree.js"
 * @import { Extent, Property, TreeNode } from "./nodes.js"
 */

/** What the properties of a set-up put on squares. */
const SET_UP = new Map([
  ["AB", "X"],
  ["AW", "O"],
  ["AE", "-"],
]);

/** Who plays the moves of a property. @type {ReadonlyMap<string, Color>} */
const COLOR = new Map([
  ["B", "black"],
  ["W", "white"],
]);

/**
 * Reads a game.
 * @param {string} text
 * @param {Extent} extent
 * @param {readonly TreeNode[]} chain its nodes up to the first move
 * @returns {WrittenGame}
 * @throws {FlipsideError} `INVALID_POSITION` where it is another game, or the start is none
 */
export function sgfGame(text, extent, chain) {
  const [root] = chain;
  refuseOthers(root);
  // The comment of the first move is that of the move, but in the first node.
  const comment = chain
    .filter((node) => node === root || !hasMove(node))
    .flatMap((node) => node.properties.filter(({ name }) => name === "C").map(remarkOf))
    .filter(Boolean)
    .join("\n");
  return {
    tags: {
      black: nameOf(wordsOf(root, "PB")),
      white: nameOf(wordsOf(root, "PW")),
      event: nameOf(wordsOf(root, "EV")) ?? nameOf(wordsOf(root, "PC")),
      date: dayOf(wordsOf(root, "DT")),
      round: nameOf(wordsOf(root, "RO")),
      result: scoreOf(propertyOf(root, "RE")),
    },
    endsOtherwise: Number.parseFloat(propertyOf(root, "KM") ?? "0") !== 0,
    start: startOf(chain),
    ...(comment ? { comment } : {}),
    marks: chain.reduce(
      (marks, node) => (hasMove(node) ? marks : withMarks(marks, marksIn(node))),
      /** @type {unknown[]} */ ([]),
    ),
    moves: () => movesOf(text, extent),
  };
}

/** @param {TreeNode} root @throws {FlipsideError} where it is another game than Othello on 8 by 8 squares */
function refuseOthers(root) {
  const refuse = (/** @type {string} */ expected, /** @type {string} */ found) => {
    throw new FlipsideError("INVALID_POSITION", `SGF game: expected ${expected}, found ${found}`);
  };
  const kind = propertyOf(root, "GM") ?? "2";
  if (!/^0*2$|othello|reversi/i.test(kind))
    refuse("Othello, which is GM[2]", JSON.stringify(kind.slice(0, 20)));
  const size = propertyOf(root, "SZ") ?? "8";
  if (!/^0*8(?:\s?:\s?0*8)?$/.test(size)) refuse("a board of 8 by 8 squares", `SZ[${size.slice(0, 20)}]`);
  const rules = propertyOf(root, "RU") ?? "";
  if (/anti|reverse(?!i)|misere|misère/i.test(rules))
    refuse("the rules of Othello", `RU[${rules.slice(0, 20)}]`);
}

/** More plies than a game has: what is behind them is no move, whatever it is. */
const MOST_PLIES = 128;

/** The moves of a game. @param {string} text @param {Extent} extent @returns {WrittenMove[]} */
function movesOf(text, extent) {
  /** @type {WrittenMove[]} */
  const first = [];
  /** Where a line stands. @type {{ branches: WrittenMove[], last: WrittenMove | undefined, ply: number }} */
  let line = { branches: first, last: undefined, ply: 0 };
  /** @type {(typeof line)[]} */
  const open = [];
  let isRoot = true;
  let isStart = true;
  walk(text, extent, {
    open: () => {
      open.push(line);
      isStart &&= open.length === 1;
    },
    close: () => {
      line = open.pop() ?? line;
    },
    node: (properties) => {
      if (line.ply > MOST_PLIES) return undefined;
      const isMoved = hasMove({ properties });
      const told = toldOf({ properties });
      for (const property of properties) {
        const move = moveIn(property, told, isStart, isRoot);
        if (!move || line.ply > MOST_PLIES) continue;
        const last = branchTo(line.branches, move);
        line = { branches: last.branches, last, ply: line.ply + 1 };
      }
      // What is said between two moves belongs to the one before.
      if (!isMoved && !isStart && told.comment && line.last)
        line.last.comment = line.last.comment ? `${line.last.comment}\n${told.comment}` : told.comment;
      if (!isMoved && !isStart && line.last) line.last.marks = withMarks(line.last.marks ?? [], told.marks);
      isRoot = false;
      isStart &&= !isMoved;
      return undefined;
    },
  });
  return first;
}

/** What a node says of its move, and draws over the position after it. @typedef {{ score: number, comment: string, marks: PositionMark[] }} Told */

/** @param {TreeNode} node @returns {Told} */
function toldOf(node) {
  const comment = node.properties.find(({ name }) => name === "C");
  return {
    score: Number.parseFloat(propertyOf(node, "V") ?? ""),
    comment: comment ? remarkOf(comment) : "",
    marks: marksIn(node),
  };
}

/** What a node draws over its position; what names no squares is left out. @param {TreeNode} node @returns {PositionMark[]} */
function marksIn({ properties }) {
  return properties.flatMap(({ name, value }) => {
    const shape = SGF_SHAPES.get(name);
    if (!shape && name !== "AR" && name !== "LN") return [];
    const points = value.split(":", 2).map(squareOf);
    const [from, to] = points;
    if (points.includes(undefined) || points.includes("pass")) return [];
    if (!shape) return /** @type {PositionMark[]} */ (to ? [{ from, to }] : []);
    return squaresOf(value).map((square) => ({ square: SQUARES[square], shape }));
  });
}

/** What a comment says; nothing where it is blank. @param {Property} comment */
function remarkOf({ value }) {
  const remark = withoutControls(value);
  return trimmed(remark) === "" ? "" : remark;
}

/**
 * The move that a property means.
 * @param {Property} property
 * @param {Told} told of its node
 * @param {boolean} isStart whether no move is before its node
 * @param {boolean} isRoot
 * @returns {Omit<WrittenMove, "branches"> | undefined}
 */
function moveIn({ name, value, at }, { score, comment, marks }, isStart, isRoot) {
  if (SET_UP.has(name) && !isStart) return { move: undefined, text: `${name}[${value}]`, at };
  const color = COLOR.get(name);
  if (!color) return undefined;
  return {
    ...{ move: squareOf(value), text: value, at, color },
    ...(Number.isFinite(score) ? { score: color === "black" ? score : 0 - score } : {}),
    ...(comment && !isRoot ? { comment } : {}),
    ...(marks.length > 0 ? { marks: [...marks] } : {}),
  };
}

/** A move: none for a pass, a square, or two letters. @param {string} value @returns {Move | undefined} */
function squareOf(value) {
  const word = foldLetters(value.slice(0, 40)).trim().toLowerCase();
  if (word === "" || word === "tt") return "pass";
  const [, file, rank] = /^([a-h])([a-h])$/.exec(word) ?? [];
  return file ? moveOf(`${file}${rank.charCodeAt(0) - 96}`) : moveOf(word);
}

/** @param {readonly TreeNode[]} chain the nodes up to the first move @returns {Position} */
function startOf(chain) {
  const properties = chain.flatMap((node) => node.properties);
  const first = properties.find(({ name }) => COLOR.has(name));
  const color = COLOR.get(first?.name ?? "");
  const isChanged = properties.some(({ name }) => SET_UP.has(name) || name === "PL");
  if (!isChanged) return first ? startFor(squareOf(first.value), color) : START_POSITION;
  const cells = [...START];
  /** @type {Color | undefined} */
  let turn;
  for (const { name, value } of properties) {
    const cell = SET_UP.get(name);
    if (cell) for (const square of squaresOf(value)) cells[square] = cell;
    if (name === "PL") turn = colorOf(value.trim());
  }
  const board = cells.join("");
  if (!turn && board === START && first) return startFor(squareOf(first.value), color);
  turn ??= color ?? "black";
  return positionOf(board, turn);
}

/** The squares of a point, or of a rectangle `a1:c2`. @param {string} value */
function squaresOf(value) {
  const [from, to = from] = value.split(":", 2).map((point) => {
    const move = squareOf(point);
    if (move && move !== "pass") return SQUARES.indexOf(move);
    const found = JSON.stringify(point.slice(0, 20));
    throw new FlipsideError("INVALID_POSITION", `SGF game: set-up: expected a1 to h8, found ${found}`);
  });
  const isInside = (/** @type {number} */ at, /** @type {(square: number) => number} */ part) =>
    part(at) >= Math.min(part(from), part(to)) && part(at) <= Math.max(part(from), part(to));
  return [...SQUARES.keys()].filter(
    (at) => isInside(at, (square) => square % 8) && isInside(at, (square) => square >> 3),
  );
}
