/** @import { Game, ReviewedMove } from "../package/flipside.js" */
/** @import { Color, GameReview } from "../state/types.js" */
/** @import { Size } from "./verdicts.js" */
import { pliesOf } from "../game/plies.js";
import { isDrawn, isMistake, isUnsure, verdictOf } from "./verdicts.js";

// A review in numbers: how well each side played, where it went wrong, and where the game turned.

/** @typedef {"opening" | "midgame" | "endgame"} Phase */

/**
 * How a side played, as far as that is known: what rests on moves that are still looked at is `null`.
 * @typedef {object} SideReport
 * @property {boolean} isKnown whether all of it is
 * @property {number | null} accuracy in percent; also null where it had no choice
 * @property {number | null} loss in discs
 * @property {Record<Size, number> | null} sizes how many mistakes by size
 * @property {Record<Phase, number | null>} phases how many mistakes by phase
 */

/** The phases and the number of the disc with which each ends. @type {readonly [Phase, number][]} */
export const PHASES = Object.freeze([
  ["opening", 20],
  ["midgame", 40],
  ["endgame", 60],
]);

/** At so many lost discs a move keeps a third of its accuracy. */
const SCALE = 6;

/** How many turning points a game has. */
const TURNING_POINTS = 3;

/** How accurate a move is. @param {number} loss in discs @returns {number} in percent */
export function accuracyOf(loss) {
  return 100 * Math.exp(-loss / SCALE);
}

/** @param {GameReview} review @param {Color} color @returns {SideReport} */
export function sideReport(review, color) {
  const plies = pliesOf(review.game).flatMap((ply, index) => (ply.color === color ? [index] : []));
  const phaseAt = phasesOf(review.game);
  const moves = review.moves.filter(
    ({ turn, forced, ply }) => turn === color && !forced && !isDrawn(review, ply),
  );
  const isKnown = areKnown(review, plies);
  const sizes = { small: 0, medium: 0, large: 0 };
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

/** The phases of the moves of a game that was reviewed: they are asked for whenever a move of it was looked at. @type {WeakMap<Game, readonly Phase[]>} */
const phasesByGame = new WeakMap();

/** The phase of each move. @param {Game} game */
function phasesOf(game) {
  const phases = phasesByGame.get(game) ?? game.moves.map((_, index) => phaseOf(discNumber(game, index + 1)));
  phasesByGame.set(game, phases);
  return phases;
}

/** Whether moves were looked at, and none of them is to be looked at again. @param {GameReview} review @param {readonly number[]} plies of the moves, 0 the first */
function areKnown(review, plies) {
  const known = new Set(review.moves.filter((move) => !isUnsure(review, move)).map(({ ply }) => ply));
  return plies.every((ply) => known.has(ply));
}

/** The phase of a move. @param {number} disc its number, 1 to 60 @returns {Phase} */
export function phaseOf(disc) {
  return PHASES.find(([, last]) => disc <= last)?.[0] ?? "endgame";
}

/** The number of the last disc that was placed, as moves are counted: passes have none. @param {Game} game @param {number} ply */
export function discNumber(game, ply) {
  return 60 - game.at(ply).empties;
}

/** The mistakes that are sure, in the order of the game. @param {GameReview} review @returns {ReviewedMove[]} */
export function mistakesOf(review) {
  return review.moves.filter((move) => isMistake(verdictOf(review, move)));
}

/**
 * The ply of the next mistake, or of the one before. From the end of the game one goes on to the first mistake of it.
 * @param {GameReview} review
 * @param {number} ply where one is
 * @param {1 | -1} step forward or back
 * @returns {number | undefined} after the mistake; nothing where there is none, or may be one before it that is not known yet
 */
export function mistakeFrom(review, ply, step) {
  const plies = mistakesOf(review).map((move) => move.ply + 1);
  const from = step > 0 && ply === review.total ? 0 : ply;
  const to = step > 0 ? plies.find((each) => each > from) : plies.findLast((each) => each < from);
  if (to === undefined) return undefined;
  const [first, end] = step > 0 ? [from, to] : [to - 1, from - 1];
  const passed = Array.from({ length: end - first }, (_, index) => first + index);
  return areKnown(review, passed) ? to : undefined;
}

/**
 * The moves that cost the most, the worst first.
 * @param {GameReview} review
 * @param {readonly Color[]} colors of whose moves
 * @returns {ReviewedMove[]}
 */
export function turningPoints(review, colors) {
  return mistakesOf(review)
    .filter(({ turn }) => colors.includes(turn))
    .sort((one, other) => other.loss - one.loss || one.ply - other.ply)
    .slice(0, TURNING_POINTS);
}

/**
 * The openings that a game went through, each from the ply at which it had its name.
 * @param {Game} game
 * @param {Parameters<Game["openingName"]>[0]} [language] of their names
 * @returns {{ ply: number, name: string }[]}
 */
export function openingsOf(game, language) {
  /** @type {{ ply: number, name: string }[]} */
  const named = [];
  const [[, last]] = /** @type {[[Phase, number]]} */ (/** @type {unknown} */ (PHASES));
  for (let ply = 1; ply <= Math.min(game.moves.length, last); ply += 1) {
    const name = game.at(ply).openingName(language);
    if (name && name !== named.at(-1)?.name) named.push({ ply, name });
  }
  return named;
}
