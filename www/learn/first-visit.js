/** @import { Page } from "../feature.js" */
import { releaseFocus } from "../dom/elements.js";

/**
 * Offers the first lesson to a person who is here for the first time, until the first move is played.
 * @param {HTMLButtonElement} button
 * @param {Page} page
 */
export function createFirstVisit(button, { store, isFirstVisit }) {
  store.watch(
    ({ game, room }) => isFirstVisit && room === "play" && game.moves.length === 0,
    (isOffered) => {
      if (!isOffered) releaseFocus(button);
      button.hidden = !isOffered;
    },
  );
}
