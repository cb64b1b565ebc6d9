/** @import { Guide, Page } from "../feature.js" */
/** @import { Guided } from "./state.js" */
import { create, icon, releaseFocus, setAttribute, setText } from "../dom/elements.js";
import { createGuidedButtons } from "./buttons.js";
import { guidedCard } from "./card.js";
import { GuidedReview } from "./guided.js";
import { guided as texts } from "./text.js";

/**
 * The guided review as the card of the review shows it.
 * @param {Page} page
 * @param {() => void} changed draws the card
 * @returns {Guide}
 */
export function openGuide(page, changed) {
  const review = new GuidedReview(page, changed);
  const buttons = createGuidedButtons(review, page.board);
  const label = create("span", {}, texts.learn);
  const entry = create("button", { type: "button", class: "learn" }, icon("learn"), label);
  entry.addEventListener("click", async () => {
    await review.begin();
    buttons.focus(review.state);
  });
  return {
    entry,
    buttons: buttons.element,
    get isGoingOn() {
      return review.state !== null;
    },
    isLooking: (state) => review.isLooking(state),
    card: (shown) => guidedCard(shown, /** @type {Guided} */ (review.state)),
    read: (reason) => review.read(reason),
    get marks() {
      return review.marks;
    },
    draw() {
      const { state, planned } = review;
      entry.hidden = state !== null;
      setText(label, planned ? texts.learnFrom(planned.tasks.length, planned.isOnce) : texts.learn);
      setAttribute(entry, "aria-disabled", review.colors.length === 0 ? "true" : null);
      if (!state) releaseFocus(buttons.element, "#coach .learn");
      buttons.draw(state, review.isAway);
    },
  };
}
