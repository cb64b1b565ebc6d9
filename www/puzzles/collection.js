/** @import { PuzzleProgress } from "./state.js" */

/**
 * A position with a move to find.
 * @typedef {object} Puzzle
 * @property {string} position as Game.toString gives it
 * @property {readonly string[]} best the moves that solve it
 * @property {number} score with the best move, for the side to move
 * @property {number | null} second the most that any other move reaches; null where it is not known
 * @property {"set" | "game" | "link"} source
 * @property {number} [index] its number in the collection
 */

/** A puzzle of the collection and how hard it is. @typedef {Puzzle & { index: number, grade: number, depth: number }} Graded */

/** A line of the collection: the position, its best two moves with their scores, grade and depth. */
const LINE = /^([-XO]{64} [XO]); ([a-h][1-8]):([+-]\d+); [a-h][1-8]:([+-]\d+); % grade (\d), depth (\d+)$/gm;

/** The puzzle of a day is this many further than that of the day before; with 1,000 puzzles all come once in 1,000 days. */
const DAILY_STRIDE = 619;
const DAY_MS = 86_400_000;

/** How far from the person's level a puzzle may be, of all puzzles by difficulty. */
const NEAR = 0.06;

/**
 * The puzzles of a collection, the easiest first.
 * @param {string} text in OBF
 * @returns {Graded[]}
 */
export function readCollection(text) {
  const puzzles = [...text.matchAll(LINE)].map(
    ([, position = "", move = "", score, second, grade, depth], index) => ({
      position,
      best: [move],
      score: Number(score),
      second: Number(second),
      source: /** @type {const} */ ("set"),
      index,
      grade: Number(grade),
      depth: Number(depth),
    }),
  );
  return puzzles.sort((one, other) => one.grade - other.grade || one.depth - other.depth);
}

/**
 * The puzzle to solve next: one that suits the person and was not solved yet, as long as there is one.
 * @param {readonly Graded[]} puzzles the easiest first
 * @param {PuzzleProgress} progress
 * @param {() => number} random
 * @returns {Graded | undefined}
 */
export function nextPuzzle(puzzles, { kind, level, done }, random) {
  const suiting = puzzles.filter(({ grade }, place) => {
    if (kind === "mixed") return Math.abs(place / puzzles.length - level) <= NEAR;
    return grade === { easy: 1, medium: 2, hard: 3, own: 0 }[kind];
  });
  const solved = new Set(done);
  const fresh = suiting.filter(({ index }) => !solved.has(index));
  const choice = fresh.length > 0 ? fresh : suiting;
  return choice[Math.floor(random() * choice.length)];
}

/**
 * The puzzle of a day, the same for everybody.
 * @param {readonly Graded[]} puzzles
 * @param {string} day such as "2030-01-31"
 * @returns {Graded | undefined}
 */
export function puzzleOfDay(puzzles, day) {
  const number = (Math.round(Date.parse(`${day}T00:00Z`) / DAY_MS) * DAILY_STRIDE) % puzzles.length;
  return puzzles.find(({ index }) => index === number);
}
