/** @import { PlayedMove } from "../../feature.js" */
/** @import { Color } from "../../state/types.js" */

/** Fewer games say little of a move. */
const FEWEST_GAMES = 5;

/** A move of a smaller share of the games is one that somebody tried. */
const LEAST_SHARE = 0.02;

/**
 * The move that did best for the side to move: by the mean score, or by the points where no scores are known.
 * @param {readonly PlayedMove[]} moves
 * @param {Color} turn
 * @param {number} [uncounted] games that went on with other moves
 * @returns {PlayedMove | null} null where too few games say it, or a move that is not counted may have done better
 */
export function bestMove(moves, turn, uncounted = 0) {
  const all = moves.reduce((sum, { games }) => sum + games, uncounted);
  if (uncounted >= FEWEST_GAMES && uncounted >= LEAST_SHARE * all) return null;
  const told = moves.filter((move) => knownOf(move) >= FEWEST_GAMES && move.games >= LEAST_SHARE * all);
  if (told.length < 2) return null;
  return told.reduce((best, move) => (worthOf(move, turn) > worthOf(best, turn) ? move : best));
}

/** How many games ended in a way that is known. @param {PlayedMove} move */
const knownOf = ({ black, draws, white }) => black + draws + white;

/** @param {PlayedMove} move @param {Color} turn */
function worthOf(move, turn) {
  const wins = turn === "black" ? move.black : move.white;
  return move.score ?? (wins + move.draws / 2) / knownOf(move);
}
