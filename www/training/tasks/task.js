// A position in which a person looks for a move, and how far they are with it. It is plain data, and goes on after a reload.

import { possibleScore } from "../../package/possible.js";
import { SOLVED_EMPTIES } from "../../review/verdicts.js";
import { imageOf, shownAs } from "../../train/exercise.js";
import { puzzleIn } from "../../train/puzzles.js";
import { mistakeOf } from "./own-mistake.js";

/**
 * @import { Exercise } from "../../train/exercise.js"
 * @import { RatedPuzzle } from "../../train/puzzles.js"
 * @import { Attempt } from "../../train/rating.js"
 */

/**
 * Where a task comes from, which says what comes after it.
 * @typedef {"today" | "daily" | "mixed" | "more" | "theme" | "link" | "run" | "again"} From
 */

/**
 * @typedef {object} Task
 * @property {From} from
 * @property {string | null} theme that the person chose
 * @property {Attempt["kind"]} kind
 * @property {Attempt["chosen"]} chosen
 * @property {string} position as it is shown
 * @property {readonly string[]} right the first moves that are right
 * @property {readonly string[]} line the moves to play, with the replies; the first move alone if no more is known
 * @property {number | null} score with the best move, for the side to move
 * @property {{ move: string, score: number } | null} second the best other move
 * @property {RatedPuzzle | null} puzzle as the collection has it
 * @property {string | null} played what was played there instead, in a game of the person's own or of a lesson
 * @property {string | null} exercise the key of the exercise that it is, where it is one
 * @property {number} reviews how often that was answered before
 * @property {number} began when it appeared, in milliseconds since 1970
 * @property {"open" | "solved" | "shown"} phase
 * @property {number} ply how many moves of the line are on the board
 * @property {readonly { ply: number, move: string }[]} tries the wrong moves, the last one last
 * @property {number} hints how many were given for one move at most: the reason, the region, the square
 * @property {number} told how many of them for the move that is looked for now
 * @property {boolean} isCounted
 * @property {number | null} gain what it changed of the person's rating
 * @property {number | null} comesIn in how many days it comes again, as it was missed; 0 at the end of the sitting
 * @property {boolean} isTurned whether it is shown in another image than the one in which it was met
 */

/** The most hints: the last one tells the square. */
export const MOST_HINTS = 3;

/** @type {Omit<Task, "from" | "position" | "right" | "line" | "began">} */
const FRESH = Object.freeze({
  theme: null,
  kind: "new",
  chosen: "mixed",
  score: null,
  second: null,
  puzzle: null,
  played: null,
  exercise: null,
  reviews: 0,
  phase: "open",
  ply: 0,
  tries: [],
  hints: 0,
  told: 0,
  isCounted: false,
  gain: null,
  comesIn: null,
  isTurned: false,
});

/**
 * The task of a puzzle.
 * @param {RatedPuzzle} puzzle
 * @param {Pick<Task, "from" | "began"> & Partial<Pick<Task, "theme" | "kind" | "chosen" | "exercise" | "reviews" | "isTurned">>} how
 * @param {string} [position] the image of it that is shown
 * @returns {Task}
 */
export function taskOfPuzzle(puzzle, how, position = puzzle.position) {
  const { line, second } = inImage(puzzle, position);
  const score = possibleScore(puzzle.score);
  return { ...FRESH, ...how, position, right: line.slice(0, 1), line, score, second, puzzle };
}

/**
 * The task of an exercise: the first time as it was met, later in another image each time where that is wanted.
 * @param {Exercise} exercise
 * @param {number} reviews how often it was answered before
 * @param {Pick<Task, "from" | "began">} how
 * @param {boolean} [turns] whether it is shown in another image each time
 * @returns {Task}
 */
export function taskOfExercise(exercise, reviews, how, turns = true) {
  const known = { ...how, exercise: exercise.key, reviews };
  const shown = shownAs(exercise, reviews);
  for (const { kind, id } of exercise.origins) {
    const puzzle = kind === "puzzle" ? puzzleIn(id) : null;
    const position = turns ? shown.position : puzzle?.position;
    const isTurned = position !== puzzle?.position;
    if (puzzle) return taskOfPuzzle(puzzle, { ...known, kind: "again", isTurned }, position);
  }
  const origin = ["mistake", "lesson"].flatMap((each) =>
    exercise.origins.filter(({ kind }) => kind === each),
  )[0];
  const mistake = mistakeOf(origin?.id ?? "");
  const isAsMet = (reviews === 0 || !turns) && symmetryOf(exercise.key, mistake.position) !== null;
  const position = isAsMet ? mistake.position : shown.position;
  const squares = mistake.played ? [mistake.played] : [];
  const [played = null] = moved(mistake.position, position, squares);
  const right = moved(exercise.key, position, exercise.right);
  const { score } = mistake;
  const kind = origin?.kind === "lesson" ? "again" : "own";
  const isTurned = reviews > 0 && position !== mistake.position;
  return { ...FRESH, ...known, kind, position, right, line: right.slice(0, 1), score, played, isTurned };
}

/**
 * The task of a position that somebody linked to.
 * @param {string} position
 * @param {Pick<Task, "right" | "score" | "began">} found
 * @returns {Task}
 */
export function taskOfPosition(position, found) {
  return { ...FRESH, ...found, from: "link", kind: "own", position, line: found.right.slice(0, 1) };
}

/** Whether a move is the one that is looked for. @param {Task} task @param {string} move */
export function isRight({ ply, right, line }, move) {
  return ply === 0 ? right.includes(move) : line[ply] === move;
}

/**
 * The task after a move was tried; the reply to a right one is on the board with it.
 * @param {Task} task
 * @param {string} move
 * @returns {Task}
 */
export function tried(task, move) {
  if (task.phase !== "open") return task;
  const { ply, line, tries } = task;
  if (!isRight(task, move)) return { ...task, tries: [...tries, { ply, move }] };
  const played = ply === 0 ? [move, ...(move === line[0] ? line.slice(1) : [])] : line;
  const isLast = played.length <= ply + 2;
  return {
    ...task,
    line: played,
    ply: isLast ? ply + 1 : ply + 2,
    phase: isLast ? "solved" : "open",
    told: 0,
  };
}

/** Whether nothing is known that the first hint could tell. @param {Task} task */
function isSilent({ ply, tries, puzzle, played }) {
  if (ply === 0 && puzzle) return puzzle.themes[0] === "calculation";
  return (ply > 0 || played === null) && !tries.some((each) => each.ply === ply);
}

/** The task after the next hint: the region is the first one where there is no reason to tell. @param {Task} task @returns {Task} */
export function hinted(task) {
  if (task.phase !== "open") return task;
  const step = task.told === 0 && isSilent(task) ? 2 : 1;
  const told = Math.min(MOST_HINTS, task.told + step);
  return { ...task, told, hints: Math.max(task.hints, told) };
}

/** The task after the solution was asked for. @param {Task} task @returns {Task} */
export function shownSolution(task) {
  return task.phase === "open" ? { ...task, phase: "shown" } : task;
}

/** Whether it is known how it went: by the first wrong move, by the square shown, or by its end. @param {Task} task */
export function isDecided({ phase, tries, hints }) {
  return phase !== "open" || tries.length > 0 || hints === MOST_HINTS;
}

/** With so many empty squares the engine proves what it finds in a position that somebody linked to. */
export const LINKED_EMPTIES = 20;

/**
 * Whether what is known of the moves is proven. Of an opening the book says it; of a mistake a review, which solves the end of a game.
 * @param {Pick<Task, "from" | "position" | "puzzle">} task
 */
export function isProven({ from, position, puzzle }) {
  if (puzzle) return !puzzle.themes.includes("opening");
  return position.split("-").length - 1 <= (from === "link" ? LINKED_EMPTIES : SOLVED_EMPTIES);
}

/** How it was met, as ratings ask for it. @param {Task} task @returns {Attempt} */
export function attemptOf({ kind, chosen, phase, tries, hints }) {
  return {
    kind,
    chosen,
    isRight: tries.length === 0 && phase !== "shown",
    hint: hints === 0 ? "none" : hints === MOST_HINTS ? "square" : "place",
  };
}

/** A task out of anything that was stored; null where there is none. @param {unknown} stored @returns {Task | null} */
export function taskIn(stored) {
  const task = /** @type {Partial<Task>} */ (stored ?? {});
  const isWhole =
    /^[-XO]{64} [XO]$/.test(String(task.position)) &&
    Array.isArray(task.line) &&
    Array.isArray(task.right) &&
    Array.isArray(task.tries) &&
    Number.isInteger(task.ply) &&
    typeof task.from === "string" &&
    typeof task.phase === "string";
  return isWhole ? { ...FRESH, .../** @type {Task} */ (task) } : null;
}

/** The moves of a puzzle in an image of its position. @param {RatedPuzzle} puzzle @param {string} position */
function inImage({ position: from, line, second }, position) {
  const [move = second.move, ...moves] = moved(from, position, [second.move, ...line]);
  return { line: moves, second: { ...second, move } };
}

/**
 * Moves in another image of a position; passes stay what they are.
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} moves
 * @returns {string[]}
 */
function moved(from, to, moves) {
  const symmetry = symmetryOf(from, to) ?? 0;
  return moves.map((move) =>
    move === "pass" ? move : String(imageOf({ position: from, right: [move] }, symmetry).right[0]),
  );
}

/** Which image of a position another one is; null where it is none. @param {string} from @param {string} to */
function symmetryOf(from, to) {
  const symmetry = [0, 1, 2, 3, 4, 5, 6, 7].find(
    (each) => imageOf({ position: from, right: [] }, each).position === to,
  );
  return symmetry ?? null;
}
