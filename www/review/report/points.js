/** @import { ReviewedMove } from "../../app/flipside.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { Page } from "../../app/feature.js" */
/** @import { GameReview } from "../../app/types.js" */
import { create, setText } from "../../dom/elements.js";
import { saveOwnPuzzles } from "../own-puzzles.js";
import { turningPoints } from "../report.js";
import { isComplete } from "../state.js";
import { miniBoard } from "./mini-board.js";
import { ownColors, puzzleOf } from "./missed.js";
import { betterLine, playedLine, pointTitle, report } from "./text.js";

/**
 * The moves that cost the most, each with the better one, to be shown and to be tried.
 * @param {Page} page
 */
export function createPoints({ store, match }) {
  const title = create("h3");
  const list = create("ol", { class: "turning-points" });
  const none = create("p", { class: "note" }, report.noPoints);
  const element = create("section", { class: "turning" }, title, list, none);
  store.watch(
    ({ review, paused, settings }) => ({ review, isPaused: paused.review, side: settings.side }),
    ({ review, isPaused, side }) => {
      if (!review) return;
      element.hidden = !isComplete(review) && !isPaused;
      if (element.hidden) return;
      const colors = ownColors({ side });
      const points = turningPoints(review, colors);
      setText(title, colors.length === 1 ? report.ownPoints : report.points);
      none.hidden = points.length > 0;
      list.replaceChildren(...points.map((point) => item(review, point, match)));
    },
  );
  return element;
}

/**
 * @param {GameReview} review
 * @param {ReviewedMove} point
 * @param {Match} match
 */
function item(review, point, match) {
  const { ply, move, best } = point;
  const { game } = review;
  const show = create("button", { type: "button" }, report.show);
  const tryIt = create("button", { type: "button", class: "primary" }, report.tryIt);
  show.addEventListener("click", () => match.study.goToReviewed(ply + 1));
  tryIt.addEventListener("click", () => {
    const puzzles = [puzzleOf(review, point)];
    saveOwnPuzzles(puzzles);
    match.practice(puzzles);
  });
  return create(
    "li",
    {},
    miniBoard(game.at(ply), { played: move, better: best.move }),
    create(
      "div",
      {},
      create("b", {}, pointTitle(review, point)),
      create("p", {}, playedLine(game.moves.slice(ply, ply + 5))),
      create("p", {}, betterLine(best)),
      create("p", { class: "row" }, tryIt, show),
    ),
  );
}
