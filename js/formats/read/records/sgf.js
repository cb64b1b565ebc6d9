// Games in the Smart Game Format, FF[4] GM[2], with their variations.
//
// A move is a square such as `B[f5]`, in some programs two letters as in Go, `B[fe]`; an empty one is a pass. `V` is the value of a
// node in discs for black, and `TE`, `BM`, `IT`, `DO`, `DM`, `UC`, `GB` and `GW` are signs. `CR`, `MA`, `SQ`, `TR`, `SL`, `AR` and `LN` are marks over its position: a line is an arrow here. `AB`, `AW`, `AE` and `PL` before the first move change the start, which has the four discs of a new game. The side that
// plays the first move begins, where `PL` does not say it.

import { FlipsideError } from "../../../host/error.js";
import { colorOf, foldLetters, moveOf } from "../../../notation/squares.js";
import { SQUARES, START } from "../../../rules/board.js";
import { START_POSITION } from "../../../rules/position.js";
import { SGF_SHAPES } from "../../marks.js";
import { nagOfSgf } from "../../nags.js";
import { tell } from "../../told.js";
import { trimmed, withoutControls } from "../../words.js";
import { branchTo } from "./branches.js";
import { hasMove, propertyOf, walk } from "./nodes.js";
import { positionOf, startFor } from "./starts.js";
import { dayOf, isMoreThanDay, nameOf, scoreOf } from "./tags.js";

/**
 * @import { Color, Move } from "../../../generated/types.js"
 * @import { Position } from "../../../rules/position.js"
 * @import { WrittenGame } from "../../imported.js"
 * @import { PositionMark } from "../../marks.js"
 * @import { OtherTag } from "../../others.js"
 * @import { WrittenTold } from "../../told.js"
 * @import { MoveOfFile, WrittenMove } from "../../tree.js"
 * @import { Extent, Property, TreeNode } from "./nodes.js"
 */

/** What the properties of a set-up put on squares. */
const SET_UP = new Map([
  ["AB", "X"],
  ["AW", "O"],
  ["AE", "-"],
]);

/** The side that plays the moves of a property. @type {ReadonlyMap<string, Color>} */
const COLOR = new Map([
  ["B", "black"],
  ["W", "white"],
]);

/** The properties that are read in every node, or written anew. */
export const KNOWN = new Set([
  "FF",
  "GM",
  "SZ",
  "CA",
  "AP",
  "B",
  "W",
  "C",
  "PL",
  "AR",
  "LN",
  ...SET_UP.keys(),
  ...SGF_SHAPES.keys(),
]);

/** The properties of the game that are names or texts, and what they are called here. */
const TEXTS = new Map([
  ...Object.entries({ PB: "black", PW: "white", EV: "event", PC: "site", RO: "round" }),
  ...Object.entries({ BR: "blackRating", WR: "whiteRating", AN: "annotator" }),
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
  const opening = chain.filter((node) => node === root || !hasMove(node));
  const { tags, others } = gameTags(opening.flatMap(({ properties }) => properties));
  /** @type {WrittenTold} */
  const told = {};
  for (const { properties } of opening) {
    const { comment, nags, marks } = toldOf(properties);
    tell(told, { ...(comment && { comment }), ...(!hasMove({ properties }) && { nags, marks }) }, "\n");
  }
  return { tags, start: startOf(chain), told: { ...told, others }, moves: () => movesOf(text, extent) };
}

/** The tags of a game, and the properties without a name here. @param {readonly Property[]} properties of its first nodes */
function gameTags(properties) {
  const textOf = (/** @type {string} */ name) => properties.find((each) => each.name === name)?.value;
  const texts = [...TEXTS].map(([property, name]) => [name, nameOf(textOf(property))]);
  const [day, time] = [textOf("DT"), timeIn(textOf("TM"), textOf("OT"))];
  const result = scoreOf(textOf("RE"));
  const isWon = result === null && nameOf(textOf("RE")) !== null;
  // A day with more than a day in it is kept besides, and so is a result without discs.
  const said = new Set([time.name, ...(isMoreThanDay(day) ? [] : ["DT"]), ...(isWon ? [] : ["RE"])]);
  return {
    tags: { ...Object.fromEntries(texts), date: dayOf(day), result, timeControl: time.text },
    others: othersIn(properties).filter(({ name }) => !TEXTS.has(name) && !said.has(name)),
  };
}

/** The time for thinking: a number of seconds, or what is written of overtime. @param {string} [main] @param {string} [overtime] */
function timeIn(main = "", overtime) {
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(main)) return { name: "TM", text: main.trim() };
  return { name: "OT", text: nameOf(overtime) };
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

/**
 * Where a line stands.
 * @typedef {object} Line
 * @property {WrittenMove[]} branches behind its last move
 * @property {WrittenMove | undefined} last its last move
 * @property {number} ply
 * @property {boolean} isFresh whether it is a variation that has no move yet
 * @property {WrittenTold} pending what belongs to its first move
 */

/** The moves of a game. @param {string} text @param {Extent} extent @returns {WrittenMove[]} */
function movesOf(text, extent) {
  /** @type {WrittenMove[]} */
  const first = [];
  /** @type {Line} */
  let line = { branches: first, last: undefined, ply: 0, isFresh: false, pending: {} };
  /** @type {Line[]} */
  const open = [];
  let isRoot = true;
  let isStart = true;
  walk(text, extent, {
    open: () => {
      open.push(line);
      line = { ...line, isFresh: true, pending: {} };
      isStart &&= open.length === 1;
    },
    close: () => {
      const { before } = line.pending;
      line = open.pop() ?? line;
      // A variation without a move says something of the move before it.
      if (before && line.last) tell(line.last, { comment: before }, "\n");
    },
    node: (properties) => {
      if (line.ply > MOST_PLIES) return undefined;
      const isMoved = hasMove({ properties });
      for (const property of properties) {
        const move = moveIn(property, isStart);
        if (!move || line.ply > MOST_PLIES) continue;
        const last = branchTo(line.branches, move);
        tell(last, line.pending, "\n");
        line = { branches: last.branches, last, ply: line.ply + 1, isFresh: false, pending: {} };
      }
      // What the nodes before the first move say belongs to the game.
      if (isMoved || !isStart) tellOf(line, toldOf(properties, line.last?.color), isMoved, isRoot);
      isRoot = false;
      isStart &&= !isMoved;
      return undefined;
    },
  });
  return first;
}

/** @param {Line} line @param {WrittenTold} told of a node @param {boolean} isMoved whether the node has a move @param {boolean} isRoot */
function tellOf({ last, isFresh, pending }, told, isMoved, isRoot) {
  const { comment, others, ...ofMove } = told;
  if (isRoot && last) tell(last, ofMove, "\n");
  else if (isFresh && !isMoved) {
    tell(pending, { ...(comment && { before: comment }) }, "\n");
    tell(last ?? pending, { ...ofMove, ...(others && { others }) }, "\n");
  } else if (last) tell(last, told, "\n");
}

/**
 * What a node says of its move, or of the position of the move before it.
 * @param {readonly Property[]} properties
 * @param {Color} [color] who played that move
 * @returns {WrittenTold}
 */
function toldOf(properties, color) {
  const value = Number.parseFloat(properties.find(({ name }) => name === "V")?.value ?? "");
  const isScored = color !== undefined && Number.isFinite(value);
  const comment = properties
    .filter(({ name }) => name === "C")
    .map(remarkOf)
    .filter(Boolean)
    .join("\n");
  const nags = properties.flatMap((property) => nagOfSgf(property) ?? []);
  return {
    ...(isScored && { score: color === "black" ? value : 0 - value }),
    ...(comment && { comment }),
    // A value that is nobody's would be that of a move where it is written again.
    nags,
    marks: marksIn(properties),
    others: othersIn(properties, Number.isFinite(value)),
  };
}

/**
 * What has no name here.
 * @param {readonly Property[]} properties
 * @param {boolean} [hasValue] whether the value was read
 * @returns {OtherTag[]}
 */
function othersIn(properties, hasValue = false) {
  return properties.flatMap((property) => {
    const { name, raw } = property;
    const isKnown = KNOWN.has(name) || (name === "V" && hasValue) || nagOfSgf(property) !== undefined;
    return isKnown ? [] : [{ format: "sgf", name, values: [withoutControls(raw)] }];
  });
}

/**
 * What a node draws over its position; what names no squares is left out.
 * @param {readonly Property[]} properties
 * @returns {PositionMark[]}
 */
function marksIn(properties) {
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

/** What a comment says, unless it is blank. @param {Property} comment */
function remarkOf({ value }) {
  const remark = withoutControls(value);
  return trimmed(remark) === "" ? "" : remark;
}

/**
 * The move that a property means.
 * @param {Property} property
 * @param {boolean} isStart whether no move is before its node
 * @returns {Omit<MoveOfFile, "branches"> | undefined}
 */
function moveIn({ name, value, at }, isStart) {
  if (SET_UP.has(name) && !isStart) return { move: undefined, text: `${name}[${value}]`, at };
  const color = COLOR.get(name);
  return color && { move: squareOf(value), text: value, at, color };
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
