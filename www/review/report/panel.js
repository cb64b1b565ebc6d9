/** @import { Match } from "../../match/match.js" */
/** @import { Store } from "../../app/store.js" */
/** @import { GameReview, State } from "../../app/types.js" */
import { create, find, setAttribute, setText } from "../../dom/elements.js";
import { mistakeFrom } from "../report.js";
import { isComplete, isSurveyed, placeInReview } from "../state.js";
import { reviewSentence } from "../text.js";
import { isUnsure } from "../verdicts.js";
import { createGraph } from "./graph.js";
import { saveMissedMoves } from "./missed.js";
import { createOpenings } from "./openings.js";
import { createPoints } from "./points.js";
import { createSummary } from "./summary.js";
import { report } from "./text.js";

/**
 * Fills the panel of the report: the graph, the mistakes one by one, the numbers, the turning points and the openings.
 * @param {Store} store
 * @param {Match} match
 */
export function openReport(store, match) {
  const panel = find(document, "#report", HTMLElement);
  const head = createHead(match);
  const walk = createWalk(match);
  const graph = createGraph(match);
  const summary = createSummary();
  const points = createPoints(match);
  const openings = createOpenings(match);
  const parts = [head, graph, walk, summary, points, openings];
  find(panel, ".panel-head", HTMLElement).append(...head.elements);
  panel.append(graph.element, walk.element, summary.element, points.element, openings.element);
  store.watch((state) => {
    panel.hidden = state.review === null;
    if (!panel.hidden) for (const part of parts) part.draw(state);
  });
  saveMissedMoves(store);
}

/** How far the review is, and a button that stops it. @param {Match} match */
function createHead(match) {
  const progress = create("span", { class: "purpose", role: "status" });
  const stop = create("button", { type: "button", class: "quiet" });
  /** @type {GameReview | null} */
  let drawn = null;
  let isPaused = false;
  stop.addEventListener("click", () => match.study.pauseReview(!isPaused));
  return {
    elements: [progress, stop],
    /** @param {State} state */
    draw: ({ review, paused }) => {
      if (!review || (review === drawn && paused.review === isPaused)) return;
      drawn = review;
      isPaused = paused.review;
      setText(progress, progressText(review, isPaused));
      setText(stop, isPaused ? report.goOn : report.stop);
      stop.hidden = isComplete(review);
    },
  };
}

/** @param {GameReview} review @param {boolean} isPaused */
function progressText(review, isPaused) {
  if (isComplete(review)) return "";
  if (isPaused) return report.stopped;
  if (!isSurveyed(review)) return report.surveying(review.done, review.total);
  return report.lookingAgain(review.moves.filter((move) => isUnsure(review, move)).length);
}

/** What is said of the present move, and the way from mistake to mistake. @param {Match} match */
function createWalk(match) {
  const sentence = create("p", { class: "sentence", role: "status" });
  const button = (/** @type {string} */ name) => create("button", { type: "button" }, name);
  const back = button(report.back);
  const steps = [
    { step: /** @type {const} */ (-1), button: button(report.previous) },
    { step: /** @type {const} */ (1), button: button(report.next) },
  ];
  const element = create(
    "div",
    { class: "walk-mistakes" },
    sentence,
    create("p", { class: "row" }, ...steps.map(({ button }) => button), back),
  );
  /** @type {State | null} */
  let drawn = null;
  const go = (/** @type {1 | -1 | 0} */ step) => {
    const { review, game } = drawn ?? {};
    if (!review || !game) return;
    const { ply } = placeInReview(review, game);
    const to = step === 0 ? ply : mistakeFrom(review, ply, step);
    if (to !== undefined) match.study.goToReviewed(to);
  };
  for (const { step, button } of steps) button.addEventListener("click", () => go(step));
  back.addEventListener("click", () => go(0));
  return {
    element,
    /** @param {State} state */
    draw: (state) => {
      const { review, game, activity } = state;
      if (
        !review ||
        (review === drawn?.review &&
          game === drawn.game &&
          activity === drawn.activity &&
          state.paused === drawn.paused)
      )
        return;
      drawn = state;
      const { ply, isOnLine } = placeInReview(review, game);
      setText(sentence, reviewSentence(state));
      back.hidden = isOnLine;
      for (const { step, button } of steps)
        setAttribute(button, "aria-disabled", mistakeFrom(review, ply, step) === undefined ? "true" : null);
    },
  };
}
