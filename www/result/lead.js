/** @import { Decision, LossCause } from "../review/decision.js" */
/** @import { Color, GameReview } from "../state/types.js" */
import { gaveAway } from "../review/causes/causes.js";
import { mistakesOf } from "../review/numbers.js";
import { resultCard } from "./text.js";

/** Where the button leads, and what it says. @typedef {{ ply: number, label: string }} Lead */

/**
 * What decided a game, unless that is a mistake of the winner, which changed how the game would end as well.
 * @template {Pick<Decision, "turn" | "before" | "after">} D
 * @param {D | null} found
 * @param {Color | null} loser
 * @returns {D | null}
 */
export function decisionFor(found, loser) {
  const hasChanged = found !== null && found.before !== found.after;
  return hasChanged && loser !== null && found.turn !== loser ? null : found;
}

/**
 * Where the button of the card leads: to the move that decided the game, or else to the causes of the loss, which stand in the summary. The
 * largest mistake in a game that was lost before decided nothing.
 * @param {Pick<Decision, "ply" | "turn" | "before" | "after"> | null} found
 * @param {readonly Pick<LossCause, "turn">[]} causes
 * @param {Color | null} loser
 * @param {Color | null} color of the person
 * @param {number} summary the ply at which it stands
 * @returns {Lead | null}
 */
export function leadOf(found, [cause], loser, color, summary) {
  const isDecisive = loser ? gaveAway(found, loser) : found?.before !== found?.after;
  if (found && isDecisive) return { ply: found.ply, label: resultCard.see };
  if (!cause) return null;
  const label = cause.turn === color ? resultCard.seeOwn : resultCard.seeOther(cause.turn);
  return { ply: summary, label };
}

/**
 * Where the summary of a review stands: before the first move, or, if that is a mistake of which the card tells there, at the end.
 * @param {GameReview} review
 */
export function summaryOf(review) {
  return mistakesOf(review)[0]?.ply === 0 ? review.total : 0;
}

/**
 * The cause that is told: the first one that does not tell the move that the person is asked for, nor what the opponent says.
 * @param {readonly LossCause[]} causes
 * @param {{ ply: number, best: { move: string } } | null} mistake whose better move they are asked for
 * @param {string} said by the opponent
 * @returns {string} empty for none
 */
export function causeTold(causes, mistake, said) {
  const isTold = (/** @type {LossCause} */ { kind, ply }) =>
    kind === "largest" && ply === mistake?.ply && said !== "";
  const told = causes.find(
    (each) => !isTold(each) && !(mistake && each.sentence.includes(mistake.best.move)),
  );
  return told?.sentence ?? "";
}
