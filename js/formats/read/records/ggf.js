// Games in the Generic Game Format with their names and the evaluations of their players: `B[f5/1.20/3.5]` has a square, what its
// player thought it worth in discs, and the seconds it took. `TY[8]` is the kind of game: the size of the board, then letters, such as `r18` for a
// start of 18 random discs, `a` for anti-Othello, `k` for komi, which changes the result alone.

import { FlipsideError } from "../../../host/error.js";
import { startOf } from "../../../notation/ggf.js";
import { moveOf } from "../../../notation/squares.js";
import { withoutReferences } from "../../references.js";
import { readTime } from "../../time-control.js";
import { writtenLine } from "../../tree.js";
import { withoutControls } from "../../words.js";
import { propertyOf, walk, wordsOf } from "./nodes.js";
import { startFor } from "./starts.js";
import { dayOf, isMoreThanDay, nameOf } from "./tags.js";

/** @import { WrittenGame } from "../../imported.js" */
/** @import { OtherTag } from "../../others.js" */
/** @import { WrittenMove } from "../../tree.js" */
/** @import { Extent, Property, TreeNode } from "./nodes.js" */

/** What is read of a game, or written anew. */
export const KNOWN = new Set(["GM", "PC", "PB", "PW", "RB", "RW", "BO", "B", "W"]);

/** More plies than a game has: what is behind them is no move, whatever it is. */
const MOST_PLIES = 129;

/** Whether a game is one of this format. @param {TreeNode} root */
export function isGgf(root) {
  return /^othello$/i.test(propertyOf(root, "GM") ?? "");
}

/**
 * Reads a game.
 * @param {string} text
 * @param {Extent} extent
 * @param {TreeNode} root its first node, up to the first move
 * @returns {WrittenGame}
 * @throws {FlipsideError} `INVALID_POSITION` where it is another kind of game, or the start is none
 */
export function ggfGame(text, extent, root) {
  refuseOthers(root);
  const board = propertyOf(root, "BO");
  const score = Number.parseFloat(propertyOf(root, "RE") ?? "");
  const time = readTime(saidOf(root, "TI"));
  const first = root.properties.find(isMove);
  const { move, color } = (first && moveIn(first)) ?? {};
  return {
    tags: {
      black: nameOf(saidOf(root, "PB")),
      white: nameOf(saidOf(root, "PW")),
      event: nameOf(saidOf(root, "PC")),
      date: dayOf(saidOf(root, "DT")),
      round: null,
      result: Math.abs(score) <= 64 ? score : null,
      blackRating: nameOf(saidOf(root, "RB")),
      whiteRating: nameOf(saidOf(root, "RW")),
      timeControl: time,
    },
    told: { others: othersIn(root, time !== null) },
    start: board ? startOf(board) : startFor(move, color),
    moves: () => movesOf(text, extent),
  };
}

/** @param {TreeNode} root @param {string} name */
function saidOf(root, name) {
  return withoutReferences(wordsOf(root, name) ?? "");
}

/**
 * What has no name here: also a day or a result with more than that in it.
 * @param {TreeNode} root
 * @param {boolean} hasTime whether the time for thinking was read
 * @returns {OtherTag[]}
 */
function othersIn(root, hasTime) {
  const said = new Set([
    ...(isMoreThanDay(saidOf(root, "DT")) ? [] : ["DT"]),
    ...(/^\s*[+-]?\d{1,2}(?:\.\d+)?\s*$/.test(saidOf(root, "RE")) ? ["RE"] : []),
    ...(/^\s*8?\s*$/.test(saidOf(root, "TY")) ? ["TY"] : []),
    ...(hasTime ? ["TI"] : []),
  ]);
  return root.properties.flatMap(({ name, raw }) =>
    KNOWN.has(name) || said.has(name) ? [] : [{ format: "ggf", name, values: [withoutControls(raw)] }],
  );
}

/** Whether a game is one with komi. @param {TreeNode} root */
export function hasKomi(root) {
  return (
    /^\D?\d.*k/i.test(propertyOf(root, "TY") ?? "") || Number.parseFloat(propertyOf(root, "KM") ?? "0") !== 0
  );
}

/** @param {TreeNode} root @throws {FlipsideError} */
function refuseOthers(root) {
  const type = propertyOf(root, "TY") ?? "8";
  const [, size = "8", letters = ""] = /^\D?(\d*)(.*)$/s.exec(type) ?? [];
  const found = [
    [size !== "8", size === "88" ? "an octagon" : `a board of ${size} by ${size}`],
    [/a/i.test(letters), "anti-Othello"],
  ].find(([isOther]) => isOther)?.[1];
  if (!found) return;
  const message = `GGF game: expected Othello on 8 by 8 squares, found TY[${type.slice(0, 20)}], which is ${found}`;
  throw new FlipsideError("INVALID_POSITION", message);
}

/** @param {string} text @param {Extent} extent @returns {WrittenMove[]} */
function movesOf(text, extent) {
  /** @type {Omit<WrittenMove, "branches">[]} */
  const moves = [];
  walk(text, extent, {
    open: () => {},
    close: () => {},
    node: (properties) => {
      for (const property of properties) if (isMove(property)) moves.push(moveIn(property));
      return moves.length <= MOST_PLIES;
    },
  });
  return writtenLine(moves.slice(0, MOST_PLIES));
}

/** @param {Property} property */
function isMove({ name }) {
  return name === "B" || name === "W";
}

/** @param {Property} property @returns {Omit<WrittenMove, "branches">} */
function moveIn({ name, value, at }) {
  const [word, ...numbers] = value
    .slice(0, 80)
    .split("/")
    .map((part) => part.trim());
  const [score, seconds] = numbers.map((number) => (number === "" ? Number.NaN : Number(number)));
  return {
    move: moveOf(word),
    text: value,
    at,
    color: name === "B" ? "black" : "white",
    ...(Number.isFinite(score) ? { score } : {}),
    ...(Number.isFinite(seconds) ? { seconds } : {}),
  };
}
