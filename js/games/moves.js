// What was played in a position, and how it ended.

import { MOVES, PASS } from "../rules/position.js";
import { NO_RESULT } from "./columns.js";
import { imagesOf, representativeOf, stabilizerOf } from "./orientation.js";
import { NO_MOVE, visitors } from "./visits.js";

/**
 * @import { Move } from "../generated/types.js"
 * @import { Position } from "../rules/position.js"
 * @import { Collection } from "./collection.js"
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

class Count {
  games = 0;
  black = 0;
  draws = 0;
  white = 0;
  /** The sum of the final scores for black. */
  sum = 0;

  /** @param {number} result */
  add(result) {
    this.games += 1;
    if (result === NO_RESULT) return;
    this.sum += result;
    if (result > 0) this.black += 1;
    else if (result < 0) this.white += 1;
    else this.draws += 1;
  }

  get counts() {
    const { games, black, draws, white } = this;
    return { games, black, draws, white };
  }
}

/**
 * @param {Collection} collection
 * @param {Position} position
 * @param {((row: number) => boolean) | undefined} isAsked
 * @returns {PositionStatistics}
 */
export function statisticsOf(collection, position, isAsked) {
  const all = new Count();
  /** @type {Map<number, Count>} */
  const counts = new Map();
  const { result } = collection.games;
  visitors(collection, position, (row, move) => {
    if (isAsked && !isAsked(row)) return;
    all.add(result[row]);
    if (move === NO_MOVE) return;
    let count = counts.get(move);
    if (!count) {
      count = new Count();
      counts.set(move, count);
    }
    count.add(result[row]);
  });
  const sign = position.turn === "black" ? 1 : -1;
  const moves = [...joined(position, counts)].map(([move, count]) => {
    const known = count.black + count.draws + count.white;
    return { move: MOVES[move], ...count.counts, score: known > 0 ? (sign * count.sum) / known + 0 : null };
  });
  moves.sort((one, other) => other.games - one.games || (one.move < other.move ? -1 : 1));
  return { ...all.counts, moves };
}

/** The counts with those of moves that are the same by symmetry in one. @param {Position} position @param {Map<number, Count>} counts */
function joined(position, counts) {
  const symmetries = stabilizerOf(imagesOf(position));
  /** @type {Map<number, Count>} */
  const together = new Map();
  for (const [move, count] of counts) {
    const place = move === PASS ? PASS : representativeOf(symmetries, move);
    const sum = together.get(place) ?? new Count();
    for (const name of /** @type {const} */ (["games", "black", "draws", "white", "sum"]))
      sum[name] += count[name];
    together.set(place, sum);
  }
  return together;
}
