// What this browser has saved of puzzles: which are wanted, and how many were solved.
import { recall, remember } from "../storage/local.js";

/** @typedef {"mixed" | "easy" | "medium" | "hard" | "own"} PuzzleKind which puzzles a person wants */

/**
 * @typedef {object} PuzzleProgress
 * @property {PuzzleKind} kind
 * @property {number} solved how many in all
 * @property {number} streak how many one after another at the first try, the square not shown
 * @property {number} best the longest streak
 * @property {number} level the place in the puzzles by difficulty where the person is, 0 to 1
 * @property {readonly number[]} done the numbers of those solved
 * @property {string} day of the last puzzle of the day that was solved
 */

/** @type {readonly PuzzleKind[]} */
export const PUZZLE_KINDS = Object.freeze(["mixed", "easy", "medium", "hard", "own"]);

/** How far one answer moves the level: two missed weigh as much as three solved. */
const STEP = { up: 0.02, down: 0.03 };

const FIRST_LEVEL = 0.05;

/** @returns {PuzzleProgress} */
export function puzzleProgress() {
  return parseProgress(recall().puzzles);
}

/**
 * Progress out of anything that was stored.
 * @param {unknown} stored
 * @returns {PuzzleProgress}
 */
export function parseProgress(stored) {
  const { kind, solved, streak, best, level, done, day } = /** @type {Record<string, unknown>} */ (
    typeof stored === "object" && stored !== null ? stored : {}
  );
  return {
    kind: PUZZLE_KINDS.find((each) => each === kind) ?? "mixed",
    solved: countOf(solved),
    streak: countOf(streak),
    best: countOf(best),
    level: typeof level === "number" && level >= 0 && level <= 1 ? level : FIRST_LEVEL,
    done: Array.isArray(done) ? done.filter((index) => Number.isInteger(index)) : [],
    day: typeof day === "string" ? day : "",
  };
}

/**
 * Saves a change of what is saved now, so that tabs beside each other count together.
 * @param {(progress: PuzzleProgress) => Partial<PuzzleProgress>} change
 * @returns {PuzzleProgress}
 */
export function saveProgress(change) {
  const now = puzzleProgress();
  const next = { ...now, ...change(now) };
  remember({ puzzles: next });
  return next;
}

/**
 * What an answered puzzle changes.
 * @param {PuzzleProgress} progress
 * @param {object} answer
 * @param {boolean} answer.isClean found at the first try, the square not shown
 * @param {boolean} answer.isSolved found in the end
 * @param {number} [answer.index] its number, if it is one of the collection
 * @param {string} [answer.day] if it was the puzzle of a day
 * @returns {Partial<PuzzleProgress>}
 */
export function answered({ solved, streak, best, level, done }, { isClean, isSolved, index, day }) {
  const run = isClean ? streak + 1 : 0;
  return {
    solved: solved + (isSolved ? 1 : 0),
    streak: run,
    best: Math.max(best, run),
    level: Math.min(1, Math.max(0, level + (isClean ? STEP.up : -STEP.down))),
    done: isSolved && index !== undefined && !done.includes(index) ? [...done, index] : done,
    ...(isSolved && day !== undefined && { day }),
  };
}

/** @param {unknown} value */
function countOf(value) {
  return Number.isInteger(value) && Number(value) >= 0 ? Number(value) : 0;
}
