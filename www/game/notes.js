// What is written about the moves of a tree, beside its text: comments, and the scores that came with it.

/** @import { Branch, Tree } from "./tree.js" */

/** What is written about the place at the end of a path, as "f5d6c3": a comment and a score, if any. @typedef {[path: string, note: { comment?: string, score?: number }]} Note */

/** @param {Tree} tree @returns {Note[]} */
export function notesOf({ comment, branches }) {
  return [...noteOf("", { comment }), ...branches.flatMap((branch) => notesIn(branch, ""))];
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
  const { comment } = known.get("") ?? {};
  return { ...tree, ...(comment ? { comment } : {}), branches: noted(tree.branches, "", known) };
}

/** @param {Branch} branch @param {string} before @returns {Note[]} */
function notesIn({ move, comment, score, branches }, before) {
  const path = before + step(move);
  return [...noteOf(path, { comment, score }), ...branches.flatMap((branch) => notesIn(branch, path))];
}

/** @param {string} path @param {{ comment?: string | undefined, score?: number | undefined }} told @returns {Note[]} */
function noteOf(path, { comment, score }) {
  const note = { ...(comment ? { comment } : {}), ...(score === undefined ? {} : { score }) };
  return Object.keys(note).length === 0 ? [] : [[path, note]];
}

/** @param {readonly Branch[]} branches @param {string} before @param {Map<string, ReturnType<typeof readNote>>} known @returns {Branch[]} */
function noted(branches, before, known) {
  return branches.map((branch) => {
    const path = before + step(branch.move);
    return { ...branch, ...known.get(path), branches: noted(branch.branches, path, known) };
  });
}

/** @param {unknown} note @returns {{ comment?: string, score?: number }} */
function readNote(note) {
  if (typeof note !== "object" || note === null) return {};
  const { comment, score } = /** @type {Record<string, unknown>} */ (note);
  return {
    ...(typeof comment === "string" && comment !== "" ? { comment } : {}),
    ...(typeof score === "number" && Number.isFinite(score) && Math.abs(score) <= 64 ? { score } : {}),
  };
}

/** @param {string} move */
function step(move) {
  return move === "pass" ? "--" : move;
}
