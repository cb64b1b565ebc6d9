// How well each side played in a game whose moves were compared with the best ones.

/** @import { ReviewedMove } from "../calls/comparison.js" */
/** @import { Color } from "../generated/types.js" */
/** @import { Phase } from "../rules/phases.js" */
/** @import { Compared, PlayedGame, Size } from "./verdicts.js" */

import { PHASES, phaseOf } from "../rules/phases.js";
import { isDealt, isMistake, isUnsure, SIZES, verdictOf } from "./verdicts.js";

/**
 * How a side played, as far as that is known: what rests on moves that are still looked at is `null`.
 * @typedef {object} SideReport
 * @property {boolean} isKnown whether all of it is
 * @property {number | null} accuracy in percent; also null where it had no choice
 * @property {number | null} loss in discs
 * @property {Record<Size, number> | null} sizes how many mistakes by size
 * @property {Record<Phase, number | null>} phases how many mistakes by phase
 */

/** At so many lost discs a move keeps a third of its accuracy. */
export const SCALE = 6;

/** How accurate a move is. @param {number} loss in discs @returns {number} in percent */
export function accuracyOf(loss) {
  return 100 * Math.exp(-loss / SCALE);
}

/** @param {Compared} review @param {Color} color @returns {SideReport} */
export function sideReport(review, color) {
  // Passes are moves, so the colors alternate.
  const first = Number(review.game.at(0).turn !== color);
  const plies = review.game.moves.flatMap((_, index) => (index % 2 === first ? [index] : []));
  const phaseAt = phasesOf(review.game);
  const moves = review.moves.filter(
    ({ turn, forced, ply }) => turn === color && !forced && !isDealt(review, ply),
  );
  const isKnown = areKnown(review, plies);
  const sizes = /** @type {Record<Size, number>} */ (Object.fromEntries(SIZES.map(([size]) => [size, 0])));
  /** @type {Record<Phase, number | null>} */
  const phases = { opening: 0, midgame: 0, endgame: 0 };
  for (const move of moves) {
    const verdict = verdictOf(review, move);
    if (!isMistake(verdict)) continue;
    sizes[verdict] += 1;
    const phase = phaseAt[move.ply] ?? "endgame";
    phases[phase] = Number(phases[phase]) + 1;
  }
  for (const [phase] of PHASES)
    if (
      !areKnown(
        review,
        plies.filter((index) => phaseAt[index] === phase),
      )
    )
      phases[phase] = null;
  const accuracy = moves.reduce((sum, { loss }) => sum + accuracyOf(loss), 0) / moves.length;
  return {
    isKnown,
    accuracy: isKnown && moves.length > 0 ? accuracy : null,
    loss: isKnown ? moves.reduce((sum, { loss }) => sum + loss, 0) : null,
    sizes: isKnown ? sizes : null,
    phases,
  };
}

/**
 * The phases of the moves of a game that was reviewed: they are asked for whenever a move of it was looked at.
 * @type {WeakMap<PlayedGame, readonly Phase[]>}
 */
const phasesByGame = new WeakMap();

/** The phase of each move. @param {PlayedGame} game */
function phasesOf(game) {
  const phases = phasesByGame.get(game) ?? game.moves.map((_, index) => phaseOf(discNumber(game, index + 1)));
  phasesByGame.set(game, phases);
  return phases;
}

/**
 * Whether moves were looked at, and none of them will be looked at again.
 * @param {Compared} review
 * @param {readonly number[]} plies of the moves, 0 the first
 */
export function areKnown(review, plies) {
  const known = new Set(review.moves.filter((move) => !isUnsure(review, move)).map(({ ply }) => ply));
  return plies.every((ply) => known.has(ply));
}

/** The number of the last disc that was placed, as moves are counted: passes have none. @param {PlayedGame} game @param {number} ply */
export function discNumber(game, ply) {
  return 60 - game.at(ply).empties;
}

/** The mistakes that are sure, in the order of the game. @param {Compared} review @returns {ReviewedMove[]} */
export function mistakesOf(review) {
  return review.moves.filter((move) => isMistake(verdictOf(review, move)));
}
