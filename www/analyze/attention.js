/** @import { Match } from "../match/match.js" */

const TEXT = "textarea, input[type=text], input[type=search], [contenteditable]";
/** What decides in a review whether the panel of the engine is in view. */
const LAYOUT = ["data-review", "data-tab", "data-values"];

/**
 * Pauses the scores of moves while the page is hidden or a text is being edited, and those of a reviewed game while nobody looks at the
 * engine.
 * @param {HTMLElement} engine its panel
 * @param {Match} match
 */
export function followAttention(engine, match) {
  const root = document.documentElement;
  const look = () => {
    match.study.pauseScoring(document.hidden || (document.activeElement?.matches(TEXT) ?? false));
    match.study.pauseReading(
      root.hasAttribute("data-review") && !root.hasAttribute("data-values") && !engine.checkVisibility(),
    );
  };
  document.addEventListener("visibilitychange", look);
  document.addEventListener("focusin", look);
  // The focus has left, and is somewhere else only in a moment.
  document.addEventListener("focusout", () => setTimeout(look));
  addEventListener("resize", look);
  new MutationObserver(look).observe(root, { attributeFilter: LAYOUT });
  look();
}
