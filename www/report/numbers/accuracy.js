/** @import { Page } from "../../feature.js" */
/** @import { Color, GameReview } from "../../state/types.js" */
import { create, setAttribute, setText } from "../../dom/elements.js";
import { sideReport } from "../../review/numbers.js";
import { isComplete, isSurveyed, movesLooked, unsureMoves } from "../../review/state.js";
import { nameInReview } from "../home/names.js";
import { accuracyText, decidingText, formulaSentences, report } from "../text.js";

/** @type {readonly Color[]} */
const COLORS = ["black", "white"];

/**
 * How accurate each side played, how that is counted, and how far the review is, with a button that stops it.
 * @param {Page} page
 */
export function createAccuracies({ store, match }) {
  const plates = COLORS.map((color) => {
    const value = create("b", { "data-accuracy": color });
    const name = create("span", { class: "name" });
    const chip = create("i", { class: "chip", "data-color": color });
    return {
      color,
      name,
      value,
      element: create("p", { class: "accuracy", "data-color": color }, chip, name, value),
    };
  });
  const [black, white] = plates.map(({ element }) => element);
  const element = create(
    "div",
    { class: "accuracies" },
    black ?? "",
    createMiddle({ store, match }),
    white ?? "",
  );
  store.watch(
    ({ about, review, settings }) => ({ about, review, settings }),
    ({ about, review, settings }) => {
      if (!review) return;
      for (const { color, name, value, element } of plates) {
        setText(name, nameInReview({ about, settings }, color));
        const { isKnown, accuracy } = sideReport(review, color);
        setText(value, isKnown ? accuracyText(accuracy) : report.notYet);
        setAttribute(element, "data-known", isKnown);
      }
    },
  );
  return element;
}

/** What the numbers are, or how far they are. @param {Pick<Page, "store" | "match">} page */
function createMiddle({ store, match }) {
  const progress = create("span", { class: "purpose", role: "status" });
  const formula = create("div", { id: "formula", class: "panel formula", popover: "" });
  formula.append(
    create("h3", {}, report.formula),
    ...formulaSentences().map((text) => create("p", {}, text)),
  );
  const what = create(
    "button",
    { type: "button", class: "quiet", popovertarget: "formula", title: report.formula },
    create("span", {}, report.accuracy),
    create("i", { class: "why", "aria-hidden": "true" }, "?"),
  );
  const stop = create("button", { type: "button", class: "quiet" });
  stop.addEventListener("click", () => match.study.pauseReview(!store.state.paused.review));
  store.watch(
    ({ review, paused }) => ({ review, isPaused: paused.review }),
    ({ review, isPaused }) => {
      if (!review) return;
      setText(progress, progressText(review, isPaused));
      setText(stop, isPaused ? report.goOn : report.stop);
      stop.hidden = isComplete(review);
      what.hidden = !stop.hidden;
    },
  );
  return create("div", { class: "how" }, what, progress, stop, formula);
}

/** @param {GameReview} review @param {boolean} isPaused */
function progressText(review, isPaused) {
  if (isComplete(review)) return decidingText(review);
  if (isPaused) return report.stopped;
  if (!isSurveyed(review)) return report.surveying(...movesLooked(review));
  return report.lookingAgain(unsureMoves(review).length);
}
