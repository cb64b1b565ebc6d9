import { phrasesOf } from "../../words/language.js";

export const keepingTexts = phrasesOf("keeping", {
  title: "Your openings",
  keep: { black: "Keep this line for Black", white: "Keep this line for White" },
  known: "Your repertoire has this line already.",
  undo: "Undo",
  /** @param {number} number of the move @param {string} answer */
  leftOwn: (number, answer) => `You left your repertoire at move ${number}: there you have ${answer}.`,
  /** @param {number} number of the move @param {string} move */
  leftOther: (number, move) => `Your repertoire has no answer to move ${number}, ${move}.`,
});
