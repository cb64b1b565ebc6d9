import { plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const personalBook = phrasesOf("personalBook", {
  title: "Personal book",
  save: "Export",
  forget: "Delete",
  forgotten: "What the engine had learned was deleted.",
  bringBack: "Bring it back",
  /** @param {number} positions */
  note: (positions) =>
    plural(positions, {
      one: "From its games with you the engine has learned # position. It is kept in this browser.",
      other: "From its games with you the engine has learned # positions. They are kept in this browser.",
    }),
  /** @param {string} reason a sentence */
  notLearned: (reason) => `The engine did not learn from the game: ${reason}`,
});
