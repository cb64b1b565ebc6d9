/** @import { Game, ReviewedMove } from "../package/flipside.js" */
/** @import { Color, GameReview } from "../state/types.js" */
import { PHASES } from "../../js/rules/phases.js";
import { areKnown, mistakesOf } from "../../js/verdicts/accuracy.js";

// A review in numbers: how well each side played, where it went wrong, and where the game turned.

export { PHASES, phaseOf } from "../../js/rules/phases.js";
export { accuracyOf, discNumber, mistakesOf, SCALE, sideReport } from "../../js/verdicts/accuracy.js";

/** @typedef {import("../../js/rules/phases.js").Phase} Phase */
/** @typedef {import("../../js/verdicts/accuracy.js").SideReport} SideReport */

/** How many turning points a game has. */
const TURNING_POINTS = 3;
/** With a lead of so many discs a game is as good as won: what is lost beyond that turns nothing. */
const WON = 20;

/**
 * The ply at which the next mistake was chosen, or the one before. From the end of the game one goes on to the first mistake of it.
 * @param {GameReview} review
 * @param {number} ply where one is
 * @param {1 | -1} step forward or back
 * @param {readonly ReviewedMove[]} [among] the mistakes that count: all when left out
 * @returns {number | undefined} before the mistake; `undefined` if there is none, or if the moves on the way to it are not all known yet
 */
export function mistakeFrom(review, ply, step, among = mistakesOf(review)) {
  const plies = among.map((move) => move.ply);
  const from = step > 0 && ply === review.total ? -1 : ply;
  const to = step > 0 ? plies.find((each) => each > from) : plies.findLast((each) => each < from);
  if (to === undefined) return undefined;
  const [first, end] = step > 0 ? [from + 1, to] : [to + 1, from];
  const passed = Array.from({ length: end - first }, (_, index) => first + index);
  return areKnown(review, passed) ? to : undefined;
}

/** How many discs a move lost while the game was open. @param {ReviewedMove} move */
function turned({ best, loss }) {
  const within = (/** @type {number} */ score) => Math.max(-WON, Math.min(WON, score));
  return within(best.score) - within(best.score - loss);
}

/**
 * The move that decided the game, and those that cost the most while it was open, in the order of the game.
 * @param {GameReview} review
 * @param {readonly Color[]} colors of whose moves
 * @param {number | null} [decided] the ply before the move that decided the game; `null` where none did, or it is not known
 * @returns {ReviewedMove[]}
 */
export function turningPoints(review, colors, decided = null) {
  const first = (/** @type {ReviewedMove} */ { ply }) => Number(ply === decided);
  return mistakesOf(review)
    .filter(({ turn }) => colors.includes(turn))
    .sort(
      (one, other) =>
        first(other) - first(one) ||
        turned(other) - turned(one) ||
        other.loss - one.loss ||
        one.ply - other.ply,
    )
    .slice(0, TURNING_POINTS)
    .sort((one, other) => one.ply - other.ply);
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
  const [, last] = /** @type {(typeof PHASES)[number]} */ (PHASES[0]);
  for (let ply = 1; ply <= Math.min(game.moves.length, last); ply += 1) {
    const name = game.at(ply).openingName(language);
    if (name && name !== named.at(-1)?.name) named.push({ ply, name });
  }
  return named;
}
