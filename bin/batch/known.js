// Compares answers with the known scores that lines of OBF state.

import { FlipsideError } from "flipside";
import { looksLikeObf, parseObf } from "../../js/notation/obf.js";
import { foldLetters } from "../../js/notation/squares.js";
import { signed } from "../figures.js";

/**
 * @import { Game, Outcome, Solution } from "flipside"
 * @import { Item } from "../input/items.js"
 */

/** The scored moves of a line, in discs, and its comment. @typedef {{ scores: Map<string, number>, comment: string }} Known */

/**
 * The scored moves and the comment of an item.
 * @param {Item} item
 * @param {Game} game at the position
 * @returns {Known}
 * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function knownIn(item, game) {
  const { scores: moves, comment } = looksLikeObf(foldLetters(item.text))
    ? scoresOf(parseObf(item.text))
    : item.scores();
  for (const { move, score } of moves) {
    if (!game.legalMoves().some((legal) => legal === move)) {
      const expected = game.legalMoves().join(", ") || "no move, as the game is over";
      throw new FlipsideError("ILLEGAL_MOVE", `scored move: expected ${expected}, found "${move}"`);
    }
    if (Math.abs(score) > 64)
      throw new FlipsideError("INVALID_POSITION", `score of ${move}: expected -64 to +64, found ${score}`);
  }
  return { scores: new Map(moves.map(({ move, score }) => [move, score])), comment };
}

/** @param {import("../../js/notation/obf.js").ObfLine} line */
function scoresOf({ moves, comment }) {
  return { scores: moves, comment };
}

/** The best of the known scores. @param {Known} known */
export function bestOf({ scores }) {
  return Math.max(...scores.values());
}

/**
 * How an answer disagrees with known scores, if it does.
 * @param {Solution | Outcome} answer
 * @param {Known} known
 * @returns {string | null}
 */
export function mistakeIn(answer, known) {
  const show = "score" in answer ? signed : endingOf;
  const move = "score" in answer ? answer.lines[0]?.move : answer.move;
  const found = "score" in answer ? signed(answer.score) : answer.outcome;
  const right = show(bestOf(known));
  if (found !== right) return `found ${found}, but ${right} is known`;
  const worth = known.scores.get(`${move}`);
  if (worth === undefined || show(worth) === right) return null;
  return `found ${move}, which is only ${show(worth)}`;
}

/** @param {number} score */
function endingOf(score) {
  if (score === 0) return "draw";
  return score > 0 ? "win" : "loss";
}
