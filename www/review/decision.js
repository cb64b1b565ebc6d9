/** @import { CoachDecided, ReviewedMove } from "../package/flipside.js" */
/** @import { Color, GameReview } from "../state/types.js" */
/** @import { Cause } from "./causes/types.js" */
import { COACH_WORDS, loadCoach } from "../package/parts.js";
import { language } from "../words/language.js";
import { causesOf, gaveAway } from "./causes/causes.js";
import { choicesOf } from "./causes/choices.js";
import { cornersLost } from "./causes/corners.js";
import { causeText, cornerText, ownDecision } from "./causes/text.js";
import { withSureness } from "./text.js";

/** The move that decided a game, and what is said of it. @typedef {CoachDecided & { sentence: string }} Decision */

/**
 * What decided a game that is reviewed.
 * @param {readonly ReviewedMove[]} moves
 * @param {Color | null} [person] who is spoken to; `null` for nobody
 * @returns {Promise<Decision | null>} `null` where nothing decided it, or the coach is missing
 */
export async function decisionOf(moves, person = null) {
  try {
    const [{ decided, sentence }, words] = await Promise.all([loadCoach(), COACH_WORDS[language]?.()]);
    const found = decided(moves);
    if (!found) return null;
    const said = found.turn === person ? ownDecision(found) : sentence(found, words?.words);
    return { ...found, sentence: withSureness(said, found, moves) };
  } catch {
    return null;
  }
}

/**
 * Why a game was lost, by whom, and before which move to look.
 * @typedef {{ kind: Cause["kind"], ply: number, turn: Color, sentence: string }} LossCause
 */

/**
 * Why a game that is reviewed was lost, by whom, and before which move to look.
 * @param {GameReview} review all of it
 * @param {Color | null} [person] who is spoken to; `null` for nobody
 * @returns {Promise<LossCause[]>} none where nothing can be said, or the coach is missing
 */
export async function whyLost(review, person = null) {
  try {
    const coach = await loadCoach();
    const decided = coach.decided(review.moves);
    return causesOf(review, coach, decided).map((cause) => ({
      kind: cause.kind,
      ply: cause.ply,
      turn: cause.turn,
      sentence: causeText(cause, person),
    }));
  } catch {
    return [];
  }
}

/**
 * The mistake at which a game turned: the one that gave it away, or else the one after which the loser was never even again.
 * @param {GameReview} review all of it
 * @returns {Promise<number | null>} the ply before it; `null` where there is none, or the coach is missing
 */
export async function turnedAt(review) {
  const [decided, causes] = await Promise.all([decisionOf(review.moves), whyLost(review)]);
  const [cause] = causes;
  if (decided && (!cause || gaveAway(decided, cause.turn))) return decided.ply;
  return causes.find(({ kind }) => kind === "behind")?.ply ?? null;
}

/**
 * How a mistake of a reviewed game gave a corner away, as the game went on: a reason that everybody sees.
 * @param {GameReview} review
 * @param {number} ply before the mistake
 * @param {Color | null} player the color that is spoken of; `null` where the mistake is the person's, who is spoken to
 * @returns {Promise<{ corner: string, sentence: string } | null>} `null` where it gave none away, or the coach is missing
 */
export async function cornerGiven(review, ply, player) {
  try {
    const coach = await loadCoach();
    const choices = choicesOf(coach, review.game, review.total);
    const lost = cornersLost(review, coach, choices, true).find((each) => each.ply === ply);
    return lost ? { corner: lost.corner, sentence: cornerText(lost, player ? null : lost.turn) } : null;
  } catch {
    return null;
  }
}
