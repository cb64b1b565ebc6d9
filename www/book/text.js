import { plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const personalBook = phrasesOf("personalBook", {
  title: "Personal book",
  save: "Export",
  forget: "Delete",
  forgotten: "What the engine learned is deleted.",
  bringBack: "Bring it back",
  /** @param {number} positions */
  note: (positions) =>
    plural(positions, {
      one: "From games with you the engine has learned # position, which is kept in this browser.",
      other: "From games with you the engine has learned # positions, which are kept in this browser.",
    }),
  /** @param {string} reason a sentence */
  notLearned: (reason) => `The engine did not learn from the game: ${reason}`,
});
