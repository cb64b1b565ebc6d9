/** @import { Mark } from "../app/flipside.js" */
/** @import { State } from "../app/types.js" */

import { isGameShown } from "../app/rooms.js";

/**
 * The marks on the board: those of an exercise, the square of a hint, what the coach speaks of, or what the person has chosen.
 * @param {Pick<State, "room" | "exercise" | "hint" | "explained" | "overlaid">} state
 * @returns {readonly Mark[]}
 */
export function shownMarks({ room, exercise, hint, explained, overlaid }) {
  if (!isGameShown({ room })) return exercise?.marks ?? [];
  if (hint) return [markAt(hint, "hint")];
  if (room !== "analyze") return [];
  if (explained.length === 0) return overlaid;
  return explained.map((mark) => (typeof mark === "string" ? markAt(mark, "ring") : mark));
}

/** @param {string} square @param {"hint" | "ring"} shape */
function markAt(square, shape) {
  return /** @type {Mark} */ ({ square, shape });
}
