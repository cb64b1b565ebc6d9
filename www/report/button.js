/** @import { Page } from "../feature.js" */
import { find, releaseFocus, setAttribute } from "../dom/elements.js";

/**
 * The button that asks for a review; where there is one, the report stands in its place.
 * @param {HTMLElement} place
 * @param {Page} page
 */
export function createReview(place, { store }) {
  const button = find(place, "[data-action=review]", HTMLButtonElement);
  store.watch(
    ({ engine, game }) => engine === "missing" || game.moves.length === 0,
    (isDisabled) => setAttribute(button, "aria-disabled", String(isDisabled)),
  );
  store.watch(
    ({ review, room }) => review !== null && room === "analyze",
    (isReported) => {
      if (isReported) releaseFocus(button, "#moves [aria-current]");
      button.hidden = isReported;
    },
  );
}
