// What a review calls a move.

/** @import { ReviewedMove } from "../calls/comparison.js" */
/** @import { Color } from "../generated/types.js" */

/**
 * The parts of a game that are read. It may be one of another copy of the package.
 * @typedef {object} PlayedGame
 * @property {readonly string[]} moves
 * @property {(ply: number) => { turn: Color, empties: number, isOver: boolean, openingName: () => string | null }} at
 */

/**
 * A game whose moves were compared with the best ones.
 * @typedef {object} Compared
 * @property {PlayedGame} game
 * @property {readonly ReviewedMove[]} moves
 * @property {readonly number[]} again the plies of the moves that were looked at a second time
 * @property {number} from the ply from which on the players chose their moves
 */

/** How large a mistake is. @typedef {"small" | "medium" | "large"} Size */

/**
 * The verdict on a move: that nobody chose it, that there was no other, that it was as good as any, that it was good, that it seems to
 * be a mistake and is looked at again, or how large the mistake is.
 * @typedef {"dealt" | "forced" | "best" | "good" | "unsure" | Size} Verdict
 */

/** A mistake loses so many discs at least. */
export const LEAST_LOSS = 2;

/** A large one loses so many. */
export const LARGE_LOSS = 8;

/** The sizes of mistakes, the largest first, and from how many lost discs on. @type {readonly [Size, number][]} */
export const SIZES = Object.freeze([
  ["large", LARGE_LOSS],
  ["medium", 4],
  ["small", LEAST_LOSS],
]);

/**
 * What a review says of a move.
 * @param {Compared} review
 * @param {ReviewedMove} move
 * @returns {Verdict}
 */
export function verdictOf(review, move) {
  if (isDealt(review, move.ply)) return "dealt";
  if (move.forced) return "forced";
  if (isUnsure(review, move)) return "unsure";
  return sizeOf(review, move) ?? (move.loss > 0 ? "good" : "best");
}

/**
 * Whether the move at a ply was dealt before the game, and is nobody's.
 * @param {Compared} review
 * @param {number} ply of the move, 0 the first
 */
export function isDealt({ from }, ply) {
  return ply < from;
}

/** How large a mistake a move is by what it lost. @param {Compared} review @param {ReviewedMove} move @returns {Size | undefined} */
function sizeOf({ game }, { ply, loss }) {
  const [size] = SIZES.find(([, discs]) => loss >= discs) ?? [];
  return size === "small" && isOpening(game, ply) ? undefined : size;
}

/**
 * Whether the move at a ply makes an opening that has a name: its players know what it costs.
 * @param {PlayedGame} game
 * @param {number} ply
 */
function isOpening(game, ply) {
  const name = game.at(ply + 1).openingName();
  return name !== null && name !== game.at(ply).openingName();
}

/** Whether a verdict is a mistake. @param {Verdict | null} verdict @returns {verdict is Size} */
export function isMistake(verdict) {
  return SIZES.some(([size]) => size === verdict);
}

/**
 * Whether a move was looked at for a moment only, and is looked at again: it seems to be a mistake, or can be solved.
 * @param {Compared} review
 * @param {ReviewedMove} move
 */
export function isUnsure(review, move) {
  if (move.forced || isDealt(review, move.ply) || review.again.includes(move.ply)) return false;
  if (isProven(move)) return false;
  return move.ply >= firstSolved(review.game) || sizeOf(review, move) !== undefined;
}

/** Whether both the best move and the one played are proven. @param {ReviewedMove} move */
export function isProven({ best, line }) {
  return best.exact && line.exact;
}

/** At or below so many empty squares the positions of a game are solved. */
export const SOLVED_EMPTIES = 22;

/** The first plies that are solved of the games that were asked about. @type {WeakMap<PlayedGame, number>} */
const firstByGame = new WeakMap();

/** From which ply on a review solves the positions of a game. @param {PlayedGame} game */
export function firstSolved(game) {
  const known = firstByGame.get(game);
  if (known !== undefined) return known;
  let first = game.moves.length;
  while (first > 0 && game.at(first - 1).empties <= SOLVED_EMPTIES) first -= 1;
  firstByGame.set(game, first);
  return first;
}
