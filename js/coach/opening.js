// What players chose in a position that they know: a reason of its own, which rests on their games, not on the two lines.

/**
 * @import { Known } from "./arguments.js"
 * @import { Move } from "../generated/types.js"
 * @import { Chosen, Opening } from "./reasons.js"
 */

/**
 * The better move was chosen in at least so many games, and so many times as often as the other one. Among mistakes of people that is 83
 * times as frequent as the same with the moves exchanged: `node benches/coach/evidence.js` counts them.
 */
const LEAST_GAMES = 20;
const TIMES_AS_OFTEN = 3;

/** What that says for a mistake, as the weights do: the logarithm of its odds in thousandths. */
export const OPENING_SHARE = 3000;

/**
 * The reason that one move is chosen much more often than another one; `undefined` where it is not.
 * @param {Known | null} known of the position
 * @param {Move} played
 * @param {Move} best
 * @returns {Opening | undefined}
 */
export function openingReason(known, played, best) {
  if (!known) return undefined;
  const [one, other] = [chosenIn(known, played), chosenIn(known, best)];
  if (!one || !other) return undefined;
  const isTelling = other.games >= LEAST_GAMES && other.games >= TIMES_AS_OFTEN * one.games;
  return isTelling ? { kind: "opening", played: one, best: other } : undefined;
}

/**
 * What is known of a move; undefined if its games were not counted.
 * @param {Known} known
 * @param {Move} move
 * @returns {Chosen | undefined}
 */
function chosenIn({ games, moves }, move) {
  const found = moves.find((each) => each.move === move);
  if (found?.games !== undefined) return { name: found.name ?? null, games: found.games };
  // Where the others have all games, it has none.
  const listed = moves.reduce((sum, each) => sum + (each.games ?? 0), 0);
  return games !== undefined && listed >= games ? { name: found?.name ?? null, games: 0 } : undefined;
}
