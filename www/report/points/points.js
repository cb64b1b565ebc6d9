/** @import { ReviewedMove } from "../../package/flipside.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { Page } from "../../feature.js" */
/** @import { GameReview } from "../../state/types.js" */
/** @import { Points } from "./shown.js" */
import { create, setText } from "../../dom/elements.js";
import { ownColors, practice, puzzleOf } from "../../review/missed.js";
import { pointTitle, reviewPhrases } from "../../review/text.js";
import { LEAST_LOSS } from "../../review/verdicts.js";
import { report } from "../text.js";
import { miniBoard } from "./mini-board.js";

/**
 * The moves that cost the most: each leads to its place, and all of them can be tried as puzzles.
 * @param {Page} page
 * @param {Points} points
 */
export function createPoints({ store, match }, points) {
  const title = create("h3");
  const list = create("ol", { class: "turning-points" });
  const none = create("p", { class: "note" });
  const button = create("button", { type: "button", class: "quiet" });
  const element = create(
    "section",
    { class: "turning" },
    create("header", { class: "panel-head" }, title, button),
    list,
    none,
  );
  button.addEventListener("click", () => {
    const { review } = store.state;
    if (!review) return;
    practice(
      match,
      (points.now ?? []).map((point) => puzzleOf(review, point)),
    );
  });
  points.follow(() => {
    const { review } = store.state;
    if (!review) return;
    const isOwn = ownColors(store.state).length === 1;
    const shown = points.now ?? [];
    setText(title, isOwn ? report.ownPoints : report.points);
    setText(none, points.now ? reviewPhrases.noPoints(LEAST_LOSS) : report.notYetPoints);
    none.hidden = shown.length > 0;
    setText(button, reviewPhrases.practice(shown.length));
    button.hidden = shown.length === 0;
    list.hidden = shown.length === 0;
    list.replaceChildren(...shown.map((point) => item(review, point, match)));
  });
  return element;
}

/**
 * @param {GameReview} review
 * @param {ReviewedMove} point
 * @param {Match} match
 */
function item(review, point, match) {
  const { ply, move, best } = point;
  const button = create(
    "button",
    { type: "button" },
    miniBoard(review.game.at(ply), { played: move, better: best.move }),
    create("span", {}, pointTitle(review, point)),
  );
  button.addEventListener("click", () => {
    match.study.goToReviewed(ply);
    // On a phone the board is above.
    scrollTo(0, 0);
  });
  return create("li", {}, button);
}
