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
 * @property {readonly string[]} missed the keys of those that were missed, or found with the square shown, and may still be solved
 * @property {readonly string[]} over the keys of those that count no more and have no number in `done`
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
  const { kind, solved, streak, best, level, done, missed, over, day } =
    /** @type {Record<string, unknown>} */ (typeof stored === "object" && stored !== null ? stored : {});
  return {
    kind: PUZZLE_KINDS.find((each) => each === kind) ?? "mixed",
    solved: countOf(solved),
    streak: countOf(streak),
    best: countOf(best),
    level: typeof level === "number" && level >= 0 && level <= 1 ? level : FIRST_LEVEL,
    done: Array.isArray(done) ? done.filter((index) => Number.isInteger(index)) : [],
    missed: textsOf(missed),
    over: textsOf(over),
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

/** What a puzzle is kept by: its number in the collection, or its position. @param {{ index?: number, position: string }} puzzle */
const keyOf = ({ index, position }) => (index === undefined ? position : `#${index}`);

/**
 * What an answer changes. A puzzle counts once, as it went the first time, however often it is opened.
 * @param {PuzzleProgress} progress
 * @param {{ index?: number, position: string }} puzzle
 * @param {"missed" | "shown" | "solved"} outcome `missed`: by a wrong move or a hint that shows the square; `shown`: the solution
 * @param {string} [day] if it is the puzzle of a day
 * @returns {Partial<PuzzleProgress>}
 */
export function answered({ solved, streak, best, level, done, missed, over }, puzzle, outcome, day) {
  const { index } = puzzle;
  const key = keyOf(puzzle);
  const isSolved = outcome === "solved";
  const isOver = over.includes(key) || (index !== undefined && done.includes(index));
  const isFirst = !isOver && !missed.includes(key);
  const run = isFirst ? (isSolved ? streak + 1 : 0) : streak;
  const step = isSolved ? STEP.up : -STEP.down;
  const isNumbered = isSolved && index !== undefined;
  return {
    solved: solved + Number(isSolved && !isOver),
    streak: run,
    best: Math.max(best, run),
    level: isFirst ? Math.min(1, Math.max(0, level + step)) : level,
    done: isNumbered ? withLast(done, index) : done,
    missed: outcome === "missed" && isFirst ? withLast(missed, key) : missed,
    over: outcome !== "missed" && !isNumbered ? withLast(over, key) : over,
    ...(isSolved && day !== undefined && { day }),
  };
}

/** How many are kept of a list: more than anybody solves twice within its time. */
const KEPT = 2000;

/** @template Value @param {readonly Value[]} list @param {Value} value @returns {readonly Value[]} */
function withLast(list, value) {
  return list.includes(value) ? list : [...list, value].slice(-KEPT);
}

/** @param {unknown} value @returns {readonly string[]} */
function textsOf(value) {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

/** @param {unknown} value */
function countOf(value) {
  return Number.isInteger(value) && Number(value) >= 0 ? Number(value) : 0;
}
