/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { Color, GameReview } from "../state/types.js" */
/** @import { Decision } from "../review/decision.js" */
import { moveName } from "../game/text.js";
import { unusedMistake } from "../review/answers.js";
import { discNumber, mistakesOf } from "../review/numbers.js";
import { inOneText } from "../words/language.js";
import { resultCard } from "./text.js";

/**
 * What the opponent has to speak of.
 * @typedef {object} Spoken
 * @property {Decision | null} decision what decided the game
 * @property {Pick<ReviewedMove, "ply" | "move" | "best"> | null} mistake of the person's, whose better move they are asked for
 * @property {boolean} isLost whether the person lost
 */

/**
 * What a weak opponent says after a game: which of the person's moves decided it, and which of its own mistakes they could have used.
 * A loser hears of their own mistake first.
 * @param {Pick<GameReview, "game" | "moves" | "again" | "from">} review
 * @param {Color} color of the person
 * @param {Spoken} spokenOf
 * @returns {string | undefined} `undefined` if no move decided the game and no mistake was missed
 */
export function confessed(review, color, spokenOf) {
  const { mistake, isLost } = spokenOf;
  const unused = unusedMistake(review, color);
  const isAsked = unused?.answer.best.move === mistake?.best.move;
  const missed = isAsked
    ? undefined
    : unused && resultCard.unused(moveName(unused.mistake.move), unused.answer.best.move);
  const own = spoken(review, color, spokenOf);
  const said = (isLost ? [own, missed] : [missed, own]).flatMap((each) => each ?? []);
  return said.length === 0 ? undefined : inOneText(said);
}

/**
 * What decided a game, as the opponent says it to the person. It does not tell the move that they are asked for.
 * @param {Pick<GameReview, "game" | "moves" | "again" | "from">} review
 * @param {Color} color of the person
 * @param {Spoken} spokenOf
 * @returns {string | undefined} `undefined` if nothing decided it
 */
export function spoken(review, color, { decision, mistake, isLost }) {
  const { own, mine, ownLargest, mineLargest } = resultCard;
  const numberOf = (/** @type {{ ply: number }} */ { ply }) => 1 + discNumber(review.game, ply);
  // The move that lost the most has not always decided anything.
  const isLargest = decision?.before === decision?.after;
  if (decision?.turn === color) return (isLargest ? ownLargest : own)(decision.move, numberOf(decision));
  // The winner's mistakes do not tell a person why they lost.
  if (decision && !isLost) return (isLargest ? mineLargest : mine)(decision.move, decision.better);
  const losses = mistakesOf(review).flatMap(({ turn, loss }) => (turn === color ? [loss] : []));
  const largest = mistakesOf(review).find(({ ply }) => ply === mistake?.ply);
  return largest && largest.loss === Math.max(...losses)
    ? ownLargest(largest.move, numberOf(largest))
    : undefined;
}
