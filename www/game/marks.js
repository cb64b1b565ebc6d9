/** @import { Mark } from "../app/flipside.js" */
/** @import { State } from "../app/types.js" */

import { isGameShown } from "../app/rooms.js";

/**
 * The marks on the board: those of an exercise; the square of a hint, what the coach speaks of, or what the person has chosen, and
 * what is drawn by hand.
 * @param {Pick<State, "room" | "exercise" | "hint" | "explained" | "overlaid" | "drawn">} state
 * @returns {readonly Mark[]}
 */
export function shownMarks({ room, exercise, hint, explained, overlaid, drawn }) {
  if (!isGameShown({ room })) return exercise?.marks ?? [];
  if (hint) return [markAt(hint, "hint"), ...drawn];
  const told = room === "analyze" ? (explained.length ? explained.map(ringed) : overlaid) : [];
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
