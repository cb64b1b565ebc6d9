// How the opponent refutes a move that a person tries: the sentence and the board tell the same moves.

/** @import { Color } from "../state/types.js" */
import { opponentOf } from "../game/plies.js";
import { moveName } from "../game/text.js";
import { reviewPhrases } from "./text.js";

/** How many moves of a refutation are told. */
const TOLD = 4;

/**
 * The moves of a refutation that are told: after the answer no further than to the better move, which one still looks for.
 * @param {readonly string[]} pv the move, and what follows it
 * @param {string} better
 */
export function answersIn(pv, better) {
  const end = pv.indexOf(better, 2);
  return pv.slice(1, end === -1 ? TOLD + 1 : Math.min(TOLD + 1, end));
}

/**
 * The refutation of a move as a row of a card; none where the game ends by it.
 * @param {Color} turn who tried it
 * @param {readonly string[]} pv the move, and what follows it
 * @param {string} better
 */
export function answerRows(turn, pv, better) {
  const [first, ...then] = answersIn(pv, better).map(moveName);
  return first === undefined ? [] : [{ label: "", lead: reviewPhrases.reply(opponentOf(turn), first, then) }];
}
