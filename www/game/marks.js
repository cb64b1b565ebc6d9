/** @import { Mark } from "../app/flipside.js" */
/** @import { State } from "../app/types.js" */

import { isGameShown } from "../app/rooms.js";

/**
 * The marks on the board: those of an exercise; the square of a hint, or what the coach speaks of, and what is drawn by hand.
 * @param {Pick<State, "room" | "exercise" | "hint" | "explained" | "drawn">} state
 * @returns {readonly Mark[]}
 */
export function shownMarks({ room, exercise, hint, explained, drawn }) {
  if (!isGameShown({ room })) return exercise?.marks ?? [];
  const told = hint ? [markAt(hint, "hint")] : room === "analyze" ? explained.map(ringed) : [];
  return [...told, ...drawn];
}

/** @param {Mark | string} mark */
function ringed(mark) {
  return typeof mark === "string" ? markAt(mark, "ring") : mark;
}

/** @param {string} square @param {"hint" | "ring"} shape */
function markAt(square, shape) {
  return /** @type {Mark} */ ({ square, shape });
}
