/** @import { State } from "../state/types.js" */

/** What the button says that lets the engine learn from a game. @param {State["lesson"]} lesson */
export function lessonLabel(lesson) {
  if (lesson === null) return "Learn from this game";
  return "positions" in lesson
    ? learnedNote(lesson.positions)
    : `Stop learning (${lesson.done} of ${lesson.total})`;
}

/** What came of it. @param {number} positions */
function learnedNote(positions) {
  if (positions === 0) return "Nothing new learned";
  return positions === 1 ? "1 position learned" : `${positions} positions learned`;
}
