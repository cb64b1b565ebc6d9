// Where a game left a repertoire, and what was there.

import { afterNumber, mustPass, PASS } from "../rules/position.js";
import { pliesOf } from "./plies.js";

/**
 * @import { Position } from "../rules/position.js"
 * @import { Repertoire } from "./repertoire.js"
 */

/**
 * Where a game left a repertoire: one played another move than its answer, the other side a move that has none, or it ended there.
 * @typedef {object} Left
 * @property {"own" | "other" | "end"} by
 * @property {number} ply how many moves were played before the one that left it, passes included
 * @property {Position} position in which that move was played
 * @property {number} played its number
 * @property {readonly number[]} answers what the repertoire has there; none where the other side left it
 */

/**
 * The first move of one's own that is not the answer; otherwise the move after the last position that has one. A game that comes back by
 * another order of moves has not left it there. `null` where it never was in it, and where it ended within.
 * @param {Repertoire} repertoire
 * @param {ArrayLike<number>} moves by their numbers, passes left out or written
 * @param {Position} [start]
 * @returns {Left | null}
 */
export function leftBy(repertoire, moves, start) {
  const plies = pliesOf(moves, start);
  const last = plies.findLastIndex(({ position }) => repertoire.has(position));
  for (const [ply, { position, played }] of plies.slice(0, last + 1).entries()) {
    const answers = repertoire.at(position)?.numbers ?? [];
    const isOther = answers.length > 0 && !answers.includes(played);
    if (isOther && !(ply < last && repertoire.isOtherWay(position, played)))
      return { by: "own", ply, position, played, answers };
  }
  const next = plies.slice(last + 1).findIndex(({ played }) => played !== PASS);
  if (last < 0 || next < 0) return null;
  const ply = last + 1 + next;
  const { position, played } = plies[ply];
  const goesOn = positionsAfter(position).some((each) => repertoire.has(each));
  return { by: goesOn ? "other" : "end", ply, position, played, answers: [] };
}

/** The positions after each move. @param {Position} position @returns {Position[]} */
function positionsAfter(position) {
  return Array.from({ length: PASS }, (_, number) => afterNumber(position, number)).flatMap((next) => {
    if (!next) return [];
    return mustPass(next) ? [/** @type {Position} */ (afterNumber(next, PASS))] : [next];
  });
}
