import { phrasesOf } from "../words/language.js";

export const resultCard = phrasesOf("resultCard", {
  /** Begins the review of the game, at the move that decided it. */
  see: "See what decided it",
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
});
