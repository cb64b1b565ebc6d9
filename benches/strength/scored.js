// Files of positions whose moves have known scores, in Open Board Format.

import { readFile } from "node:fs/promises";
import { parseObf } from "../../js/notation/obf.js";
import { textOf } from "../../js/rules/position.js";
import { Failure } from "../../scripts/run.mjs";

/**
 * A position with known scores, in discs for the side to move.
 * @typedef {object} Scored
 * @property {string} position
 * @property {number} empties
 * @property {number} best
 * @property {Map<string, number>} moves those that the file states, with their scores
 */

/**
 * @param {string | URL} file
 * @returns {Promise<Scored[]>} one for each line; rejects with a {@link Failure} where there is none
 */
export async function readScored(file) {
  const text = await readFile(file, "utf8").catch((error) => {
    throw new Failure(`${file} cannot be read: ${error.message}`);
  });
  return text.split("\n").filter(Boolean).map(scoredOf);
}

/** @param {string} line @returns {Scored} */
function scoredOf(line) {
  const { position, moves } = parseObf(line);
  const scores = new Map(moves.map(({ move, score }) => [/** @type {string} */ (move), score]));
  return {
    position: textOf(position),
    empties: position.board.split("-").length - 1,
    best: Math.max(...scores.values()),
    moves: scores,
  };
}
