/** @import { Page } from "../../app/feature.js" */
/** @import { GameReview } from "../../app/types.js" */
import { fields } from "../../app/store.js";
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
 * @param {Page} page
 */
export function openReport(page) {
  const panel = find(document, "#report", HTMLElement);
  const title = create("h2", { id: "report-title" }, report.title);
  panel.append(create("header", { class: "panel-head" }, title, ...createHead(page)));
  const parts = [createGraph, createWalk, createSummary, createPoints, createOpenings];
  panel.append(...parts.map((part) => part(page)));
  page.store.watch(
    ({ review }) => review === null,
    (isHidden) => {
      panel.hidden = isHidden;
    },
  );
  saveMissedMoves(page.store);
}

/** How far the review is, and a button that stops it. @param {Page} page */
function createHead({ store, match }) {
  const progress = create("span", { class: "purpose", role: "status" });
  const stop = create("button", { type: "button", class: "quiet" });
  stop.addEventListener("click", () => match.study.pauseReview(!store.state.paused.review));
  store.watch(
    ({ review, paused }) => ({ review, isPaused: paused.review }),
    ({ review, isPaused }) => {
      if (!review) return;
      setText(progress, progressText(review, isPaused));
      setText(stop, isPaused ? report.goOn : report.stop);
      stop.hidden = isComplete(review);
    },
  );
  return [progress, stop];
}

/** @param {GameReview} review @param {boolean} isPaused */
function progressText(review, isPaused) {
  if (isComplete(review)) return "";
  if (isPaused) return report.stopped;
  if (!isSurveyed(review)) return report.surveying(review.done, review.total);
  return report.lookingAgain(review.moves.filter((move) => isUnsure(review, move)).length);
}

/** What is said of the present move, and the way from mistake to mistake. @param {Page} page */
function createWalk({ store, match }) {
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
  const go = (/** @type {1 | -1 | 0} */ step) => {
    const { review, game } = store.state;
    if (!review) return;
    const { ply } = placeInReview(review, game);
    const to = step === 0 ? ply : mistakeFrom(review, ply, step);
    if (to !== undefined) match.study.goToReviewed(to);
  };
  for (const { step, button } of steps) button.addEventListener("click", () => go(step));
  back.addEventListener("click", () => go(0));
  store.watch(fields("review", "game", "activity", "paused"), (shown) => {
    const { review, game } = shown;
    if (!review) return;
    const { ply, isOnLine } = placeInReview(review, game);
    setText(sentence, reviewSentence(shown));
    back.hidden = isOnLine;
    for (const { step, button } of steps)
      setAttribute(button, "aria-disabled", mistakeFrom(review, ply, step) === undefined ? "true" : null);
  });
  return element;
}
