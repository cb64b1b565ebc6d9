/** @import { Mark } from "../app/flipside.js" */
/** @import { State } from "../app/types.js" */

import { isGameShown } from "../app/rooms.js";

/**
 * The marks on the board: those of an exercise, the square of a hint, or what the coach speaks of.
 * @param {Pick<State, "room" | "exercise" | "hint" | "explained">} state
 * @returns {readonly Mark[]}
 */
export function shownMarks({ room, exercise, hint, explained }) {
  if (!isGameShown({ room })) return exercise?.marks ?? [];
  if (hint) return [markAt(hint, "hint")];
  if (room !== "analyze") return [];
  return explained.map((mark) => (typeof mark === "string" ? markAt(mark, "ring") : mark));
}

/** @param {string} square @param {"hint" | "ring"} shape */
function markAt(square, shape) {
  return /** @type {Mark} */ ({ square, shape });
}
