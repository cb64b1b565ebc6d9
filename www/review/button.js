/** @import { State } from "../app/types.js" */
import { find, releaseFocus, setAttribute } from "../dom/elements.js";

/**
 * The button that asks for a review; where there is one, the report stands in its place.
 * @param {HTMLElement} place
 * @returns {(state: State) => void}
 */
export function createReview(place) {
  const button = find(place, "[data-action=review]", HTMLButtonElement);
  return ({ review, room, game, engine }) => {
    setAttribute(button, "aria-disabled", String(engine === "missing" || game.moves.length === 0));
    const isShown = review !== null && room === "analyze";
    if (isShown) releaseFocus(button, "#moves [aria-current]");
    button.hidden = isShown;
  };
}
