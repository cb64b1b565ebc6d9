// Where each of the two moves lets a side play, before any reply: what opens and what stays one's own can be seen on the board at once.

import { moverAt } from "../facts/line.js";

/**
 * @import { Move, Square } from "../../generated/types.js"
 * @import { Stand, Whose } from "../facts/line.js"
 * @import { Trial, Tried } from "./trial.js"
 */

/**
 * Where a side can play after one of the two moves alone, were it its turn: the opponent after the move, or oneself after the better move.
 * It is told only where no square speaks against it; those of the two moves do not count.
 * @typedef {object} AccessFields
 * @property {"access"} kind What is told.
 * @property {Whose} whose Who can play there: `"opponent"`, after the move, and not after the better one; `"own"`, oneself and not the
 *   opponent after the better move, which is not so after the move.
 * @property {Square[]} squares Where, one to four squares, a1 first: one of them is played in the line of that move, within six plies.
 */

/** Where a side can play. @typedef {AccessFields & Tried} Access */

/** More squares than these are not seen at once. */
const MOST = 4;
/** What is not used within so many plies is no reason. */
const SOON = 6;

/**
 * What the opponent gets by the move, or else what one has by the better move; `undefined` where neither is so.
 * @param {Trial} trial
 * @returns {Access | undefined}
 */
export function accessIn(trial) {
  const [played, best] = [trial.after(trial.move), trial.after(trial.better)];
  const [[line], [other]] = [trial.expected.played, trial.expected.best];
  return (
    accessOf(trial, "opponent", [played.moves("opponent"), best.moves("opponent")], line) ??
    accessOf(trial, "own", [ownAlone(best), ownAlone(played)], other)
  );
}

/**
 * @param {Trial} trial
 * @param {Whose} whose
 * @param {readonly [readonly Square[], readonly Square[]]} open after the move that is spoken of, and after the other one
 * @param {readonly Move[]} line of the former
 * @returns {Access | undefined}
 */
function accessOf({ move, better, tried }, whose, [open, others], line) {
  const without = (/** @type {readonly Square[]} */ one, /** @type {readonly Square[]} */ two) =>
    one.filter((square) => ![...two, move, better].includes(square));
  const [squares, against] = [without(open, others), without(others, open)];
  const isUsed = squares.some((square) => {
    const ply = line.indexOf(square);
    return ply > 0 && ply <= SOON && moverAt(ply) === whose;
  });
  // That the reply was made possible is told with the discs that it flips.
  const isReply = squares.length === 1 && squares[0] === line[1];
  if (!isUsed || isReply || against.length > 0 || squares.length > MOST) return undefined;
  return { kind: "access", ...tried, whose, squares };
}

/** Where one can play and the opponent cannot. @param {Stand} stand */
function ownAlone(stand) {
  const theirs = stand.moves("opponent");
  return stand.moves("own").filter((square) => !theirs.includes(square));
}
