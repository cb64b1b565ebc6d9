import { FlipsideError, Game } from "flipside";
import { Failure } from "./failure.js";

/**
 * An endgame of a file in the Open Board Format, in which each line has a position, then moves with their scores, each
 * closed by a semicolon, and a comment after `%`.
 * @typedef {object} Problem
 * @property {string} position
 * @property {number} empties how many squares are empty
 * @property {Map<string, number>} scores of the moves that the line states, in discs for the side to move
 * @property {string} comment
 */

/**
 * The problems of a file; empty lines and those that only have a comment are passed over.
 * @param {string} text
 * @param {string} file its name, for errors
 * @returns {Problem[]}
 * @throws {Failure} that names the file and the line that is wrong
 */
export function readProblems(text, file) {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(%|$)/.test(line)) return [];
    try {
      return [readProblem(line)];
    } catch (error) {
      if (!(error instanceof Failure || error instanceof FlipsideError)) throw error;
      throw new Failure(`${file}:${index + 1}: ${error.message}`);
    }
  });
}

/** @param {string} line @returns {Problem} */
function readProblem(line) {
  const [, content, comment = ""] = /** @type {RegExpExecArray} */ (/^([^%]*)(?:%(.*))?$/.exec(line));
  const [position, ...fields] = content.split(";").map((field) => field.trim());
  if (position === "") throw new Failure("there is no position before the first semicolon");
  const game = Game.parse(position);
  const scores = fields.filter(Boolean).map((field) => readScore(field, game.legalMoves()));
  const empties = game.board.replaceAll(/[^-]/g, "").length;
  return { position, empties, scores: new Map(scores), comment: comment.trim() };
}

/** @param {string} field @param {string[]} legal @returns {[move: string, score: number]} */
function readScore(field, legal) {
  const [, move, score] = /^(\S+?)\s*:\s*([+-]?\d+)$/.exec(field) ?? [];
  if (move === undefined || Math.abs(Number(score)) > 64) {
    throw new Failure(`"${field}" is not a move and its score, such as "f5:+2"`);
  }
  // Files of problems write a pass as ps.
  const played = move.toLowerCase().replace(/^ps$/, "pass");
  if (!legal.includes(played)) throw new Failure(`"${move}" is not a legal move there`);
  return [played, Number(score)];
}
