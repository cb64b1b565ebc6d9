/** @import { Card } from "../../review/card.js" */
import { create, setAttribute, setText } from "../../dom/elements.js";
import { isMistake } from "../../review/verdicts.js";
import { report } from "../text.js";

/** The buttons of the card. They stay where they are from move to move. */
export function createButtons() {
  const button = (/** @type {string} */ label, attributes = {}) =>
    create("button", { type: "button", ...attributes }, label);
  const next = button(report.next, { class: "next primary" });
  const show = button(report.show);
  const tryIt = button(report.tryIt, { class: "primary" });
  const more = button(report.more, { "aria-expanded": "false" });
  const values = button(report.values, { class: "quiet", "aria-pressed": "false" });
  const summary = button(report.home, { class: "quiet" });
  const element = create("p", { class: "row" }, next, tryIt, show, more);
  return {
    element,
    /** What "More" offers below what it tells. */
    further: [values, summary],
    /** The one that leads has the focus. */
    focus: () => tryIt.focus({ preventScroll: true }),
    focusMore: () => more.focus({ preventScroll: true }),
    /**
     * @param {Card} card
     * @param {object} now
     * @param {boolean} now.isShowing
     * @param {boolean} now.isMore
     * @param {boolean} now.wantsValues
     * @param {boolean} now.hasNext whether there is another mistake
     */
    draw(card, { isShowing, isMore, wantsValues, hasNext }) {
      const isLed = next === document.activeElement;
      next.hidden = !card.isDone || !hasNext;
      // There is nothing to show off the game, and the way on takes its place.
      show.hidden = card.isDone;
      // One button leads: while a line is shown, that which ends it.
      setText(show, isShowing ? report.stop : report.show);
      show.classList.toggle("primary", isShowing);
      tryIt.classList.toggle("primary", !isShowing && next.hidden);
      disable(show, card.reviewed === null || card.isAway);
      setText(tryIt, card.isAway ? report.back : report.tryIt);
      disable(tryIt, !card.isAway && !isMistake(card.verdict));
      setAttribute(more, "aria-expanded", String(isMore));
      setAttribute(values, "aria-pressed", String(wantsValues));
      // Off the game they are there anyway, but beside the praise of a move.
      values.hidden = card.isAway && !card.isDone;
      if (isLed && next.hidden) tryIt.focus({ preventScroll: true });
    },
    /** @param {Record<"next" | "show" | "tryIt" | "more" | "values" | "summary", () => void>} acts */
    listen(acts) {
      for (const [pressed, act] of /** @type {const} */ ([
        [next, acts.next],
        [show, acts.show],
        [tryIt, acts.tryIt],
        [more, acts.more],
        [values, acts.values],
        [summary, acts.summary],
      ]))
        pressed.addEventListener("click", () => {
          if (pressed.getAttribute("aria-disabled") !== "true") act();
        });
    },
  };
}

/** @param {Element} button @param {boolean} isDisabled */
function disable(button, isDisabled) {
  setAttribute(button, "aria-disabled", isDisabled ? "true" : null);
}
