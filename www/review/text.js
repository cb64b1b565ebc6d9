/** @import { Color, GameReview } from "../state/types.js" */
/** @import { ReviewedMove } from "../package/flipside.js" */

import { COLORS, plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";
import { verdictOf } from "./verdicts.js";

const discs = (/** @type {number} */ count) => plural(count, { one: "# disc", other: "# discs" });

/** What a review says of moves. Losses are in discs; a mistake loses 2 or more. */
export const reviewPhrases = phrasesOf("review", {
  elsewhere: "This move was not played in the game.",
  looking: "Looking at every move…",
  ready: "Go from move to move, or to the first mistake.",
  drawn: "This move was drawn before the game: it is nobody's.",
  /** At the end of the game. @param {number} count */
  mistakes: (count) =>
    plural(count, { one: "# mistake of two discs or more.", other: "# mistakes of two discs or more." }),

  /** @param {Color} color */
  noMove: (color) => `${COLORS[color]} had to pass: there was no legal move.`,
  /** @param {Color} color @param {string} move */
  only: (color, move) => `${COLORS[color]} had no choice: ${move} was the only legal move.`,
  /** @param {Color} color @param {string} move */
  best: (color, move) => `${COLORS[color]}'s ${move} is the best move.`,
  /** @param {Color} color @param {string} move @param {string} best another move */
  asGood: (color, move, best) => `${COLORS[color]}'s ${move} is as good as the best move, ${best}.`,
  /** @param {Color} color @param {string} move @param {number} loss */
  good: (color, move, loss) => `${COLORS[color]}'s ${move} is a good move: it gives up only ${discs(loss)}.`,
  /** @param {Color} color @param {string} move @param {number} loss */
  unsure: (color, move, loss) => `${COLORS[color]}'s ${move} may give up about ${discs(loss)}.`,
  /** @param {Color} color @param {string} move @param {number} loss */
  unsureYet: (color, move, loss) =>
    `${COLORS[color]}'s ${move} may give up about ${discs(loss)}. The engine will check it again.`,
  /** @param {Color} color @param {string} move @param {number} loss */
  loses: (color, move, loss) => `${COLORS[color]}'s ${move} gives up ${discs(loss)}.`,
  /** Where the loss is not proven. @param {Color} color @param {string} move @param {number} loss */
  losesAbout: (color, move, loss) => `${COLORS[color]}'s ${move} gives up about ${discs(loss)}.`,

  /** Before a mistake. @param {Color} color to move @param {string} move the mistake */
  task: (color, move) => `${COLORS[color]} to move: find a better move than ${move}.`,
  /** @param {string} move */
  found: (move) => `Well found: ${move} is the best move.`,
  /** @param {string} move */
  trying: (move) => `Looking at ${move}…`,
});

/**
 * What the review says of a move.
 * @param {GameReview} review
 * @param {ReviewedMove} reviewed
 * @param {boolean} isPaused whether the review is
 */
export function moveSentence(review, reviewed, isPaused) {
  const { turn, move, loss, best } = reviewed;
  switch (verdictOf(review, reviewed)) {
    case "drawn":
      return reviewPhrases.drawn;
    case "forced":
      return move === "pass" ? reviewPhrases.noMove(turn) : reviewPhrases.only(turn, move);
    case "best":
      return move === best.move
        ? reviewPhrases.best(turn, move)
        : reviewPhrases.asGood(turn, move, best.move);
    case "good":
      return reviewPhrases.good(turn, move, loss);
    case "unsure":
      return isPaused ? reviewPhrases.unsure(turn, move, loss) : reviewPhrases.unsureYet(turn, move, loss);
    default:
      return best.exact ? reviewPhrases.loses(turn, move, loss) : reviewPhrases.losesAbout(turn, move, loss);
  }
}
