/** @import { Match } from "../match/match.js" */

const TEXT = "textarea, input[type=text], input[type=search], [contenteditable]";

/** Pauses the scores of moves while the page is hidden, or a text is being edited. @param {Match} match */
export function followAttention(match) {
  const look = () =>
    match.study.pauseScoring(document.hidden || (document.activeElement?.matches(TEXT) ?? false));
  document.addEventListener("visibilitychange", look);
  document.addEventListener("focusin", look);
  // The focus has left, and is somewhere else only in a moment.
  document.addEventListener("focusout", () => setTimeout(look));
  look();
}
