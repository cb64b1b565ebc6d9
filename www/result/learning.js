/** @import { State } from "../state/types.js" */
import { phrasesOf } from "../words/language.js";

/** What the button says that lets the engine learn from the game that was played. */
export const learning = phrasesOf("learning", {
  learn: "Let the engine learn",
  nothing: "The engine learned nothing new",
  learned: "The engine learned from it",
  /** @param {number} done @param {number} total */
  stop: (done, total) => `Stop learning (${done} of ${total})`,
});

/** @param {State["bookLearning"]} bookLearning */
export function learningLabel(bookLearning) {
  if (bookLearning === null) return learning.learn;
  if (!("positions" in bookLearning)) return learning.stop(bookLearning.done, bookLearning.total);
  return bookLearning.positions === 0 ? learning.nothing : learning.learned;
}
