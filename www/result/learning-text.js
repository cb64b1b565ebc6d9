/** @import { State } from "../app/types.js" */
import { phrasesOf } from "../words/language.js";

export const lesson = phrasesOf("lesson", {
  learn: "Learn from this game",
  nothing: "Nothing new learned",
  learned: "Learned from this game",
  /** @param {number} done @param {number} total */
  stop: (done, total) => `Stop learning (${done} of ${total})`,
});

/** What the button says that lets the engine learn from a game. @param {State["bookLearning"]} learning */
export function lessonLabel(learning) {
  if (learning === null) return lesson.learn;
  if (!("positions" in learning)) return lesson.stop(learning.done, learning.total);
  return learning.positions === 0 ? lesson.nothing : lesson.learned;
}
