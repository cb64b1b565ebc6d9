/** @import { State } from "../state/types.js" */

/** What the button says that lets the engine learn from a game. @param {State["lesson"]} lesson */
export function lessonLabel(lesson) {
  if (lesson === null) return "Learn from this game";
  if (!("positions" in lesson)) return `Stop learning (${lesson.done} of ${lesson.total})`;
  return lesson.positions === 0 ? "Nothing new learned" : "Learned from this game";
}
