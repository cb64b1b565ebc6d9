/** @import { Mark } from "../package/flipside.js" */
/** @import { State } from "../state/types.js" */

import { isGameShown } from "../state/rooms.js";

/** @typedef {Pick<State, "room" | "exercise" | "hint" | "explained" | "overlaid">} Told */

/**
 * The marks on the board: what the page marks, what is drawn by hand, and a move that is not confirmed yet.
 * @param {Told & Pick<State, "sketched" | "aimed">} state
 * @returns {readonly Mark[]}
 */
export function shownMarks(state) {
  return [...toldMarks(state), ...ownMarks(state), ...state.aimed];
}

/** What is drawn by hand, where a game is shown. @param {Pick<State, "room" | "sketched">} state */
export function ownMarks({ room, sketched }) {
  return isGameShown({ room }) ? sketched : [];
}

/**
 * What the page marks: what an exercise speaks of; or the square of a hint, what the coach speaks of, or what the person has chosen.
 * @param {Told} state
 * @returns {readonly Mark[]}
 */
export function toldMarks({ room, exercise, hint, explained, overlaid }) {
  if (!isGameShown({ room })) return exercise?.marks ?? [];
  if (hint) return [markAt(hint, "hint")];
  if (room !== "analyze") return [];
  return explained.length ? explained.map(ringed) : overlaid;
}

/** @param {Mark | string} mark */
function ringed(mark) {
  return typeof mark === "string" ? markAt(mark, "ring") : mark;
}

/** @param {string} square @param {"hint" | "ring"} shape */
function markAt(square, shape) {
  return /** @type {Mark} */ ({ square, shape });
}
