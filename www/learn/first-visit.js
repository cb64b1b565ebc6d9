/** @import { State } from "../app/types.js" */
import { releaseFocus } from "../dom/elements.js";

/**
 * Offers the first lesson to who is here for the first time, until the first move is played.
 * @param {HTMLButtonElement} button
 * @param {boolean} isFirst
 * @returns {(state: State) => void}
 */
export function createFirstVisit(button, isFirst) {
  return ({ game, room }) => {
    const isOffered = isFirst && room === "play" && game.moves.length === 0;
    if (!isOffered) releaseFocus(button);
    button.hidden = !isOffered;
  };
}
