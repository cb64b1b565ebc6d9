/** @import { Match } from "../match/match.js" */

const TEXT = "textarea, input[type=text], input[type=search], [contenteditable]";
/** What decides in a review whether the panel of the engine is in view. */
const LAYOUT = ["data-review", "data-tab", "data-values"];

/**
 * Pauses the scores of moves while the page is hidden, a text is being edited, or a review is read and nobody looks at the engine: what it
 * found meanwhile would change what one reads.
 * @param {HTMLElement} engine its panel
 * @param {Match} match
 */
export function followAttention(engine, match) {
  const root = document.documentElement;
  const isRead = () =>
    root.hasAttribute("data-review") && !root.hasAttribute("data-values") && !engine.checkVisibility();
  const look = () =>
    match.study.pauseScoring(document.hidden || isRead() || (document.activeElement?.matches(TEXT) ?? false));
  document.addEventListener("visibilitychange", look);
  document.addEventListener("focusin", look);
  // The focus has left, and is somewhere else only in a moment.
  document.addEventListener("focusout", () => setTimeout(look));
  addEventListener("resize", look);
  new MutationObserver(look).observe(root, { attributeFilter: LAYOUT });
  look();
}
