/** @import { Line, ReviewedMove } from "../package/flipside.js" */
/** @import { Comparison } from "../evaluation/comparisons.js" */
/** @import { Read } from "../reasons/hints.js" */
/** @import { Color, GameReview } from "../state/types.js" */
import { replyBeside, veiled } from "../reasons/hints.js";
import { mistakesOf } from "../review/numbers.js";

// The guided review as plain data: which mistakes a person looks at, what they tried there, and what came of it.

/**
 * A move that a person tried instead of a mistake, compared with the best one.
 * @typedef {Pick<Line, "pv" | "score" | "exact"> & { move: string, best: number }} Try
 */

/**
 * A mistake for which a person looks for a better move.
 * @typedef {object} Task
 * @property {number} ply
 * @property {"open" | "found" | "shown"} phase whether one looks for it, has found it, or was shown the solution
 * @property {readonly Try[]} tries in the order in which they were made, each move once
 * @property {number} hints how many were given: the reason, then what to count, then the region, then the square
 * @property {string | null} hint the reason, as a sentence; null where there is none
 * @property {string | null} count what to count, as a sentence; null where there is nothing
 * @property {readonly Read[]} read the reasons that the card has told since the task was set
 * @property {boolean} isRepeated whether the mistake itself was tried again: the card has told the reply to it
 * @property {string | null} refuted the wrong move that is spoken of, which may have been taken back
 */

/**
 * @typedef {object} Guided
 * @property {readonly Task[]} tasks in the order of the game; none as long as the side is not chosen
 * @property {number} at which of them is looked at; behind the last one at the end
 * @property {number} all how many mistakes there are to choose from, small ones too
 * @property {boolean} isBeside whether the one that decided the game is among them, though one that is left out lost more
 * @property {boolean} isOnce whether one would be among them if its best move were not that of another one
 */

/** A move that gives up no more discs than this is as good as found. */
const NEAR = 1;

/** How many mistakes are looked at, at most: the one that decided the game, and the largest ones. */
const MOST_TASKS = 7;

/** How many are looked at, if there are as many, however small some of them are. */
const LEAST_TASKS = 3;

/** What loses less is not worth an exercise, in discs. */
const WORTH_A_TASK = 4;

/** Before a side is chosen. @type {Guided} */
export const CHOOSING = Object.freeze({ tasks: [], at: 0, all: 0, isBeside: false, isOnce: false });

/** The colors of those given that have made a mistake. @param {GameReview} review @param {readonly Color[]} colors */
export function erring(review, colors) {
  return colors.filter((color) => mistakesOf(review).some(({ turn }) => turn === color));
}

/**
 * The mistakes that matter most, from the first one of them on: of those with the same best move only the largest.
 * @param {GameReview} review
 * @param {readonly Color[]} colors whose
 * @param {number | null} [decided] the ply before the move that decided the game; `null` where none did, or it is not known
 * @returns {Guided}
 */
export function begun(review, colors, decided = null) {
  const isDecisive = (/** @type {ReviewedMove} */ { ply }) => ply === decided;
  const mistakes = mistakesOf(review)
    .filter(({ turn }) => colors.includes(turn))
    .sort(
      (one, other) =>
        Number(isDecisive(other)) - Number(isDecisive(one)) || other.loss - one.loss || one.ply - other.ply,
    );
  const worst = (/** @type {readonly ReviewedMove[]} */ those) => {
    const large = those.filter((each) => isDecisive(each) || each.loss >= WORTH_A_TASK).length;
    return those.slice(0, Math.min(MOST_TASKS, Math.max(LEAST_TASKS, large)));
  };
  // A person who has found a square once would not look for it again.
  const chosen = worst(mistakes.filter((each) => each === mistakes.find((other) => isSameTask(each, other))));
  const left = mistakes.filter((each) => !chosen.includes(each));
  const isBeside = chosen.some((each) => isDecisive(each) && left.some(({ loss }) => loss > each.loss));
  const isOnce = worst(mistakes).some((each) => left.includes(each));
  const tasks = chosen
    .sort((one, other) => one.ply - other.ply)
    .map(({ ply }) => ({
      ply,
      tries: [],
      hints: 0,
      hint: null,
      count: null,
      read: [],
      isRepeated: false,
      refuted: null,
      phase: /** @type {const} */ ("open"),
    }));
  return { tasks, at: 0, all: mistakes.length, isBeside, isOnce };
}

/** Whether the same side should have played the same square. @param {ReviewedMove} one @param {ReviewedMove} other */
function isSameTask(one, other) {
  return one.turn === other.turn && one.best.move === other.best.move;
}

/**
 * The first hint: a reason that does not tell the better move, or else the reply that it takes the edge off, unless one has something to
 * count; and nothing that the card has told since the task was set.
 * @param {Pick<Task, "read" | "isRepeated">} task
 * @param {readonly (Read & { reply: readonly string[] | null })[]} reasons against the mistake
 * @param {string} best the better move
 * @param {boolean} [isCounted] whether there is something to count
 * @returns {{ reason?: string, reply?: string }} one of them, or neither
 */
export function hintFor({ read, isRepeated }, reasons, best, isCounted = false) {
  const reason = veiled(reasons, best, read);
  if (reason) return { reason };
  const reply = isRepeated || isCounted ? undefined : replyBeside(reasons, best);
  return reply ? { reply } : {};
}

/** How many hints say in words what to think of, before any says where to look. @param {Task} task */
function wordsOf({ hint, count }) {
  return Number(hint !== null) + Number(count !== null);
}

/** Whether a hint has said what to count. @param {Task} task */
export function isCountTold({ hint, count, hints }) {
  return count !== null && hints > Number(hint !== null);
}

/** Whether a hint has told the region of the better move. @param {Task} task */
export function isRegionTold(task) {
  return task.hints > wordsOf(task);
}

/** Whether the last hint was given, which tells the square. @param {Task} task */
export function isSquareTold(task) {
  return task.hints > wordsOf(task) + 1;
}

/** The mistake that is looked at. @param {Guided} guided @returns {Task | undefined} */
export function taskOf({ tasks, at }) {
  return tasks[at];
}

/** Whether all mistakes were looked at. @param {Guided} guided */
export function isEnded({ tasks, at }) {
  return tasks.length > 0 && at === tasks.length;
}

/** What a move that was tried gives up. @param {Try} tried */
export function lossOf({ best, score }) {
  return best - score;
}

/** Whether a move that was tried counts as found. @param {Try} tried */
export function isFound(tried) {
  return lossOf(tried) <= NEAR;
}

/** The move with which a mistake was put right. @param {Task} task */
export function foundIn({ tries }) {
  return tries.find(isFound);
}

/** What was tried before, or instead. @param {Task} task */
export function wrongIn({ tries }) {
  return tries.filter((each) => !isFound(each)).map(({ move }) => move);
}

/** A move that was tried, by what is known of it beside the best one. @param {Comparison} comparison @returns {Try} */
export function tryBy({ line: { move, pv, score, exact }, best }) {
  return { move, pv, score, exact: exact && best.exact, best: best.score };
}

/** The best move itself, which nothing has to be compared with. @param {ReviewedMove} reviewed @returns {Try} */
export function bestOf({ best: { move, pv, score, exact } }) {
  return { move, pv, score, exact, best: score };
}

/** After a move was tried. @param {Guided} guided @param {Try} tried @returns {Guided} */
export function withTry(guided, tried) {
  return changed(guided, ({ tries }) => ({
    tries: [...tries.filter(({ move }) => move !== tried.move), tried],
    phase: isFound(tried) ? "found" : "open",
    refuted: isFound(tried) ? null : tried.move,
  }));
}

/** After the mistake itself, or a move that was tried, was tried again. @param {Guided} guided @param {string} move @returns {Guided} */
export function refutedBy(guided, move) {
  return changed(guided, ({ tries, isRepeated }) => ({
    refuted: move,
    isRepeated: isRepeated || !tries.some((tried) => tried.move === move),
  }));
}

/** After the card has told a reason. @param {Guided} guided @param {Read} reason @returns {Guided} */
export function withRead(guided, reason) {
  return changed(guided, ({ read }) => ({ read: [...read, reason] }));
}

/**
 * After the next hint: the region at once where there are no words. What was said of a wrong move stays, as one may still be reading it.
 * @param {Guided} guided
 * @param {Pick<Task, "hint" | "count">} words
 * @returns {Guided}
 */
export function withHint(guided, { hint, count }) {
  return changed(guided, (task) => ({ hint, count, hints: task.hints + Number(!isSquareTold(task)) }));
}

/** After the solution was shown. @param {Guided} guided @returns {Guided} */
export function solved(guided) {
  return changed(guided, () => ({ phase: "shown" }));
}

/** At the next mistake, or at the end. @param {Guided} guided @returns {Guided} */
export function nextOf(guided) {
  return { ...guided, at: Math.min(guided.tasks.length, guided.at + 1) };
}

/** The mistakes for which no better move was found. @param {Guided} guided @returns {Task[]} */
export function missedIn({ tasks }) {
  return tasks.filter(({ phase }) => phase !== "found");
}

/** Whether one went on without a try, a hint or the solution. @param {Task} task */
export function isSkipped({ phase, tries, hints, isRepeated }) {
  return phase === "open" && tries.length === 0 && hints === 0 && !isRepeated;
}

/** What there is to practice: the mistakes that one has looked at without finding the better move. @param {Guided} guided */
export function toPractice(guided) {
  return missedIn(guided).filter((task) => !isSkipped(task));
}

/**
 * An open task changed; what was answered stays so.
 * @param {Guided} guided
 * @param {(task: Task) => Partial<Task>} change
 * @returns {Guided}
 */
function changed(guided, change) {
  const tasks = guided.tasks.map((task, index) =>
    index === guided.at && task.phase === "open" ? { ...task, ...change(task) } : task,
  );
  return { ...guided, tasks };
}
