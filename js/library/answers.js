// Answers calls from what a library has, and says what the answer of a search proves.

import { FlipsideError } from "../host/error.js";
import { chosenMoves } from "../request/selection.js";
import { isForBest } from "../request/style.js";
import { after, flips, legalMoves } from "../rules/position.js";
import { isExact, MAX_SCORE } from "./entry.js";
import { bestPlay, ownFinalScore, proofsAlong } from "./line.js";

/**
 * @import { Solution } from "../calls/answers.js"
 * @import { Line, Move, Report } from "../generated/types.js"
 * @import { Request } from "../request/request.js"
 * @import { Position } from "../rules/position.js"
 * @import { Entry } from "./entry.js"
 */

/** What is proven about a position, its move on the position's own squares. @typedef {Omit<Entry, "used">} Proof */

/** Finds what is proven about a position. @typedef {(position: Position) => Proof | undefined} Find */

/** The scores that a game can have. */
const SCORES = new Set(Array.from({ length: MAX_SCORE + 1 }, (_, index) => 2 * index - MAX_SCORE));

/** The most lines of an answer, and the most moves of a line that are looked at. */
const MOST_LINES = 64;
const MOST_MOVES = 128;

/** The fewest nodes of a result that is worth keeping. */
const LEAST_NODES = 1_000_000;

/**
 * The answer to a call about a position, if all of it is proven.
 * @param {Request} request
 * @param {Position} position
 * @param {Find} find
 * @returns {Report | undefined}
 */
export function answerTo({ task, options }, position, find) {
  if (!isForBest(options) || legalMoves(position).length === 0) return undefined;
  const lines = linesOf(task, options, position, find);
  return (
    lines && { turn: position.turn, lines, nodes: 0, elapsedMs: 0, source: "library", stopped: "solved" }
  );
}

/**
 * What an answer proves, however short the search was.
 * @param {Position} position
 * @param {Report | Solution} answer about it, as a user says
 * @returns {[Position, Proof][]}
 * @throws {FlipsideError} `INVALID_DATA` when it is about something else
 */
export function proofsInAnswer(position, answer) {
  const copied = copyOf(answer);
  if (!copied || copied.turn !== position.turn || !copied.lines.every((line) => canBe(position, line)))
    throw new FlipsideError("INVALID_DATA", "answer: expected a report of an engine about this position");
  const { lines, outcome } = copied;
  // One that has scores of some moves does not say whether others are better.
  const isWhole = outcome || lines.length === legalMoves(position).length;
  const options = isWhole ? {} : { moves: lines.map(({ move }) => move) };
  return proofsIn({ task: "analyze", options }, position, copied, 0);
}

/**
 * The parts of an answer that are used; `undefined` if it is none.
 * @param {any} answer
 * @returns {Report & Partial<Solution> | undefined}
 */
function copyOf(answer) {
  try {
    const { turn, lines, stopped, outcome } = answer;
    // A position has fewer moves.
    if (!Array.isArray(lines) || lines.length > MOST_LINES) return undefined;
    const copied = Array.from({ length: lines.length }, (_, index) => {
      const line = lines[index];
      return { ...line, pv: Array.isArray(line.pv) ? line.pv.slice(0, MOST_MOVES) : [] };
    });
    return { turn, lines: copied, nodes: 0, elapsedMs: 0, source: "search", stopped, outcome };
  } catch {
    return undefined;
  }
}

/** Whether a line can be of a position: a proven score is one that its game can have. @param {Position} position @param {Line} line */
function canBe(position, { move, score, exact }) {
  return exact === false || (exact === true && flips(position, move) !== undefined && SCORES.has(score));
}

/**
 * What the answer of a search proves, if it took long enough to be kept.
 * @param {Pick<Request, "task" | "options">} request
 * @param {Position} position
 * @param {Report} report
 * @param {number} [leastNodes] for each result
 * @returns {[Position, Proof][]}
 */
export function proofsIn({ task, options }, position, { lines, nodes, stopped }, leastNodes = LEAST_NODES) {
  const [best] = lines;
  const isProven = stopped === "solved" && best !== undefined && lines.every(({ exact }) => exact);
  if (!isForBest(options) || nodes < leastNodes || !isProven) return [];
  if (task === "outcome") return [[position, { ...boundsOf(best.score), move: best.move }]];
  /** @type {[Position, Proof][]} */
  const proofs = [];
  if (options.moves === undefined)
    proofs.push([position, { lower: best.score, upper: best.score, move: best.move }]);
  const isOfMoves = task === "analyze" && nodes >= leastNodes * lines.length;
  if (!isOfMoves) return [...proofs, ...(proofs.length > 0 ? proofsAfter(position, best) : [])];
  for (const line of lines) {
    const next = after(position, line.move);
    if (next && legalMoves(next).length > 0)
      proofs.push([next, { lower: 0 - line.score, upper: 0 - line.score, move: null }]);
    proofs.push(...proofsAfter(position, line));
  }
  return proofs;
}

/** What a line with a proven score says about the positions after its move. @param {Position} position @param {Line} line */
function proofsAfter(position, { move, score, pv }) {
  const next = after(position, move);
  return next && pv[0] === move ? proofsAlong(next, 0 - score, pv.slice(1)) : [];
}

/** The bounds of the score of a game that is won, drawn or lost; a score is never odd. @param {number} sign */
function boundsOf(sign) {
  if (sign === 0) return { lower: 0, upper: 0 };
  return sign > 0 ? { lower: 2, upper: MAX_SCORE } : { lower: -MAX_SCORE, upper: -2 };
}

/**
 * @param {Request["task"]} task
 * @param {Request["options"]} options
 * @param {Position} position
 * @param {Find} find
 * @returns {Line[] | undefined}
 */
function linesOf(task, { count, moves }, position, find) {
  if (task === "outcome") return outcomeLine(position, find);
  const isOfAll = task === "analyze" && (count !== 1 || moves !== undefined);
  return isOfAll ? linesOfMoves({ count, moves }, position, find) : bestLine(position, find);
}

/** The line of a best move. @param {Position} position @param {Find} find */
function bestLine(position, find) {
  const proof = find(position);
  if (!proof?.move || !isExact(proof)) return undefined;
  const { lower: score, move } = proof;
  const next = /** @type {Position} */ (after(position, move));
  return [line(position, score, [move, ...bestPlay(next, 0 - score, find)])];
}

/**
 * The line of a move that is as good as any for winning; its score is only a sign.
 * @param {Position} position
 * @param {Find} find
 */
function outcomeLine(position, find) {
  const proof = find(position);
  if (!proof?.move) return undefined;
  const { lower, upper, move } = proof;
  if (lower > 0) return [line(position, 1, [move])];
  if (upper < 0) return [line(position, -1, [move])];
  return isExact(proof) ? [line(position, 0, [move])] : undefined;
}

/**
 * The lines of all moves that are asked for, best first.
 * @param {Pick<Request["options"], "count" | "moves">} options
 * @param {Position} position
 * @param {Find} find
 */
function linesOfMoves({ count, moves }, position, find) {
  const chosen = chosenMoves(legalMoves(position), moves);
  const lines = chosen.map((move) => lineOf(position, move, find)).filter((known) => known !== undefined);
  if (lines.length < chosen.length) return undefined;
  return lines.sort((better, worse) => worse.score - better.score).slice(0, count);
}

/**
 * The line of a move that leads to a position with a proven score.
 * @param {Position} position
 * @param {Move} move
 * @param {Find} find
 * @returns {Line | undefined}
 */
function lineOf(position, move, find) {
  const next = /** @type {Position} */ (after(position, move));
  if (legalMoves(next).length === 0) return line(position, 0 - ownFinalScore(next), [move]);
  const proof = find(next);
  return proof && isExact(proof)
    ? line(position, 0 - proof.lower, [move, ...bestPlay(next, proof.lower, find)])
    : undefined;
}

/** A line with a proven score. @param {Position} position @param {number} score @param {Move[]} pv @returns {Line} */
function line({ board }, score, pv) {
  return { move: pv[0], score, exact: true, depth: board.split("-").length - 1, selectivity: 100, pv };
}
