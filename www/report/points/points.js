/** @import { ReviewedMove } from "../../package/flipside.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { Page } from "../../feature.js" */
/** @import { GameReview } from "../../state/types.js" */
import { create, setText } from "../../dom/elements.js";
import { decisionOf } from "../../review/decision.js";
import { ownColors, practice, puzzleOf } from "../../review/missed.js";
import { turningPoints } from "../../review/numbers.js";
import { isComplete } from "../../review/state.js";
import { pointTitle, reviewPhrases } from "../../review/text.js";
import { LEAST_LOSS } from "../../review/verdicts.js";
import { report } from "../text.js";
import { miniBoard } from "./mini-board.js";

/**
 * The moves that cost the most: each leads to its place, and all of them can be tried as puzzles.
 * @param {Page} page
 */
export function createPoints({ store, match }) {
  const title = create("h3");
  const list = create("ol", { class: "turning-points" });
  const none = create("p", { class: "note" });
  const button = create("button", { type: "button", class: "quiet" }, reviewPhrases.practice);
  const element = create(
    "section",
    { class: "turning" },
    create("header", { class: "panel-head" }, title, button),
    list,
    none,
  );
  /** What decided the game by some values of its moves, once that is known. @type {{ of: GameReview, ply: number | null } | null} */
  let decided = null;
  const shownPoints = () => {
    const { review } = store.state;
    return review ? turningPoints(review, ownColors(store.state), decided?.ply) : [];
  };
  button.addEventListener("click", () => {
    const { review } = store.state;
    if (!review) return;
    practice(
      match,
      shownPoints().map((point) => puzzleOf(review, point)),
    );
  });
  const draw = () => {
    const { review } = store.state;
    if (!review) return;
    const isOwn = ownColors(store.state).length === 1;
    const isKnown = isComplete(review) && decided?.of.game === review.game;
    if (isComplete(review) && decided?.of.moves !== review.moves)
      void decisionOf(review.moves).then((found) => {
        if (store.state.review?.moves !== review.moves) return;
        decided = { of: review, ply: found?.ply ?? null };
        draw();
      });
    const points = isKnown ? shownPoints() : [];
    setText(title, isOwn ? report.ownPoints : report.points);
    setText(none, isKnown ? reviewPhrases.noPoints(LEAST_LOSS) : report.notYetPoints);
    none.hidden = points.length > 0;
    button.hidden = points.length === 0;
    list.hidden = points.length === 0;
    list.replaceChildren(...points.map((point) => item(review, point, match)));
  };
  store.watch((state) => [state.review, ownColors(state).length], draw);
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
