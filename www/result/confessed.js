/** @import { Color, GameReview } from "../state/types.js" */
/** @import { Decision } from "../review/decision.js" */
import { moveName } from "../game/text.js";
import { unusedMistake } from "../review/answers.js";
import { inOneText } from "../words/language.js";
import { resultCard } from "./text.js";

/**
 * What a weak opponent says after a game: which of its own mistakes the person could have used, and which of the person's moves decided it.
 * @param {Pick<GameReview, "moves">} review
 * @param {Color} color of the person
 * @param {Decision | null} decision what decided the game
 * @returns {string | undefined} `undefined` if no move decided the game and no mistake was missed
 */
export function confessed(review, color, decision) {
  const unused = unusedMistake(review, color);
  const missed = unused && resultCard.unused(moveName(unused.mistake.move), unused.answer.best.move);
  const said = [missed, decidedText(color, decision)].flatMap((each) => each ?? []);
  return said.length === 0 ? undefined : inOneText(said);
}

/** @param {Color} color of the person @param {Decision | null} decision */
function decidedText(color, decision) {
  // The move that lost the most has not always decided anything.
  const isOwn = decision?.turn === color && decision.before !== decision.after;
  return isOwn ? resultCard.own(decision.move, decision.better) : decision?.sentence;
}
