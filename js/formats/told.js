// What is told at a place of a tree besides its moves: comments, signs, marks, and what only one format has.

import { marksOf, withMarks } from "./marks.js";
import { nagsOf } from "./nags.js";
import { othersOf } from "./others.js";

/** @import { PositionMark } from "./marks.js" */
/** @import { OtherTag } from "./others.js" */

/**
 * What is told of a move, or of the position after it.
 * @typedef {object} Told
 * @property {string} [comment] What is written about the move, or about the game.
 * @property {readonly number[]} [nags] Signs of an annotator: the numbers of PGN, `1` for `!` and `4` for `??`.
 * @property {readonly PositionMark[]} [marks] What is drawn over the position after the move.
 * @property {readonly OtherTag[]} [others] What a format has besides, as it is written there.
 */

/**
 * What is told of a move besides.
 * @typedef {object} ToldOfMove
 * @property {string} [before] What is written before the move, at the beginning of a variation.
 * @property {number} [score] What the move is worth in discs, for the side that plays it.
 * @property {number} [seconds] How long its player took.
 */

/** Texts and numbers as they were read. @typedef {{ comment?: string, before?: string, score?: number, seconds?: number }} WrittenTexts */
/**
 * The notes on a place as they were read, before they are checked.
 * @typedef {WrittenTexts & { nags?: unknown[], marks?: unknown[], others?: unknown[] }} WrittenTold
 */
/**
 * What is added to a branch.
 * @typedef {WrittenTexts & { nags?: readonly unknown[], marks?: readonly unknown[], others?: readonly unknown[] }} AddedTold
 */

/** What anything tells. Values of another kind are left out, and so are empty texts and lists. @param {unknown} given @returns {Told} */
export function toldIn(given) {
  const { comment, nags, marks, others } = Object(given);
  const lists = { nags: nagsOf(nags), marks: marksOf(marks), others: othersOf(others) };
  const kept = Object.entries(lists).filter(([, list]) => list.length > 0);
  return { ...textIn("comment", comment), ...Object.fromEntries(kept) };
}

/** What is told of a move in anything, in the same way. @param {unknown} given @returns {Told & ToldOfMove} */
export function toldOfMoveIn(given) {
  const { score, seconds, before } = Object(given);
  return {
    ...(Number.isFinite(score) ? { score } : {}),
    ...(Number.isFinite(seconds) && seconds >= 0 ? { seconds } : {}),
    ...textIn("before", before),
    ...toldIn(given),
  };
}

/** Whether something is told of a move. @param {Told & ToldOfMove} given */
export function isTold(given) {
  return Object.keys(toldOfMoveIn(given)).length > 0;
}

/**
 * Adds to what is already told of a move.
 * @param {WrittenTold} branch
 * @param {AddedTold} told
 * @param {string} between two texts
 */
export function tell(branch, told, between) {
  for (const name of /** @type {const} */ (["score", "seconds"]))
    if (told[name] !== undefined) branch[name] ??= told[name];
  for (const name of /** @type {const} */ (["before", "comment"])) {
    const text = told[name];
    if (text) branch[name] = branch[name] ? `${branch[name]}${between}${text}` : text;
  }
  // In place: a file may add to one move again and again.
  if (told.marks?.length) branch.marks = withMarks(branch.marks ?? [], told.marks);
  for (const name of /** @type {const} */ (["nags", "others"])) {
    const known = branch[name] ?? [];
    for (const each of told[name] ?? []) known.push(each);
    if (known.length > 0) branch[name] = known;
  }
}

/** @param {string} name @param {unknown} value */
function textIn(name, value) {
  return typeof value === "string" && value !== "" ? { [name]: value } : {};
}
