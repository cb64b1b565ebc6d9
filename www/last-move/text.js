import { phrasesOf } from "../words/language.js";

/** What the last move did is said in the words of a review. */
export const lastMoveTexts = phrasesOf("lastMove", {
  ask: "What did my last move do?",
  takeBack: "Take it back",

  /** @param {string} move */
  better: (move) => `${move} was better.`,
});
