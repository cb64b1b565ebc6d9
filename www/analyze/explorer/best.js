// Which move did best in the games of a position, and how sure that is.

/** @import { PlayedMove } from "../../feature.js" */
/** @import { Color } from "../../state/types.js" */

/** Fewer games say little of a move. */
const FEWEST_GAMES = 20;

/** Moves of a smaller share of the games, which nobody counted, may be left out of account. */
const LEAST_SHARE = 0.02;

/** How many standard deviations hold 95 percent of a normal distribution. */
const DEVIATIONS = 1.959964;

/**
 * The move that did best, and the points that it won, a draw being half of one.
 * @typedef {object} Best
 * @property {string} move
 * @property {number} games that ended in a known way
 * @property {number} share of the points, 0 to 1
 * @property {readonly [number, number]} interval in which the true share lies with 95 percent certainty
 */

/**
 * The move that did best for the side to move: the one whose share of the points is the highest even at the lower end of its interval.
 * @param {readonly PlayedMove[]} moves
 * @param {Color} turn
 * @param {number} [uncounted] games that went on with other moves
 * @returns {Best | null} null where too few games say it, or a move that is not counted may have done better
 */
export function bestMove(moves, turn, uncounted = 0) {
  const all = moves.reduce((sum, { games }) => sum + games, uncounted);
  if (uncounted >= FEWEST_GAMES && uncounted >= LEAST_SHARE * all) return null;
  const told = moves.map((move) => successOf(move, turn)).filter(({ games }) => games >= FEWEST_GAMES);
  if (told.length < 2) return null;
  return told.reduce((best, each) => (each.interval[0] > best.interval[0] ? each : best));
}

/** @param {PlayedMove} played @param {Color} turn @returns {Best} */
function successOf({ move, black, draws, white }, turn) {
  const games = black + draws + white;
  const points = (turn === "black" ? black : white) + draws / 2;
  return { move, games, share: games === 0 ? 0 : points / games, interval: wilsonInterval(points, games) };
}

/**
 * Wilson's interval for a share, of 95 percent. Unlike the usual one it is of use for few games, and near 0 and 1.
 * @param {number} points 0 to `games`
 * @param {number} games
 * @returns {[number, number]} from 0 to 1
 */
export function wilsonInterval(points, games) {
  if (games === 0) return [0, 1];
  const share = points / games;
  const square = DEVIATIONS ** 2;
  const middle = share + square / (2 * games);
  const reach = DEVIATIONS * Math.sqrt((share * (1 - share)) / games + square / (4 * games ** 2));
  const whole = 1 + square / games;
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)];
}
