// Scored positions in Open Board Format, as Edax writes its problems: a board, the side to move, then moves with their
// scores, each closed by a semicolon, then a comment after %.

import { FlipsideError } from "../host/error.js";
import { parseBoard } from "./board.js";
import { foldLetters, moveOf } from "./squares.js";

/** @import { Position } from "../rules/position.js" */
/** @import { Move } from "../generated/types.js" */

/**
 * A scored position; scores are in discs for the side to move.
 * @typedef {{ position: Position, moves: { move: Move, score: number }[], comment: string }} ObfLine
 */

/**
 * Reads a line.
 * @param {string} line
 * @returns {ObfLine}
 * @throws {FlipsideError} `INVALID_POSITION`
 */
export function parseObf(line) {
  const end = line.search(/[;%]|$/);
  return { position: parseBoard(foldLetters(line.slice(0, end))), ...scoresIn(line.slice(end)) };
}

/**
 * Reads what stands behind the board of a line.
 * @param {string} text from its first semicolon or percent sign on
 * @returns {Pick<ObfLine, "moves" | "comment">}
 * @throws {FlipsideError} `INVALID_POSITION`
 */
export function scoresIn(text) {
  const [fields, ...rest] = text.split("%");
  const comment = rest.join("%").trim();
  // Problems of the FFO have the scores where others have a comment.
  const [scores = ""] = /^(?:(?:[a-h][1-8]|--|pas?s?)\s?:\s?[+-]?\d+(?:\s+|$))+/i.exec(comment) ?? [];
  return {
    moves: [...foldLetters(fields).split(";"), scores].flatMap((field) => scoredMoves(field.trim())),
    comment: comment.slice(scores.length),
  };
}

/** Whether a text is a line of this format: a board, then a semicolon or a percent sign. @param {string} text */
export function looksLikeObf(text) {
  return /^[^;%\d]{64,}[;%]/.test(text) && !text.startsWith("(;");
}

/** The moves of a field, one or several. @param {string} field @returns {{ move: Move, score: number }[]} */
function scoredMoves(field) {
  if (field === "") return [];
  return field
    .replace(/\s+/g, " ")
    .replace(/ ?: ?/g, ":")
    .split(/[ ,]+/)
    .flatMap((word) => {
      const [, name, score] = /^([^:]+):([+-]?\d{1,3}(?:\.\d+)?)$/.exec(word) ?? [];
      const move = name && moveOf(name);
      if (!move) {
        const found = JSON.stringify(field.slice(0, 40));
        throw new FlipsideError(
          "INVALID_POSITION",
          `scored move: expected a move and its score, such as "f5:+2", found ${found}`,
        );
      }
      return isMarker(move, Number(score)) ? [] : [{ move, score: Number(score) }];
    });
}

/**
 * Whether a field only marks that there is no more, such as `--:-127`: its score is none that a game can have, nor a slip of one.
 * @param {Move} move
 * @param {number} score
 */
function isMarker(move, score) {
  return Math.abs(score) > (move === "pass" ? 64 : 99);
}
