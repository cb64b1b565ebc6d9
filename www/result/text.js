/** @import { Color } from "../state/types.js" */
import { COLORS } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const resultCard = phrasesOf("resultCard", {
  /** Begins the review of the game, at the move that decided it. */
  see: "See what decided it",
  /** Begins it at its summary, which says why, where no move decided the game. */
  seeOwn: "See why you lost",
  /** Where that was not the person. @param {Color} color */
  seeOther: (color) => `See why ${COLORS[color]} lost`,
  /** Gives the person the position of their mistake as an exercise. */
  practice: "Find the better move",
  more: "More",
  accuracy: "Your accuracy",
  /** Where nobody is "you". */
  accuracies: "Accuracy",
  best: "Your best move",

  /** The next stronger opponent. @param {string} name */
  stronger: (name) => `Play ${name}`,
  /** Two shares. @param {string} black @param {string} white */
  both: (black, white) => `Black ${black} · White ${white}`,
  /** @param {string} move @param {string} mistake the opponent's */
  answer: (move, mistake) => `${move}, the best answer to ${mistake}`,

  /** What a weak opponent says of its own mistake that the person did not use. @param {string} move @param {string} best the answer */
  unused: (move, best) => `My ${move} was a mistake: ${best} would have punished it.`,
  /**
   * What an opponent says of the person's move that decided the game. The better one is asked for.
   * @param {string} move
   * @param {number} number
   */
  own: (move, number) => `Your ${move} at move ${number} decided the game.`,
  /** What it says of its own. @param {string} move @param {string} best */
  mine: (move, best) => `My ${move} decided the game; ${best} was better.`,
  /** The largest mistake of a game that no single move decided. @param {string} move @param {number} number */
  ownLargest: (move, number) => `Your largest mistake was ${move} at move ${number}.`,
  /** The opponent's own. @param {string} move @param {string} best */
  mineLargest: (move, best) => `My largest mistake was ${move}; ${best} was better.`,
});
