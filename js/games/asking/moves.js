// What was played in a position, and how it ended.

import { MOVES, PASS } from "../../rules/position.js";
import { NO_RESULT } from "../keeping/columns.js";
import { imagesOf, representativeOf, stabilizerOf } from "../keeping/orientation.js";
import { NO_MOVE, runsOf, visitGames } from "./visits.js";

/**
 * @import { Move } from "../../generated/types.js"
 * @import { Position } from "../../rules/position.js"
 * @import { Collection } from "../keeping/collection.js"
 */

/**
 * A move that was played in a position, and how the games ended. Moves that are the same by symmetry of the position are one.
 * @typedef {object} MoveStatistics
 * @property {Move} move A square, or `"pass"`.
 * @property {number} games How many games went on with it.
 * @property {number} black How many of them black won.
 * @property {number} draws How many nobody won.
 * @property {number} white How many white won; those whose result is not known are in none of the three.
 * @property {number | null} score The mean final score in discs for the side to move; `null` where no result is known.
 */

/**
 * The games that came to a position, and what was played there.
 * @typedef {object} PositionStatistics
 * @property {number} games How many games came to the position; some may have ended there.
 * @property {number} black How many of them black won.
 * @property {number} draws How many nobody won.
 * @property {number} white How many white won; those whose result is not known are in none of the three.
 * @property {MoveStatistics[]} moves The move of most games first.
 */

/** The slot of the games that ended there. */
const ENDED = PASS + 1;
/** How many results there are, the one that is not known included, which is the least. */
const RESULTS = 256;

/**
 * How many games there are, and how they ended.
 * @typedef {{ games: number, black: number, draws: number, white: number, sum: number }} Counts `sum`: of the final scores
 */

/**
 * @param {Collection} collection
 * @param {Position} position
 * @param {Uint8Array | undefined} asked 1 for each game that counts; all do where there is none
 * @returns {PositionStatistics}
 */
export function statisticsOf(collection, position, asked) {
  const symmetries = stabilizerOf(imagesOf(position));
  const { result } = collection.games;
  const { rows } = collection.order;
  /** For each move how many games have each result: one number to change for a game. */
  const tallies = new Uint32Array((ENDED + 1) * RESULTS);
  visitGames(collection, runsOf(collection, position), (from, to, move) => {
    const slot = move === NO_MOVE ? ENDED : move < PASS ? representativeOf(symmetries, move) : move;
    const zero = slot * RESULTS - NO_RESULT;
    for (let at = from; at < to; at += 1) {
      const row = rows[at];
      if (!asked || asked[row] === 1) tallies[zero + result[row]] += 1;
    }
  });
  const counts = Array.from({ length: ENDED + 1 }, (_, slot) => countsOf(tallies, slot));
  const sign = position.turn === "black" ? 1 : -1;
  const moves = MOVES.flatMap((move, number) => {
    const { sum, ...each } = counts[number];
    const known = each.black + each.draws + each.white;
    return each.games > 0 ? [{ move, ...each, score: known > 0 ? (sign * sum) / known + 0 : null }] : [];
  });
  const total = (/** @type {keyof Counts} */ field) => counts.reduce((sum, each) => sum + each[field], 0);
  return {
    games: total("games"),
    black: total("black"),
    draws: total("draws"),
    white: total("white"),
    moves: moves.sort((one, other) => other.games - one.games),
  };
}

/** What tallies of a move are together. @param {Uint32Array} tallies @param {number} slot @returns {Counts} */
function countsOf(tallies, slot) {
  const counts = { games: 0, black: 0, draws: 0, white: 0, sum: 0 };
  for (let index = 0; index < RESULTS; index += 1) {
    const games = tallies[slot * RESULTS + index];
    if (games === 0) continue;
    counts.games += games;
    const result = index + NO_RESULT;
    if (result === NO_RESULT) continue;
    counts[result > 0 ? "black" : result < 0 ? "white" : "draws"] += games;
    counts.sum += games * result;
  }
  return counts;
}
