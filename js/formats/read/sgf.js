// Games in the Smart Game Format, FF[4] GM[2], with their variations.
//
// A move is a square such as `B[f5]`, in some programs two letters as in Go, `B[fe]`; an empty one is a pass. `V` is the value of a
// node in discs for black. `AB`, `AW`, `AE` and `PL` change the start, which has the four discs of a new game.

import { FlipsideError } from "../../host/error.js";
import { parseBoard } from "../../notation/board.js";
import { colorOf, moveOf } from "../../notation/squares.js";
import { SQUARES, START } from "../../rules/board.js";
import { START_POSITION } from "../../rules/position.js";
import { written } from "../tree.js";
import { propertyOf } from "./nodes.js";
import { dayOf, nameOf } from "./tags.js";

/**
 * @import { Color } from "../../generated/types.js"
 * @import { Position } from "../../rules/position.js"
 * @import { WrittenGame } from "../imported.js"
 * @import { WrittenMove } from "../tree.js"
 * @import { Property, TreeNode } from "./nodes.js"
 */

/** @type {Readonly<Record<string, string>>} */
const SET_UP = Object.freeze({ AB: "X", AW: "O", AE: "-" });

/**
 * Reads a game.
 * @param {TreeNode} root
 * @returns {WrittenGame}
 * @throws {FlipsideError} `INVALID_POSITION` where it is another game, or the start is none
 */
export function sgfGame(root) {
  const kind = propertyOf(root, "GM") ?? "2";
  if (kind !== "2") {
    const found = JSON.stringify(kind.slice(0, 20));
    throw new FlipsideError("INVALID_POSITION", `SGF game: expected Othello, which is GM[2], found ${found}`);
  }
  const comment = propertyOf(root, "C");
  return {
    tags: {
      black: nameOf(propertyOf(root, "PB")),
      white: nameOf(propertyOf(root, "PW")),
      event: nameOf(propertyOf(root, "EV") ?? propertyOf(root, "PC")),
      date: dayOf(propertyOf(root, "DT")),
      result: resultOf(propertyOf(root, "RE")),
    },
    start: startOf(root.properties),
    ...(comment ? { comment } : {}),
    moves: () => movesOf(root),
  };
}

/** The moves below a node and in it. @param {TreeNode} root @returns {WrittenMove[]} */
function movesOf(root) {
  /** @type {WrittenMove[]} */
  const first = [];
  /** Nodes that wait, each with the branches that it belongs to: a file can be deeper than calls can. */
  const waiting = [{ node: root, branches: first }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    let { branches } = next;
    for (const property of next.node.properties) {
      const move = moveIn(property, next.node, next.node === root);
      if (move) branches = written(branches, move).branches;
    }
    for (const node of next.node.nodes.toReversed()) waiting.push({ node, branches });
  }
  return first;
}

/**
 * The move that a property means.
 * @param {Property} property
 * @param {TreeNode} node
 * @param {boolean} isRoot
 * @returns {Omit<WrittenMove, "branches"> | undefined}
 */
function moveIn({ name, value, at }, node, isRoot) {
  if (name in SET_UP && !isRoot) return { move: undefined, text: `${name}[${value}]`, at };
  const color = name === "B" ? "black" : name === "W" ? "white" : undefined;
  if (!color) return undefined;
  const score = Number(propertyOf(node, "V") ?? Number.NaN);
  const comment = propertyOf(node, "C");
  return {
    ...{ move: pointOf(value) ?? moveOf(value.trim()), text: value, at, color },
    ...(Number.isFinite(score) ? { score: color === "black" ? score : 0 - score } : {}),
    ...(comment && !isRoot ? { comment } : {}),
  };
}

/** A move as it is written in this format alone: none for a pass, or two letters. @param {string} value */
function pointOf(value) {
  const word = value.trim().toLowerCase();
  if (word === "" || word === "tt") return "pass";
  const [, file, rank] = /^([a-h])([a-h])$/.exec(word) ?? [];
  return file ? moveOf(`${file}${rank.charCodeAt(0) - 96}`) : undefined;
}

/** @param {Property[]} properties @returns {Position} */
function startOf(properties) {
  const cells = [...START];
  /** @type {Color | undefined} */
  let turn;
  for (const { name, value } of properties) {
    if (name in SET_UP) for (const square of squaresOf(value)) cells[square] = SET_UP[name];
    if (name === "PL") turn = colorOf({ b: "black", w: "white" }[value.trim().toLowerCase()] ?? value.trim());
  }
  const board = cells.join("");
  if (board === START && turn !== "white") return START_POSITION;
  return parseBoard(`${board} ${turn === "white" ? "O" : "X"}`);
}

/** The squares of a point, or of a rectangle `a1:c2`. @param {string} value */
function squaresOf(value) {
  const [from, to = from] = value.split(":").map((point) => {
    const move = pointOf(point) ?? moveOf(point.trim());
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

/** Black's score of a result such as `B+12`, `W+2` or `Draw`. @param {string | undefined} value @returns {number | null} */
function resultOf(value = "") {
  if (/^(?:0|draw)$/i.test(value)) return 0;
  const [, winner, margin] = /^([BW])\+(\d{1,2})(?:\.0*)?$/i.exec(value) ?? [];
  if (!winner) return null;
  return winner.toUpperCase() === "B" ? Number(margin) : 0 - Number(margin);
}
