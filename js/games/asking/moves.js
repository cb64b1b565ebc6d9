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

/** What is counted of each move, and of all together, one behind the other. */
const FIELDS = /** @type {const} */ (["games", "black", "draws", "white", "sum"]);
/** The place of the counts of games that ended there. */
const ENDED = PASS + 1;

/**
 * @param {Collection} collection
 * @param {Position} position
 * @param {Uint8Array | undefined} asked 1 for each game that counts; all do where there is none
 * @returns {PositionStatistics}
 */
export function statisticsOf(collection, position, asked) {
  const counts = new Float64Array((ENDED + 1) * FIELDS.length);
  const { result } = collection.games;
  const { rows } = collection.order;
  visitGames(collection, runsOf(collection, position), (from, to, move) => {
    const place = move === NO_MOVE ? ENDED : move;
    for (let at = from; at < to; at += 1)
      if (!asked || asked[rows[at]] === 1) count(counts, place, result[rows[at]]);
  });
  joinAlike(counts, position);
  const sign = position.turn === "black" ? 1 : -1;
  const moves = MOVES.flatMap((move, number) => {
    const { sum, ...each } = countsOf(counts, number);
    const known = each.black + each.draws + each.white;
    return each.games > 0 ? [{ move, ...each, score: known > 0 ? (sign * sum) / known + 0 : null }] : [];
  });
  const totals = [0, 1, 2, 3].map((field) =>
    counts.reduce((sum, each, at) => sum + (at % FIELDS.length === field ? each : 0), 0),
  );
  const [games, black, draws, white] = totals;
  return { games, black, draws, white, moves: moves.sort((one, other) => other.games - one.games) };
}

/** Counts a game. @param {Float64Array} counts @param {number} move @param {number} result */
function count(counts, move, result) {
  const at = move * FIELDS.length;
  counts[at] += 1;
  if (result === NO_RESULT) return;
  counts[at + (result > 0 ? 1 : result < 0 ? 3 : 2)] += 1;
  counts[at + 4] += result;
}

/** @param {Float64Array} counts @param {number} move */
function countsOf(counts, move) {
  const [games, black, draws, white, sum] = counts.subarray(move * FIELDS.length);
  return { games, black, draws, white, sum };
}

/** Counts moves that are the same by symmetry of the position as one. @param {Float64Array} counts @param {Position} position */
function joinAlike(counts, position) {
  const symmetries = stabilizerOf(imagesOf(position));
  for (let square = 0; square < PASS; square += 1) {
    const place = representativeOf(symmetries, square);
    if (place === square) continue;
    for (let field = 0; field < FIELDS.length; field += 1) {
      counts[place * FIELDS.length + field] += counts[square * FIELDS.length + field];
      counts[square * FIELDS.length + field] = 0;
    }
  }
}
