// Games in the Generic Game Format with their names and the evaluations of their players: `B[f5/1.20/3.5]` has a square, what its
// player thought it worth in discs, and the seconds it took.

import { startOf } from "../../notation/ggf.js";
import { moveOf } from "../../notation/squares.js";
import { START_POSITION } from "../../rules/position.js";
import { writtenLine } from "../tree.js";
import { propertyOf } from "./nodes.js";
import { dayOf, nameOf } from "./tags.js";

/** @import { WrittenGame } from "../imported.js" */
/** @import { WrittenMove } from "../tree.js" */
/** @import { Property, TreeNode } from "./nodes.js" */

/** Whether a game is one of this format. @param {TreeNode} root */
export function isGgf(root) {
  return /^othello$/i.test(propertyOf(root, "GM") ?? "");
}

/**
 * Reads a game.
 * @param {TreeNode} root
 * @returns {WrittenGame}
 * @throws {import("../../host/error.js").FlipsideError} `INVALID_POSITION` where the start is none
 */
export function ggfGame(root) {
  const board = propertyOf(root, "BO");
  const score = Number.parseFloat(propertyOf(root, "RE") ?? "");
  return {
    tags: {
      black: nameOf(propertyOf(root, "PB")),
      white: nameOf(propertyOf(root, "PW")),
      event: nameOf(propertyOf(root, "PC")),
      date: dayOf(propertyOf(root, "DT")?.replace(/_.*/, "")),
      result: Math.abs(score) <= 64 ? score : null,
    },
    start: board ? startOf(board) : START_POSITION,
    moves: () => movesOf(root),
  };
}

/** @param {TreeNode} root @returns {WrittenMove[]} */
function movesOf({ properties }) {
  // The end of a game, `;)`, is an empty node behind.
  return writtenLine(properties.filter(({ name }) => name === "B" || name === "W").map(moveIn));
}

/** @param {Property} property @returns {Omit<WrittenMove, "branches">} */
function moveIn({ name, value, at }) {
  const [word, evaluation = ""] = value.split("/").map((part) => part.trim());
  const score = evaluation === "" ? Number.NaN : Number(evaluation);
  const color = name === "B" ? "black" : "white";
  return { move: moveOf(word), text: value, at, color, ...(Number.isFinite(score) ? { score } : {}) };
}
