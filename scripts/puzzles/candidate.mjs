// What a puzzle is, before it has a rating.

import { Game } from "../../dist/flipside.js";
import { positionFrom } from "../../js/rules/position.js";
import { canonicalKey } from "../../js/rules/symmetry.js";
import { comparedOf } from "./themes.mjs";

/**
 * @import { Engine } from "../../dist/flipside.js"
 * @import { Scored } from "./themes.mjs"
 */

/**
 * A solved position: every legal move, the best first, and the game it is from.
 * @typedef {{ position: string, source: string, moves: Scored[] }} Candidate
 */

/** How many of so many tries of each character found the move. @typedef {{ position: string, seeds: number, found: number[] }} Tried */

/** By how many discs the best move is better than every other. */
export const LEAST_GAIN = 4;
/** With fewer, a guess is right too often. */
const LEAST_MOVES = 3;
/** A win by more that is a win with the next move, too, is no task. */
const MOST_LEAD = 20;
/** A search of so many plies rules most positions out. */
const LOOK = 6;

/** What two positions have in common that are alike by symmetry and color. @param {string} position */
export function likeness(position) {
  const { ownLow, ownHigh, otherLow, otherHigh } = positionFrom(
    position.slice(0, 64),
    position[65] === "X" ? "black" : "white",
  );
  return canonicalKey({ ownLow, ownHigh, otherLow, otherHigh, turn: "black" });
}

/** Whether the game ends otherwise after the second best move. @param {readonly { score: number }[]} moves the best first */
export function changesOutcome([best, second]) {
  return Math.sign(best.score) !== Math.sign(second.score);
}

/**
 * The candidate of a position: one move is best, not lost, and at least four discs better than the next.
 * @param {Engine} engine
 * @param {string} position
 * @param {string} source
 * @param {boolean} isUnlikely whether to look first, as most positions are none
 * @returns {Promise<Candidate | null>}
 */
export async function candidateOf(engine, position, source, isUnlikely) {
  const game = Game.parse(position);
  if (game.isOver || game.mustPass || game.legalMoves().length < LEAST_MOVES) return null;
  if (isUnlikely) {
    const [best, second] = (await engine.analyze(game, { depth: Math.min(LOOK, game.empties) })).lines;
    if (best.score - second.score < 2 || best.score < -2 || second.score > 6) return null;
  }
  const whole = /** @type {const} */ ({ depth: game.empties, selectivity: 100 });
  const { lines: two } = await engine.analyze(game, { ...whole, count: 2 });
  if (two[0].score < 0 || two[0].score - two[1].score < LEAST_GAIN) return null;
  if (!changesOutcome(two) && two[0].score > MOST_LEAD) return null;
  return { position, source, moves: await withReplies(engine, position, await solved(engine, position)) };
}

/**
 * Every legal move of a position with its exact score and line, the best first: the same ones each time, whatever was searched before.
 * @param {Engine} engine
 * @param {string} position
 * @returns {Promise<Scored[]>}
 */
export async function solved(engine, position) {
  const game = Game.parse(position);
  await engine.newGame();
  const { lines } = await engine.analyze(game, { depth: game.empties, selectivity: 100 });
  return lines.map(({ move, score, pv }) => ({ move, score, line: pv }));
}

/**
 * The moves of a position, those that are compared with all replies to them.
 * @param {Engine} engine
 * @param {string} position
 * @param {readonly Scored[]} moves the best first
 * @returns {Promise<Scored[]>}
 */
export async function withReplies(engine, position, moves) {
  const compared = comparedOf(moves);
  return Promise.all(
    moves.map(async (each) => {
      const game = Game.parse(position).after(each.move);
      if (!compared.includes(each) || game.isOver || game.mustPass) return each;
      const { lines } = await engine.analyze(game, { depth: game.empties, selectivity: 100 });
      return { ...each, replies: lines.map(({ move, score }) => ({ move, score })) };
    }),
  );
}
