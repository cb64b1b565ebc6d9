// What is told of the moves of a tree, beside its text: comments, signs, marks, and the scores that came with it.

/** @import { Branch, Tree } from "./tree.js" */

import { shortMove } from "./tree.js";

/**
 * What is written about the place at the end of a path, as "f5d6c3": a comment, signs, marks and the like, if any.
 * @typedef {[path: string, note: Written]} Note
 */
/** @typedef {Omit<Branch, "move" | "branches">} Written */

/** @param {Tree} tree @returns {Note[]} */
export function notesOf({ start: _, branches, ...told }) {
  return [...noteOf("", told), ...branches.flatMap((branch) => notesIn(branch, ""))];
}

/**
 * The tree with what is written about it.
 * @param {Tree} tree
 * @param {unknown} notes as `notesOf` gives them; what is none is left out
 * @returns {Tree} the same one where there are none
 */
export function withNotes(tree, notes) {
  /** @type {Map<string, ReturnType<typeof readNote>>} */
  const known = new Map();
  for (const note of Array.isArray(notes) ? notes : [])
    if (Array.isArray(note) && typeof note[0] === "string") known.set(note[0], readNote(note[1]));
  if (known.size === 0) return tree;
  return { ...known.get(""), ...tree, branches: noted(tree.branches, "", known) };
}

/** @param {Branch} branch @param {string} before @returns {Note[]} */
function notesIn({ move, branches, ...told }, before) {
  const path = before + shortMove(move);
  return [...noteOf(path, told), ...branches.flatMap((branch) => notesIn(branch, path))];
}

/** @param {string} path @param {object} told @returns {Note[]} */
function noteOf(path, told) {
  const note = readNote(told);
  return Object.keys(note).length === 0 ? [] : [[path, note]];
}

/**
 * @param {readonly Branch[]} branches
 * @param {string} before
 * @param {Map<string, ReturnType<typeof readNote>>} known
 * @returns {Branch[]}
 */
function noted(branches, before, known) {
  return branches.map((branch) => {
    const path = before + shortMove(branch.move);
    return { ...known.get(path), ...branch, branches: noted(branch.branches, path, known) };
  });
}

/** @param {unknown} note @returns {Written} */
function readNote(note) {
  return Object.fromEntries(
    Object.entries(typeof note === "object" && note !== null ? note : {}).filter(isPart),
  );
}

/** Whether a part of the notes is of its kind. @param {[name: string, value: unknown]} part */
function isPart([name, value]) {
  if (name === "score") return Number.isFinite(value) && Math.abs(Number(value)) <= 64;
  if (name === "seconds") return Number.isFinite(value);
  return name === "others" ? Array.isArray(value) : typeof value === "string" && value !== "";
}
