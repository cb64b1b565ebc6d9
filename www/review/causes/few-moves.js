// A want of moves: where the loser of a game had few to choose from, and the winner more.

/** @import { ReviewedMove } from "../../package/flipside.js" */
/** @import { Cause, Lost } from "./types.js" */
import { opponentOf } from "../../game/plies.js";
import { discNumber } from "../numbers.js";
import { choicesIn } from "./choices.js";
import { isCorner } from "./corners.js";

/** A side that is short of moves has at most this many, and at most this share of the other side's. */
const [FEW, SHARE] = [5, 0.5];
/** At least as many mistakes led to it, and at most so many of them are named. */
const [LEAST, NAMED] = [2, 3];
/** After so many moves everybody has few to choose from. */
const FEW_LEFT = 48;
/** After so many plies of a line the side that chose its first move chooses again. */
const AGAIN = [2, 4, 6];
/** A mistake cost choice if it left at least so many fewer moves beside the winner's, in the mean of what follows. */
const LOST_CHOICE = 2;

/**
 * Where the loser had the fewest moves beside the winner's, after mistakes that left fewer than the better moves would have.
 * @param {Lost} lost
 * @returns {Cause[]}
 */
export function fewMoves(lost) {
  const { game, turn, moves, mistakes, choices } = lost;
  const about = mistakes
    .map((mistake) => ({ ...mistake, less: choiceLost(lost, mistake) }))
    .filter(({ less }) => less >= LOST_CHOICE);
  const second = about[LEAST - 1];
  if (!second) return [];
  const isEarly = (/** @type {number} */ ply) => discNumber(game, ply) < FEW_LEFT;
  const [worst] = moves
    .filter((move) => move.turn === turn && move.ply > second.ply && isEarly(move.ply))
    .map(({ ply }) => ({ ply, own: choices[ply][turn].length, other: choices[ply][opponentOf(turn)].length }))
    .filter(({ own, other }) => own > 0 && own <= FEW && own <= SHARE * other)
    .sort((one, two) => one.own / one.other - two.own / two.other || one.ply - two.ply);
  if (!worst) return [];
  const before = about.filter(({ ply }) => ply < worst.ply);
  const most = [...before].sort((one, two) => two.less - one.less).slice(0, NAMED);
  // Once a corner is lost the next one says little.
  const end =
    moves.find(({ move, turn: whose }) => whose !== turn && isCorner(move))?.ply ?? game.moves.length;
  const later = moves.filter((move) => move.turn === turn && move.ply >= worst.ply && isEarly(move.ply));
  const spent = later.find(({ ply }) => ply < end && opensEach(lost, ply));
  const passed = later.find(({ move }) => move === "pass");
  const numberOf = (/** @type {{ ply: number } | undefined} */ at) =>
    at ? 1 + discNumber(game, at.ply) : null;
  return [
    {
      kind: "short",
      turn,
      ply: most[0].ply,
      began: before[0].ply,
      after: before.filter((each) => most.includes(each)).map(({ move }) => move),
      number: 1 + discNumber(game, worst.ply),
      own: worst.own,
      other: worst.other,
      spent: numberOf(spent),
      passed: spent ? null : numberOf(passed),
    },
  ];
}

/**
 * How many moves less than after the better move a side has to choose from beside its opponent, in the mean of its next turns by the lines
 * of both.
 * @param {Lost} lost
 * @param {ReviewedMove} mistake
 */
function choiceLost({ coach, game, turn }, { ply, line, best }) {
  const other = opponentOf(turn);
  const differences = AGAIN.flatMap((plies) => {
    if (Math.min(line.pv.length, best.pv.length) < plies) return [];
    const [now, instead] = [line, best].map(({ pv }) => {
      const board = pv
        .slice(0, plies)
        .reduce((at, move) => at.after(/** @type {any} */ (move)), game.at(ply));
      const at = choicesIn(coach, board);
      return at[turn].length - at[other].length;
    });
    return instead - now;
  });
  return differences.reduce((sum, each) => sum + each, 0) / Math.max(1, differences.length);
}

/** Whether every move at a ply opens a corner to the winner. @param {Lost} lost @param {number} ply */
function opensEach({ game, turn, coach, choices }, ply) {
  const [now, winner] = [game.at(ply), opponentOf(turn)];
  const isNew = (/** @type {string} */ move) => isCorner(move) && !choices[ply][winner].includes(move);
  const moves = now.legalMoves();
  return moves.length > 1 && moves.every((move) => choicesIn(coach, now.after(move))[winner].some(isNew));
}
