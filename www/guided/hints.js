// The hints of a lesson that say what to think of, before any says where to look.

/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { Color, GameReview, State } from "../state/types.js" */
/** @import { Task } from "./state.js" */

import { opponentOf } from "../game/plies.js";
import { countBeside } from "../reasons/hints.js";
import { reasonsOf } from "../reasons/reasons.js";
import { playerNamed } from "../review/missed.js";
import { hintFor } from "./state.js";
import { guided as texts } from "./text.js";

/**
 * The first hints as sentences; null where there is none. How often players chose a move is no hint.
 * @param {State} state
 * @param {GameReview} review
 * @param {ReviewedMove} reviewed
 * @param {() => Task} task as it is once the reasons are known
 */
export async function wordsIn(state, review, { ply, turn, move, line, best }, task) {
  const player = playerNamed(state, turn);
  const position = review.game.at(ply);
  const reasons = await reasonsOf(position, line, best, { player });
  const counted = countBeside(position, move, best.move);
  const { reason, reply } = hintFor(task(), reasons, best.move, counted !== null);
  return {
    hint: reason ?? (reply ? texts.reply(opponentOf(turn), reply) : null),
    count: counted && countSentence(opponentOf(turn), move, counted),
  };
}

/** @param {Color} opponent @param {string} move the mistake @param {NonNullable<ReturnType<typeof countBeside>>} counted */
function countSentence(opponent, move, { what, best, played }) {
  return what === "moves"
    ? texts.countMoves(opponent, best, move, played)
    : texts.countFlips(best, move, played);
}
