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
  const said = [missed, spoken(color, decision)].flatMap((each) => each ?? []);
  return said.length === 0 ? undefined : inOneText(said);
}

/**
 * What decided a game, as the opponent says it to the person.
 * @param {Color} color of the person
 * @param {Decision | null} decision
 * @returns {string | undefined} `undefined` if nothing decided it
 */
export function spoken(color, decision) {
  if (!decision) return undefined;
  const { own, mine, ownLargest, mineLargest } = resultCard;
  // The move that lost the most has not always decided anything.
  const [ofPerson, ofOpponent] = decision.before === decision.after ? [ownLargest, mineLargest] : [own, mine];
  return (decision.turn === color ? ofPerson : ofOpponent)(decision.move, decision.better);
}
