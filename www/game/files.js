// A game as files have it, and as the page has it: there marks and signs are texts, as they stand in what is kept.

/** @import { GameTree, Tags } from "../package/flipside.js" */
/** @import { Tree } from "./tree.js" */

import { marksIn, marksText } from "./sketches.js";

/** What is told of a game only where it is known. */
const MORE = /** @type {const} */ (["site", "blackRating", "whiteRating", "timeControl", "annotator"]);

/** What is told of a game that was read. @param {Readonly<Tags>} game @returns {Tags} */
export function aboutOf(game) {
  const { black, white, event, date, round, result } = game;
  const more = MORE.flatMap((name) => (game[name] ? [[name, game[name]]] : []));
  return { black, white, event, date, round, result, ...Object.fromEntries(more) };
}

/**
 * Signs of annotators in the order of their numbers, which PGN gives them; others are written by these.
 * @type {readonly (readonly [number, string])[]}
 */
const SIGNS = [
  ...Array.from(["!", "?", "!!", "??", "!?", "?!", "□"], (sign, at) => /** @type {const} */ ([at + 1, sign])),
  ...Array.from(["⩲", "⩱", "±", "∓", "+−", "−+"], (sign, at) => /** @type {const} */ ([at + 14, sign])),
  /** @type {const} */ ([10, "="]),
  /** @type {const} */ ([13, "∞"]),
  /** @type {const} */ ([44, "=∞"]),
  [138, "⊕"],
];
const BY_NUMBER = new Map(SIGNS);
const NUMBERS = new Map(SIGNS.map(([nag, sign]) => [sign, nag]));

/** Signs as a text, `?! ±`. @param {readonly number[]} nags */
export function signsText(nags) {
  return nags.map((nag) => BY_NUMBER.get(nag) ?? `$${nag}`).join(" ");
}

/** The numbers of signs. @param {string} text of which what is no sign is left out @returns {number[]} */
export function nagsIn(text) {
  return text
    .split(" ")
    .flatMap((sign) => NUMBERS.get(sign) ?? (/^\$\d{1,5}$/.test(sign) ? Number(sign.slice(1)) : []));
}

/** A tree that was read, as the page has it. @param {GameTree} tree @returns {Tree} */
export function treeRead(tree) {
  return changed(tree, ({ marks, nags, ...told }) => ({
    ...told,
    ...(marks && { marks: marksText(marks) }),
    ...(nags && { signs: signsText(nags) }),
  }));
}

/**
 * A tree of the page as files have it.
 * @param {Tree} tree
 * @param {boolean} isTold whether the game is still the one that came in, of which only a format may tell more
 * @returns {GameTree}
 */
export function treeToWrite(tree, isTold) {
  const { others, ...written } = changed(tree, ({ marks, signs, ...told }) => ({
    ...told,
    ...(marks && { marks: marksIn(marks) }),
    ...(signs && { nags: nagsIn(signs) }),
  }));
  return { ...written, ...(isTold && others && { others }) };
}

/**
 * A tree with what is told at each place changed.
 * @param {any} place
 * @param {(told: any) => object} change
 * @returns {any}
 */
function changed({ branches, ...told }, change) {
  return {
    ...change(told),
    branches: branches.map((/** @type {object} */ branch) => changed(branch, change)),
  };
}
