// A want of moves: where the loser of a game had few to choose from, and the winner more.

/** @import { Cause, Lost } from "./types.js" */
import { opponentOf } from "../../game/plies.js";
import { discNumber } from "../numbers.js";
import { choicesIn } from "./choices.js";
import { isCorner } from "./corners.js";

/** A side that is short of moves has at most this many, and at most this share of the other side's. */
const [FEW, SHARE] = [5, 0.5];
/** At least as many mistakes led to it. */
const LEAST = 3;
/** After so many moves everybody has few to choose from. */
const FEW_LEFT = 48;
/** At most so many of them are named. */
const NAMED = 3;
/** What the coach says of moves that leave one few to choose from. @type {readonly string[]} */
const ABOUT_CHOICE = ["mobility", "safe-moves", "frontier"];

/**
 * Where the loser had the fewest moves beside the winner's, after mistakes that the coach lays to the choice of moves.
 * @param {Lost} lost
 * @returns {Cause[]}
 */
export function fewMoves(lost) {
  const { game, turn, moves, mistakes, coach, choices } = lost;
  const about = mistakes.filter(({ ply, line, best }) =>
    coach.explain(game.at(ply), line, best).some(({ kind }) => ABOUT_CHOICE.includes(kind)),
  );
  if (about.length < LEAST) return [];
  const isEarly = (/** @type {number} */ ply) => discNumber(game, ply) < FEW_LEFT;
  const [worst] = moves
    .filter((move) => move.turn === turn && move.ply > about[0].ply && isEarly(move.ply))
    .map(({ ply }) => ({ ply, own: choices[ply][turn].length, other: choices[ply][opponentOf(turn)].length }))
    .filter(({ own, other }) => own > 0 && own <= FEW && own <= SHARE * other)
    .sort((one, two) => two.other - two.own - (one.other - one.own));
  if (!worst) return [];
  const before = about.filter(({ ply }) => ply < worst.ply);
  if (before.length < LEAST) return [];
  // Once a corner is lost the next one says little.
  const end =
    moves.find(({ move, turn: whose }) => whose !== turn && isCorner(move))?.ply ?? game.moves.length;
  const spent = moves.find(
    ({ ply, turn: whose }) =>
      whose === turn && ply >= worst.ply && ply < end && isEarly(ply) && opensEach(lost, ply),
  );
  const costliest = [...before].sort((one, other) => other.loss - one.loss).slice(0, NAMED);
  const number = 1 + discNumber(game, worst.ply);
  return [
    {
      kind: "short",
      turn,
      ply: worst.ply,
      began: before[0].ply,
      after: before.filter((each) => costliest.includes(each)).map(({ move }) => move),
      number,
      own: worst.own,
      other: worst.other,
      spent: spent ? 1 + discNumber(game, spent.ply) : null,
    },
  ];
}

/** Whether every move at a ply opens a corner to the winner. @param {Lost} lost @param {number} ply */
function opensEach({ game, turn, coach, choices }, ply) {
  const [now, winner] = [game.at(ply), opponentOf(turn)];
  const isNew = (/** @type {string} */ move) => isCorner(move) && !choices[ply][winner].includes(move);
  const moves = now.legalMoves();
  return moves.length > 1 && moves.every((move) => choicesIn(coach, now.after(move))[winner].some(isNew));
}
