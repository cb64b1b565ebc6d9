/** @import { Page } from "../feature.js" */
/** @import { State } from "../state/types.js" */
import { create, find, setText } from "../dom/elements.js";
import { weighed } from "../evaluation/comparisons.js";
import { areAlike } from "../game/turns.js";
import { lastTried } from "../review/searching/comparing.js";
import { reviewPhrases } from "../review/text.js";
import { triedSentence } from "../review/tried/sentences.js";

/**
 * What the last move was worth beside the best one, by the values that analysis has shown. Of a reviewed game the coach says it.
 * @param {HTMLElement} panel
 * @param {Page} page
 */
export function createTried(panel, { store }) {
  const sentence = create("p", { class: "tried", "data-rooms": "analyze" });
  find(panel, ".lines", HTMLElement).before(sentence);
  store.watch(said, (text) => setText(sentence, text));
}

/** @param {State} state */
function said(state) {
  if (state.room !== "analyze" || state.review) return "";
  const tried = lastTried(state);
  if (!tried) return "";
  const { position, move, isForced } = tried;
  const { turn } = position;
  if (isForced) return reviewPhrases.only(turn, move);
  const known = weighed(state.evaluations, position, move);
  if (!known) return "";
  const { best, line } = known;
  if (areAlike(position, move, best.move)) return reviewPhrases.best(turn, move);
  return triedSentence(turn, move, best, line);
}
