// A puzzle as a line of text: OBF, with rating, line and themes in the comment.

import { describe, invalid } from "../host/error.js";
import { after, positionFrom } from "../rules/position.js";

/**
 * @import { Color, Move, Square } from "../generated/types.js"
 * @import { Position } from "../rules/position.js"
 */

/**
 * A move and what it is worth.
 * @typedef {object} ScoredMove
 * @property {Move} move The move.
 * @property {number} score By best play, in discs, for the side to move.
 */

/**
 * A position in which one move is better than every other.
 * @typedef {object} Puzzle
 * @property {string} position As `Game.parse` reads it: 64 squares, and the side to move.
 * @property {Color} turn The side to move.
 * @property {Square} move The best move.
 * @property {Square[]} moves The moves that are right: the best one.
 * @property {number} score What it is worth by best play, in discs, for the side to move.
 * @property {ScoredMove} second The next best move.
 * @property {number} margin How many discs the best move is better than the next.
 * @property {Move[]} line The best move, then the reply and one's next move as long as only one is best.
 * @property {number} rating How hard it is, on the scale of the characters' ratings.
 * @property {number} deviation How far the rating may be off: one standard deviation.
 * @property {string[]} themes What it is about, the most telling first.
 */

/**
 * What is wrong with a line, for programs:
 * - `no-puzzle`: it is not written as a puzzle is;
 * - `illegal-move`: one of its moves is against the rules;
 * - `no-best-move`: its move is not better than the next best one.
 * @typedef {"no-puzzle" | "illegal-move" | "no-best-move"} PuzzleProblemCode
 */

/**
 * A line that is no puzzle.
 * @typedef {object} PuzzleProblem
 * @property {number} line Its number; the first one is 1.
 * @property {PuzzleProblemCode} code What is wrong.
 * @property {string} message What was expected and what was found, in a sentence.
 */

/**
 * What a text holds.
 * @typedef {object} PuzzlesRead
 * @property {Puzzle[]} puzzles Those that were read, in the order of the text.
 * @property {PuzzleProblem[]} problems The lines that are none. Empty ones, and those that begin with `%`, are passed over.
 */

const LINE =
  /^([-XO]{64} [XO]); ([a-h][1-8]):([+-]\d+); ([a-h][1-8]):([+-]\d+); % (\d+) (\d+)((?: (?:[a-h][1-8]|pass))*)((?: [a-z-]+)+)$/;

/**
 * Reads puzzles, one a line. A line that is none is told as a problem, and the others are read.
 * @param {string} text
 * @returns {PuzzlesRead}
 * @throws {FlipsideError} `INVALID_OPTION` when it is no text
 */
export function readPuzzles(text) {
  if (typeof text !== "string") throw invalid("puzzles", "a text", text);
  /** @type {PuzzlesRead} */
  const read = { puzzles: [], problems: [] };
  for (const [index, line] of text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .entries()) {
    if (/^\s*(?:%|$)/.test(line)) continue;
    const puzzle = puzzleIn(line.trimEnd());
    if ("position" in puzzle) read.puzzles.push(puzzle);
    else
      read.problems.push({
        line: index + 1,
        code: puzzle.code,
        message: `line ${index + 1}: expected ${puzzle.expected}`,
      });
  }
  return read;
}

/** A puzzle without what follows from the rest of it. @typedef {Omit<Puzzle, "turn" | "move" | "moves" | "margin">} PlainPuzzle */

/** A puzzle as a line of text, without a line break. @param {PlainPuzzle} puzzle @returns {string} */
export function writePuzzle({ position, score, second, line, rating, deviation, themes }) {
  const [best, ...further] = line;
  const comment = [rating, deviation, ...further, ...themes].join(" ");
  return `${position}; ${best}:${signed(score)}; ${second.move}:${signed(second.score)}; % ${comment}`;
}

/**
 * The puzzle of a line, or what was expected of it instead.
 * @param {string} text
 * @returns {Puzzle | { code: PuzzleProblemCode, expected: string }}
 */
function puzzleIn(text) {
  const [, position, best, score, next, other, rating, deviation, further, themes] = LINE.exec(text) ?? [];
  if (position === undefined)
    return {
      code: "no-puzzle",
      expected: `a position, its best two moves, rating, deviation, line and themes, found ${describe(text)}`,
    };
  /** @type {Color} */
  const turn = position[65] === "X" ? "black" : "white";
  const line = /** @type {Move[]} */ ([best, ...wordsOf(further)]);
  const second = { move: /** @type {Move} */ (next), score: Number(other) };
  const start = positionFrom(position.slice(0, 64), turn);
  const illegal = illegalOf(start, line) ?? illegalOf(start, [second.move]);
  if (illegal) return { code: "illegal-move", expected: `legal moves, found ${illegal}` };
  const margin = Number(score) - second.score;
  if (next === best || margin <= 0)
    return {
      code: "no-best-move",
      expected: `a best move that is better than the next, found ${best}:${score} and ${next}:${other}`,
    };
  const move = /** @type {Square} */ (best);
  const puzzle = { position, turn, move, moves: [move], score: Number(score), second, margin, line };
  return { ...puzzle, rating: Number(rating), deviation: Number(deviation), themes: wordsOf(themes) };
}

/** The first move of a line that is illegal. @param {Position} start @param {readonly Move[]} line @returns {Move | undefined} */
function illegalOf(start, line) {
  /** @type {Position | undefined} */
  let position = start;
  return line.find((move) => {
    position = position && after(position, move);
    return !position;
  });
}

/** @param {number} score */
const signed = (score) => (score < 0 ? `${score}` : `+${score}`);

/** @param {string} text */
const wordsOf = (text) => text.split(" ").filter(Boolean);
