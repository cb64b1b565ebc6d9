/** @import { Page } from "../../feature.js" */
/** @import { State } from "../../state/types.js" */
import { setAttribute } from "../../dom/elements.js";
import { inOrder, shownMoves } from "../../game/listed-moves.js";
import { ownColors } from "../../review/missed.js";
import { isReviewed, toldReview } from "../../review/state.js";
import { fields } from "../../state/store.js";
import { signed } from "../../words/numbers.js";
import { followedText, report } from "../text.js";
import { scoreAt, sentenceAt } from "../told.js";
import { upperSide } from "../upper-side.js";

/**
 * Writes into the list of moves what the position after each move of the reviewed game is worth to the side that stands above in the graph.
 * @param {HTMLElement} list
 * @param {Page} page
 */
export function showValues(list, { store }) {
  store.watch(fields("about", "game", "review", "room", "settings", "tree"), (state) => {
    const buttons = list.querySelectorAll("button");
    for (const [index, told] of valuesOf(state).entries()) {
      const button = buttons[index];
      if (!button) continue;
      setAttribute(button, "data-value", told?.value ?? null);
      setAttribute(button, "title", told?.sentence ?? null);
    }
  });
}

/**
 * What stands at each button of the list: nothing at moves that the review does not know, and at the start for whom the values are, and
 * how many have changed since it was whole.
 * @param {Pick<State, "about" | "game" | "review" | "room" | "settings" | "tree">} state
 */
export function valuesOf(state) {
  const { game } = state;
  const review = toldReview(state);
  const upper = upperSide(ownColors(state));
  const sign = upper === "black" ? 1 : -1;
  const listed = inOrder(shownMoves(state));
  const told = listed.map(({ move, path }) => {
    if (move === null || !review || !isReviewed(review, game.start, path)) return null;
    const score = scoreAt(review, path.length);
    return score === undefined
      ? null
      : { value: signed(sign * score), sentence: sentenceAt(review, path.length) };
  });
  const isAny = told.some((each) => each !== null);
  if (!isAny || !review) return told;
  const followed = followedText(review);
  const atStart = { value: followed || report.forWhom(upper), sentence: followed || null };
  return told.map((each, index) => (listed[index]?.move === null ? atStart : each));
}
